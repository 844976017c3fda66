import { MAX_ASSOCIATED } from '@contract/documents/definition-parts';
import { placeOf } from '@contract/documents/document-definitions';
import { documentStorage } from '@contract/documents/document-storage';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { AppError, notFound } from '@server/http/errors';
import { type BaseCall, implement, type Recorder } from '@server/http/implement';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type Definition, definitionAt, lastDefinition } from '../definitions/definitions';
import { openFile } from './open-file';
import { comesFrom, findOwner, isStaff, type Owner, type Reader } from './owners';
import { currentRecords, inPlace, scopeFilter } from './repository';
import { decide } from './review';
import { isVisible } from './rules';
import { uploadDocument } from './upload';

type Fields = z.output<(typeof documentStorage)['uploadUser']['body']>;

/** The target of the upload, parsed from the path. */
interface Target {
  kind: 'user' | 'project' | 'table';
  id: string;
  /** Present when the path has "update". */
  docId?: number;
}

interface UploadCall extends Reader, Pick<BaseCall, 'adapters' | 'config' | 'now'> {
  db: Db;
  body: Fields;
  file: ReceivedFile | null;
}

async function upload(call: UploadCall, target: Target) {
  const { body } = call;
  const docId = target.docId ?? body.file_type;
  if (docId === undefined) {
    throw new AppError('validation', t(outcomes.invalidTitle), {
      fields: { file_type: t(fieldMessage.required) },
    });
  }
  if ((body.file_type ?? docId) !== docId) throw notFound();
  const definition = await knownDefinition(call.db, call, docId);
  return uploadDocument(call.db, {
    reader: call,
    definition,
    index: body.assocIndex,
    async findOwner(db) {
      const owner = await ownerOf(db, call, definition, target, body);
      await checkIds(db, call, definition, owner, body);
      return owner;
    },
    file: call.file,
    update: target.docId !== undefined,
    receiving: call.adapters,
    config: call.config,
    now: call.now,
  });
}

/** The record that the path and the association name, by the server's definitions and nothing else. */
async function ownerOf(
  db: Db | Tx,
  reader: Reader,
  definition: Definition,
  { kind, id, docId }: Target,
  { assocTable, assocKey, assocData }: Fields,
): Promise<Owner> {
  const { table, key } = placeOf(definition);
  // The number of a general document says where it is; only a new one there has to name it.
  const mustName = kind === 'table' && docId === undefined;
  const named = assocTable !== undefined || assocKey !== undefined || mustName;
  if (named && (assocTable !== table || assocKey !== key)) throw notFound();
  const direct =
    kind === 'table' ||
    (kind === 'user' && table === 'users') ||
    (kind === 'project' && table === 'projects');
  if (direct) return found(await findOwner(db, reader, table, id));
  // A project's document attached to one of its sites.
  if (kind !== 'project' || table !== 'fg_locations' || !assocData) throw notFound();
  const owner = found(await findOwner(db, reader, table, assocData));
  if (owner.projectId !== id) throw notFound();
  return owner;
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}

/** Ids that travel in the form must name the same records as the path does. */
async function checkIds(
  db: Db | Tx,
  reader: Reader,
  { extras }: Definition,
  owner: Owner,
  body: Fields,
) {
  const { 'metadata[user_id]': userId, 'metadata[project_id]': projectId } = body;
  if (body.assocData && body.assocData !== owner.id) throw notFound();
  if (userId && userId !== owner.userId) throw notFound();
  if (projectId && projectId !== owner.projectId) throw notFound();
  const places = extras.association?.multi_association ? MAX_ASSOCIATED : 1;
  if ((body.assocIndex ?? 0) >= places) throw notFound();
  const { from_project_id: from } = body;
  if (from && !(await comesFrom(db, reader, from, owner))) throw notFound();
}

/** Who asks, and when: the definitions of that day answer. */
interface Asking extends Reader {
  now: Date;
}

/**
 * The definition of this number that holds now, as this reader may know it.
 * @throws AppError not_found, also for documents private to the backoffice
 */
