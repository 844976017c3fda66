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
import type { QueryOf } from '@server/http/implement';
import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { claimsOn } from '../review/claims';
import { reviewHours } from '../review/hours';
import { ageOf, type ReviewHours } from '../review/rules';
import { isClosedOfCoObligors, isStaff, type Owner, projectFilter, type Reader } from './owners';
import { queueFilters } from './queue-filters';
import { shownAmong } from './shown';

export type DocumentRow = typeof documents.$inferSelect;

/** The versions that a reader reaches: their own, the legible ones of their projects, and for staff all. */
export function scopeFilter(reader: Reader): SQL | undefined {
  if (isStaff(reader)) return undefined;
  const inScope = sql`exists (select 1 from ${projects}
    where ${projects.id} = ${documents.projectId} and ${projectFilter(reader)})`;
  const mine = and(eq(documents.userId, reader.principal.userId), isNull(documents.projectId));
  // One by one: the few that are left of their own, by the definition's key.
  const { id, boPrivate, ofCoObligor } = documentDefinitions;
  const closed = isClosedOfCoObligors(reader) ? or(boPrivate, ofCoObligor) : boPrivate;
  const shown = sql`exists (select 1 from ${documentDefinitions}
    where ${id} = ${documents.definitionId} and not (${closed}))`;
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
  /** Which of several files. */
  index: number;
}

export const inSlot = ({ index, ...place }: Slot) =>
  and(inPlace(place), eq(documents.assocIndex, index));

/** All files of a kind at a record. */
export const inPlace = ({ docId, key, owner }: Omit<Slot, 'index'>) =>
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
  const { docId, key, owner, index } = slot;
  const name = [owner.table, owner.id, key, docId, index].join('/');
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
    .select({
      document: documents,
      reviewer: reviewers.fullName,
      isPrivate: documentDefinitions.boPrivate,
      isOfCoObligor: documentDefinitions.ofCoObligor,
    })
    .from(documents)
    .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
    .leftJoin(reviewers, eq(reviewers.id, documents.verifiedBy));

/** Current versions that match, those of one place by their index, as the specification's records; private as they were uploaded. */
export async function currentRecords(db: Db | Tx, where: SQL | undefined) {
  const rows = await recordQuery(db)
    .where(and(where, isNull(documents.supersededBy)))
    .orderBy(documents.ownerId, documents.assocIndex, documents.id);
  return rows.map(({ reviewer, ...row }) => {
    const { document } = row;
    return {
      ...row,
      record: { ...toRecord(document, reviewer), assoc_index: document.assocIndex },
    };
  });
}

const placeKey = (
  row: Pick<DocumentRow, 'ownerTable' | 'ownerId' | 'ownerKey' | 'docId' | 'assocIndex'>,
) => [row.ownerTable, row.ownerId, row.ownerKey, row.docId, row.assocIndex].join('/');

