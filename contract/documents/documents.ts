import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText } from '../kernel/fields/text';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { documentGroups } from '../locales/es-MX/documents/groups';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { divClasses } from './definition-parts';
import type { DocumentGroup } from './document-definitions';

/**
 * States of one version; 'verificado' and 'rechazado' are the specification's values on the wire. What still
 * waited as its request ended is 'closed': nobody decides on it any more.
 */
export const documentStatuses = ['pending', 'verificado', 'rechazado', 'loaded', 'closed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export type DocumentAction = 'verify' | 'reject' | 'unverify' | 'replace';

/** What may be done with the current version in each state; read by buttons and server alike. */
export const documentActions: Record<DocumentStatus, readonly DocumentAction[]> = {
  pending: ['verify', 'reject', 'replace'],
  verificado: ['unverify'],
  // What a reviewer takes back at once; its owner may replace it meanwhile.
  rechazado: ['unverify', 'replace'],
  loaded: ['replace'],
  closed: [],
};

/** How near a pending document is to the hours in which it should be decided; both are dated settings. */
export const reviewAges = ['on_time', 'soon', 'late'] as const;
export type ReviewAge = (typeof reviewAges)[number];

/** Whom documents are from, by the part that their person has here. */
export const documentAudiences = [
  'client',
  'investor',
  'supplier',
  'supplier_agent',
  'co_obligor',
] as const;

/** Every group of kinds, in the order in which people see them. */
export const documentGroupNames = Object.keys(documentGroups).filter(
  (name): name is DocumentGroup => name in documentGroups,
);

export const MIN_REASON = 5;
export const MAX_REASON = 500;

/** Length of a reason as people count it: no surrounding or invisible characters, one per emoji. */
const visibleLength = (text: string) => [...text.replace(/\p{Cf}|\p{Cc}/gu, '').trim()].length;

/** Words that say why a document is rejected: at least five characters that can be read. */
export const reasonUpTo = (most: number) =>
  plainText(most).refine((text) => visibleLength(text) >= MIN_REASON, {
    error: unlessBlank(said(fieldMessage.min, { characters: MIN_REASON })),
  });

/** Why a document was rejected. */
export const rejectReason = reasonUpTo(MAX_REASON);

/** The specification's document record. Another server may number its rows. */
export const documentRecord = z.object({
  id: z.union([z.string(), z.number()]),
  storage_file: z.string(),
  is_verified: z.string().nullish(),
  reject_reason: z.string().nullish(),
  verified_by: z.string().nullish(),
  updated_at: z.string(),
  /** Which of several of its kind there; our server's addition. */
  assoc_index: z.number().int().nullish(),
});

export type DocumentRecord = z.infer<typeof documentRecord>;

/** Numbers of definitions, as the database counts. */
export const docId = z.coerce.number().int().min(1).max(2_147_483_647);

/** One version of a document, as lists and the review queue show it. */
export const documentItem = z.object({
  id: z.string(),
  doc_id: z.number().int(),
  name: z.string(),
  clasification: z.enum(['user', 'project']),
  clasification_2: z.enum(documentGroupNames),
  status: z.enum(documentStatuses),
  reject_reason: z.string().nullable(),
  verified_by: z.string().nullable(),
  file_name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  /** Without an id it is a co-obligor, who has no account. */
  person: z.object({ id: z.string().nullable(), full_name: z.string() }).nullable(),
  project: z.object({ id: z.string(), folio: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** A later version took its place. */
  superseded: z.boolean(),
  /** Nobody opens or decides on it: it waits for the scanner, or that found malicious software in it. */
  quarantined: z.boolean(),
  /** What only staff see of it, in the list that they review. */
  review: z
    .object({
      /** Null once it is decided, or when there is nothing to decide. */
      age: z.enum(reviewAges).nullable(),
      /** Since it was brought or its decision was taken back; null like its age. */
      waits_since: z.iso.datetime().nullable(),
      /** Another reviewer who has it open, and until when it is theirs. */
      held_by: z.object({ full_name: z.string(), until: z.iso.datetime() }).nullable(),
      /** It was verified once, and waits for a second person; `own` when the reader was the first. */
      first: z.object({ full_name: z.string(), own: z.boolean() }).nullable(),
      /** Its kind may be verified with others at once. */
      bulk: z.boolean(),
    })
    .nullish(),
});

export type DocumentItem = z.infer<typeof documentItem>;

/** What is done with a document; of two verifications the first is one of its own. */
export const documentActs = [
  'upload',
  'first',
  'verify',
  'reject',
  'unverify',
  'infected',
] as const;
export type DocumentAct = (typeof documentActs)[number];

/** One act over one version of a document. */
export const documentHistoryEntry = z.object({
  act: z.enum(documentActs),
  /** Which version, by the name of its file. */
  file_name: z.string(),
  at: z.iso.datetime(),
  /** Null for who has no account, and for what the house does by itself. */
  by: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});

export type DocumentHistoryEntry = z.infer<typeof documentHistoryEntry>;

/** One place where a document goes, and what is in it. */
export const checklistItem = z.object({
  doc_id: z.number().int(),
  name: z.string(),
  description: z.string(),
  indication: z.string(),
  clasification: z.enum(['user', 'project']),
  clasification_2: z.enum(documentGroupNames),
  /** Heading under which it stands. */
  section_id: z.enum(documentGroupNames),
  /** The form's field that asks for it. */
  field_name: z.string(),
  div_class: z.enum(divClasses),
  is_required: z.boolean(),
  verification_requiered: z.boolean(),
  file_type: z.array(z.string()),
  /** What it is attached to: what the upload calls name as table, key and record. */
  db_table: z.enum(['users', 'projects', 'fg_locations']),
  db_field: z.string(),
  owner_id: z.string(),
  /** Whether its definition attaches it by an association: what the uploads' assoc fields are for. */
  is_associated: z.boolean(),
  /** Which of several files of its kind there, from 0: the upload's `assocIndex`. */
  assoc_index: z.number().int(),
  /** Which of several records or files it is about ("Sitio 2, Calle 60 #120"); null when there is one only. */
  place: z.string().nullable(),
  state: z.enum(['missing', ...documentStatuses]),
  /** The current version; null when there is none or its content is not for this reader. */
  document: documentRecord.nullable(),
  /** The current version is in quarantine: nobody opens it. */
  quarantined: z.boolean(),
  /** Versions that it had before the current one, for who may read them. */
  earlier: z.number().int(),
  can_upload: z.boolean(),
  /** Why nothing may be uploaded here, or null. */
  blocked_because: z.string().nullable(),
  /** Its kind has ended: what is there stays to be read. */
  asked_no_more: z.boolean(),
});

export type ChecklistItem = z.infer<typeof checklistItem>;

/** What the review queue is narrowed by. */
export const queueFilters = {
  q: searchText,
  status: z.enum(documentStatuses).optional(),
  doc_id: docId.optional(),
  audience: z.enum(documentAudiences).optional(),
  age: z.enum(reviewAges).optional(),
  program_id: z.uuid().optional(),
  /** Who verified or rejected it, or verified it first. */
  reviewer_id: z.uuid().optional(),
};

const byDocument = z.strictObject({ documentId: z.uuid() });

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/documents',
    can: 'documents.list',
    query: listQuery(['waits_since', 'updated_at'], {
      ...queueFilters,
      user_id: z.uuid().optional(),
      project_id: z.uuid().optional(),
    }),
    response: listOf(documentItem),
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/api/v1/documents/checklist',
    can: 'documents.list',
    query: z.strictObject({ user_id: z.uuid().optional(), project_id: z.uuid().optional() }),
    response: z.object({
      items: z.array(checklistItem),
      /** Names of the required ones that are wanted now. */
      missing: z.array(z.string()),
      /** Names of the required ones whose time has not come. */
      later: z.array(z.string()),
      /** The request ended: its papers are neither asked for nor reviewed any more. */
      ended: z.boolean(),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/documents/:documentId',
    can: 'documents.show',
    params: byDocument,
    response: documentItem,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/documents/:documentId/versions',
    can: 'documents.show',
    params: byDocument,
    response: z.object({
      items: z.array(documentItem),
      /** Who did what with these versions, the latest first. */
      history: z.array(documentHistoryEntry),
    }),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/v1/document-links',
    can: 'documents.show',
    restriction: 'open',
    body: z.strictObject({
      document_id: z.uuid(),
      use: z.enum(['view', 'download']),
      /** Staff's, for a version that is looked at next: the trail says so, and of the look once there is one. */
      ahead: z.boolean().default(false),
    }),
    response: z.object({ access_token: z.string(), expires_at: z.iso.datetime() }),
  }),
} as const;