async function knownDefinition(db: Db | Tx, reader: Asking, docId: number): Promise<Definition> {
  return knownTo(reader, await definitionAt(db, docId, reader.now));
}

/** The same to read what was uploaded under it, also once it is asked for no more (`over`). */
async function readDefinition(db: Db | Tx, reader: Asking, docId: number) {
  const asked = await definitionAt(db, docId, reader.now);
  const definition = knownTo(reader, asked ?? (await lastDefinition(db, docId, reader.now)));
  return { definition, over: !asked };
}

function knownTo(reader: Reader, definition: Definition | undefined): Definition {
  if (!definition || (definition.bo_private && !isStaff(reader))) throw notFound();
  return definition;
}

async function files(
  db: Db,
  reader: Asking,
  docId: number,
  place: { table: string; key?: string; id: string },
) {
  const { definition, over } = await readDefinition(db, reader, docId);
  const { table, key } = placeOf(definition);
  // Asked through the project, documents attached to its sites are checked together.
  const throughProject = table === 'fg_locations' && place.table === 'projects' && !place.key;
  if (!throughProject && (place.table !== table || (place.key ?? key) !== key)) {
    throw notFound();
  }
  const owner = found(await findOwner(db, reader, throughProject ? 'projects' : table, place.id));
  if (!isVisible(definition, owner.facts, { staff: isStaff(reader) })) throw notFound();
  const where = throughProject
    ? and(eq(documents.docId, docId), eq(documents.projectId, owner.id))
    : inPlace({ docId, key, owner });
  const rows = await currentRecords(db, and(where, scopeFilter(reader)));
  if (over && rows.length === 0) throw notFound();
  return rows.map(({ record }) => record);
}

export const documentStorageHandlers = implement(documentStorage, {
  uploadUser: (call) => upload(call, { kind: 'user', ...call.params }),
  uploadProject: (call) => upload(call, { kind: 'project', ...call.params }),
  uploadTarget: (call) => upload(call, { kind: 'table', ...call.params }),
  updateUser: (call) => upload(call, { kind: 'user', ...call.params }),
  updateProject: (call) => upload(call, { kind: 'project', ...call.params }),
  updateTarget: (call) => upload(call, { kind: 'table', ...call.params }),

  filesOfUser: (call) =>
    files(call.db, call, call.params.docId, { table: 'users', id: call.params.id }),
  filesOfProject: (call) =>
    files(call.db, call, call.params.docId, { table: 'projects', id: call.params.id }),
  filesOfKey: (call) => files(call.db, call, call.params.docId, call.params),
  async filesByAssociated(call) {
    const { assoc_table, assoc_key, assoc_id, assoc_relation } = call.query;
    const { definition } = await readDefinition(call.db, call, call.params.docId);
    const { extras } = definition;
    if (assoc_relation && assoc_relation !== extras.association?.relation) throw notFound();
    const place = { table: assoc_table, key: assoc_key, id: assoc_id };
    return files(call.db, call, call.params.docId, place);
  },

  view: ({ db, params, query, config, adapters, now }) =>
    openFile(db, {
      documentId: params.dbId,
      use: 'view',
      token: query.access_token,
      config,
      objects: adapters.objects,
      now,
    }),
  download: ({ db, params, query, config, adapters, now }) =>
    openFile(db, {
      documentId: params.dbId,
      use: 'download',
      token: query.access_token,
      config,
      objects: adapters.objects,
      now,
    }),

  verify: (call) => decide(call.db, { ...decisionOf(call), action: 'verify' }),
  reject: (call) =>
    decide(call.db, { ...decisionOf(call), action: 'reject', reason: call.body.reject_reason }),
  unverify: (call) => decide(call.db, { ...decisionOf(call), action: 'unverify' }),
});

function decisionOf(
  call: Reader & {
    body: { id: string; from_project_id?: string | undefined };
    config: Config;
    now: Date;
    record: Recorder;
  },
) {
  return {
    reader: call,
    id: call.body.id,
    fromProjectId: call.body.from_project_id,
    config: call.config,
    record: call.record,
    now: call.now,
  };
}
