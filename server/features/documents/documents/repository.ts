import type {
  documents as contract,
  DocumentItem,
  DocumentRecord,
} from '@contract/documents/documents';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { aliasedTable, and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isStaff, type Owner, projectFilter, type Reader } from './owners';

export type DocumentRow = typeof documents.$inferSelect;

/** The versions that a reader reaches: their own, those of their projects, and for staff all. */
export function scopeFilter(reader: Reader): SQL | undefined {
  if (isStaff(reader)) return undefined;
  const inScope = sql`exists (select 1 from ${projects}
    where ${projects.id} = ${documents.projectId} and ${projectFilter(reader)})`;
  const mine = and(eq(documents.userId, reader.principal.userId), isNull(documents.projectId));
  // One by one: the few that are left of their own, by the definition's key.
  const shown = sql`exists (select 1 from ${documentDefinitions}
    where ${documentDefinitions.id} = ${documents.definitionId} and not ${documentDefinitions.boPrivate})`;
  return and(or(mine, inScope), shown);
}

/** One version within reach, or undefined. */
export async function findDocument(db: Db | Tx, reader: Reader, id: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), scopeFilter(reader)));
  return row;
}

/** The same, locked until the transaction ends against concurrent decisions and replacements. */
export async function lockDocument(tx: Tx, reader: Reader, id: string) {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), scopeFilter(reader)))
    .for('update');
  return row;
}

/** A place for one file: a definition at a record. */
export interface Slot {
  docId: number;
  key: string;
  owner: Pick<Owner, 'table' | 'id'>;
}

export const inSlot = ({ docId, key, owner }: Slot) =>
  and(
    eq(documents.ownerTable, owner.table),
    eq(documents.ownerId, owner.id),
    eq(documents.ownerKey, key),
    eq(documents.docId, docId),
  );

/**
 * The current version of a slot. Concurrent uploads to it are serialised from here to their commit: a
 * slot without a row is locked as well as one with a row.
 */
export async function lockSlot(tx: Tx, slot: Slot) {
  const name = [slot.owner.table, slot.owner.id, slot.key, slot.docId].join('/');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(inSlot(slot), isNull(documents.supersededBy)))
    .for('update');
  return row;
}

const reviewers = aliasedTable(users, 'reviewers');

const recordQuery = (db: Db | Tx) =>
  db
    .select({ document: documents, reviewer: reviewers.fullName })
    .from(documents)
    .leftJoin(reviewers, eq(reviewers.id, documents.verifiedBy));

/** Current versions that match, oldest first, as the specification's records. */
export async function currentRecords(db: Db | Tx, where: SQL | undefined) {
  const rows = await recordQuery(db)
    .where(and(where, isNull(documents.supersededBy)))
    .orderBy(documents.id);
  return rows.map(({ document, reviewer }) => ({
    document,
    record: toRecord(document, reviewer),
  }));
}

/** A version as the specification words it: a state that is neither of its two is pending. */
export function toRecord(row: DocumentRow, reviewer: string | null): DocumentRecord {
  const decided = row.status === 'verificado' || row.status === 'rechazado';
  return {
    id: row.id,
    storage_file: row.fileName,
    is_verified: decided ? row.status : null,
    reject_reason: row.rejectReason,
    verified_by: reviewer,
    updated_at: row.updatedAt.toISOString(),
  };
}

const people = aliasedTable(users, 'people');

const itemQuery = (db: Db | Tx) =>
  db
    .select({
      document: documents,
      definition: {
        name: documentDefinitions.name,
        clasification: documentDefinitions.clasification,
        clasification_2: documentDefinitions.clasification2,
      },
      reviewer: reviewers.fullName,
      personName: people.fullName,
      coObligorName: coObligors.fullName,
      project: { id: projects.id, folio: projects.folio },
    })
    .from(documents)
    .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
    .leftJoin(reviewers, eq(reviewers.id, documents.verifiedBy))
    .leftJoin(people, eq(people.id, documents.userId))
    .leftJoin(
      coObligors,
      and(eq(documents.ownerTable, 'co_obligors'), eq(coObligors.id, documents.ownerId)),
    )
    .leftJoin(
      projects,
      or(eq(projects.id, documents.projectId), eq(projects.id, coObligors.projectId)),
    );

type ItemRow = Awaited<ReturnType<typeof itemQuery>>[number];

export async function findItem(db: Db | Tx, id: string) {
  const [row] = await itemQuery(db).where(eq(documents.id, id));
  return row && toItem(row);
}

/** Every version of a slot, the newest first. */
export async function versionsOf(db: Db, slot: Slot) {
  const rows = await itemQuery(db).where(inSlot(slot)).orderBy(desc(documents.id)).limit(100);
  return rows.map(toItem);
}

export async function listDocuments(db: Db, reader: Reader, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: documents,
    id: documents.id,
    select: itemQuery(db),
    own: (row) => row.document,
    within: and(isNull(documents.supersededBy), scopeFilter(reader)),
    filters: {
      status: documents.status,
      doc_id: documents.docId,
      user_id: documents.userId,
      project_id: documents.projectId,
      q: isAbout,
    },
    sorts: {
      // Ids are made in order of time.
      created_at: documents.id,
      updated_at: documents.updatedAt,
    },
    // The oldest first: it has waited longest.
    defaultSort: 'created_at',
  });
  return { ...page, items: page.items.map(toItem) };
}

function isAbout(typed: string): SQL {
  return sql`(${documents.userId} in (select u.id from users u where ${contains(sql`u.full_name`, typed)})
    or ${documents.ownerId} in (select c.id from co_obligors c where ${contains(sql`c.full_name`, typed)})
    or ${documents.projectId} in (select p.id from projects p where ${contains(sql`p.folio`, typed)}))`;
}

function toItem(row: ItemRow): DocumentItem {
  const { document, definition, reviewer, personName, coObligorName, project } = row;
  return {
    id: document.id,
    doc_id: document.docId,
    ...definition,
    status: document.status,
    reject_reason: document.rejectReason,
    verified_by: reviewer,
    file_name: document.fileName,
    media_type: document.mediaType,
    size: document.size,
    person:
      coObligorName !== null
        ? { id: null, full_name: coObligorName }
        : document.userId === null
          ? null
          : { id: document.userId, full_name: personName ?? '' },
    project,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    superseded: document.supersededBy !== null,
  };
}
