import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { documents as documentWords } from '../locales/es-MX/documents/documents';
import { docId, documentRecord, rejectReason } from './documents';

const verdict = documentRecord.pick({
  is_verified: true,
  reject_reason: true,
  verified_by: true,
  updated_at: true,
});

/** What other clients send for what they do not have: null, an empty text or, in a form, the word. */
const absent = z.union([z.null(), z.literal(['', 'null', 'undefined'])]).transform(() => undefined);
const optionalId = z.union([absent, z.uuid()]).optional();
const optionalName = z.union([absent, rawText(60)]).optional();

/** The text fields that travel beside the file. */
const uploadFields = z.strictObject({
  /** Number of the definition; may be left out where the path names it. */
  file_type: z.union([absent, docId]).optional(),
  assocTable: optionalName,
  assocKey: optionalName,
  /** Id of the associated record, for a project's document attached to one of its sites. */
  assocData: optionalId,
  /** Place among several of one association; only the first exists unless the definition allows more. */
  assocIndex: z.union([absent, z.coerce.number().int().min(0).max(32_767)]).optional(),
  from_project_id: optionalId,
  'metadata[user_id]': optionalId,
  'metadata[project_id]': optionalId,
});

const owner = z.strictObject({ id: z.uuid() });
const ownerAndDoc = z.strictObject({ id: z.uuid(), docId });
const dbIdAndName = z.strictObject({ dbId: z.uuid(), '*': rawText(500) });
/** Without a token the answer is 401, as for an anonymous caller. */
const linkToken = z.strictObject({ access_token: rawText(200).optional() });

const upload = {
  method: 'POST',
  can: 'documents.upload',
  kind: 'multipart',
  // The store may be slow.
  transaction: 'own',
  limit: 'uploads',
  // A person brings their own papers: staff verify them.
  impersonation: 'refused',
  body: uploadFields,
  response: documentRecord,
} as const;

const files = {
  method: 'GET',
  can: 'documents.show',
  response: z.array(documentRecord),
} as const;

const file = {
  method: 'GET',
  can: 'public',
  kind: 'file',
  query: linkToken,
  response: z.unknown(),
} as const;

const decision = z.strictObject({ id: z.uuid(), from_project_id: optionalId });

/** Section 7: the calls under /storagev3/documents, to the letter. */
export const documentStorage = {
  uploadUser: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/user/:id',
    params: owner,
  }),
  uploadProject: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/project/:id',
    params: owner,
  }),
  uploadTarget: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/:id',
    params: owner,
  }),
  updateUser: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/user/:id/update/:docId',
    params: ownerAndDoc,
  }),
  updateProject: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/project/:id/update/:docId',
    params: ownerAndDoc,
  }),
  updateTarget: endpoint({
    ...upload,
    path: '/storagev3/documents/upload/:id/update1/:docId',
    params: ownerAndDoc,
  }),
  filesOfUser: endpoint({
    ...files,
    path: '/storagev3/documents/files/:docId/user/:id',
    params: ownerAndDoc,
  }),
  filesOfProject: endpoint({
    ...files,
    path: '/storagev3/documents/files/:docId/project/:id',
    params: ownerAndDoc,
  }),
  filesOfKey: endpoint({
    ...files,
    path: '/storagev3/documents/files/:docId/:id/:table/:key',
    params: ownerAndDoc.extend({ table: rawText(60), key: rawText(60) }),
  }),
  filesByAssociated: endpoint({
    ...files,
    path: '/storagev3/documents/files/:docId/getFilesByAssociated',
    params: z.strictObject({ docId }),
    query: z.strictObject({
      assoc_table: rawText(60),
      assoc_key: rawText(60),
      assoc_id: z.uuid(),
      assoc_relation: rawText(60).optional(),
    }),
  }),
  view: endpoint({
    ...file,
    path: '/storagev3/documents/view_document_file/:dbId/*',
    params: dbIdAndName,
  }),
  download: endpoint({
    ...file,
    path: '/storagev3/documents/download_document_file/:dbId/*',
    params: dbIdAndName,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/storagev3/documents/verify',
    can: 'documents.verify',
    forbidden: said(documentWords.verifyForbidden),
    audit: { action: 'documents.verify', object: 'documents' },
    body: decision,
    response: verdict,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/storagev3/documents/reject',
    can: 'documents.reject',
    forbidden: said(documentWords.rejectForbidden),
    audit: { action: 'documents.reject', object: 'documents' },
    body: decision.extend({ reject_reason: rejectReason }),
    response: verdict,
  }),
  unverify: endpoint({
    method: 'POST',
    path: '/storagev3/documents/unverify',
    can: 'documents.unverify',
    forbidden: said(documentWords.revokeForbidden),
    audit: { action: 'documents.unverify', object: 'documents' },
    body: decision,
    response: verdict,
  }),
} as const;