/** How many versions came before the current one of each place that matches. */
export async function earlierCounts(db: Db | Tx, where: SQL | undefined) {
  const place = {
    ownerTable: documents.ownerTable,
    ownerId: documents.ownerId,
    ownerKey: documents.ownerKey,
    docId: documents.docId,
    assocIndex: documents.assocIndex,
  };
  const rows = await db
    .select({ ...place, versions: count() })
    .from(documents)
    .where(and(where, isNotNull(documents.supersededBy)))
    .groupBy(...Object.values(place));
  const counts = new Map(rows.map((row) => [placeKey(row), row.versions]));
  return (row: DocumentRow) => counts.get(placeKey(row)) ?? 0;
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

const itemQuery = (db: Db | Tx) =>
  db
    .select({
      document: documents,
      definition: {
        name: documentDefinitions.name,
        clasification: documentDefinitions.clasification,
        clasification_2: documentDefinitions.clasification2,
      },
      bulkVerifiable: documentDefinitions.bulkVerifiable,
      coObligorName: coObligors.fullName,
      project: { id: projects.id, folio: projects.folio },
    })
    .from(documents)
    .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
    .leftJoin(
      coObligors,
      and(eq(documents.ownerTable, 'co_obligors'), eq(coObligors.id, documents.ownerId)),
    )
    .leftJoin(
      projects,
      or(eq(projects.id, documents.projectId), eq(projects.id, coObligors.projectId)),
    );

type ItemRow = Awaited<ReturnType<typeof itemQuery>>[number];
type Names = ReadonlyMap<string | null, string>;

/** Who is named beside these rows. By itself: joined four times, planning takes longer than the page. */
async function namesIn(db: Db | Tx, rows: readonly ItemRow[]): Promise<Names> {
  const ids = rows.flatMap(({ document: { verifiedBy, firstVerifiedBy, userId } }) =>
    [verifiedBy, firstVerifiedBy, userId].filter((id) => id !== null),
  );
  const found = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}

async function toItems(db: Db | Tx, rows: readonly ItemRow[]): Promise<DocumentItem[]> {
  const names = await namesIn(db, rows);
  return rows.map((row) => toItem(row, names));
}

export async function findItem(db: Db | Tx, id: string) {
  const [row] = await itemQuery(db).where(eq(documents.id, id));
  return row && toItem(row, await namesIn(db, [row]));
}

/** Every version of a slot that a reader reaches, the newest first: earlier ones may have been private. */
export async function versionsOf(db: Db, reader: Reader, slot: Slot) {
  const rows = await itemQuery(db)
    .where(and(inSlot(slot), scopeFilter(reader)))
    .orderBy(desc(documents.id))
    .limit(100);
  return toItems(db, rows);
}

export async function listDocuments(
  db: Db,
  reader: Reader,
  query: QueryOf<typeof contract.list>,
  now: Date,
) {
  const reached = and(isNull(documents.supersededBy), scopeFilter(reader));
  const shown = isStaff(reader) ? undefined : await shownAmong(db, reached);
  const page = await pageOf(db, query, {
    table: documents,
    id: documents.id,
    select: itemQuery(db),
    own: (row) => row.document,
    within: and(reached, shown),
    filters: {
      ...queueFilters(db, now),
      user_id: documents.userId,
      project_id: documents.projectId,
    },
    sorts: {
      waits_since: documents.waitsSince,
      updated_at: documents.updatedAt,
    },
    defaultSort: 'waits_since',
  });
  if (!isStaff(reader)) return { ...page, items: await toItems(db, page.items) };
  const ids = page.items.map(({ document }) => document.id);
  const [names, held, hours] = await Promise.all([
    namesIn(db, page.items),
    claimsOn(db, ids, { userId: reader.principal.userId, now }),
    reviewHours(db, now),
  ]);
  return {
    ...page,
    items: page.items.map((row) => ({
      ...toItem(row, names),
      review: reviewOf(row, { names, held, hours, now, userId: reader.principal.userId }),
    })),
  };
}

interface Seen {
  names: Names;
  held: Awaited<ReturnType<typeof claimsOn>>;
  hours: ReviewHours;
  now: Date;
  userId: string;
}

/** What only staff see of a document in the list that they review. */
function reviewOf(
  { document, bulkVerifiable }: ItemRow,
  { names, held, hours, now, userId }: Seen,
): NonNullable<DocumentItem['review']> {
  const waits = document.status === 'pending' && document.supersededBy === null;
  const { firstVerifiedBy } = document;
  return {
    age: waits ? ageOf(document.waitsSince, now, hours) : null,
    waits_since: waits ? document.waitsSince.toISOString() : null,
    held_by: held.get(document.id) ?? null,
    first:
      waits && firstVerifiedBy
        ? { full_name: names.get(firstVerifiedBy) ?? '', own: firstVerifiedBy === userId }
        : null,
    bulk: waits && !document.quarantine && bulkVerifiable,
  };
}

function toItem(row: ItemRow, names: Names): DocumentItem {
  const { document, definition, coObligorName, project } = row;
  return {
    id: document.id,
    doc_id: document.docId,
    ...definition,
    status: document.status,
    reject_reason: document.rejectReason,
    verified_by: names.get(document.verifiedBy) ?? null,
    file_name: document.fileName,
    media_type: document.mediaType,
    size: document.size,
    person:
      coObligorName !== null
        ? { id: null, full_name: coObligorName }
        : document.userId === null
          ? null
          : { id: document.userId, full_name: names.get(document.userId) ?? '' },
    project,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    superseded: document.supersededBy !== null,
    quarantined: document.quarantine !== null,
  };
}
