import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { AccreditationFileKind } from '@contract/people/accreditation-states';
import type {
  Accreditation,
  AccreditationDetail,
  accreditations as contract,
} from '@contract/people/accreditations';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { supplierAgents, suppliers } from '@server/db/schema/people';
import { accreditationFiles, accreditations } from '@server/db/schema/people-accreditations';
import { contains } from '@server/db/search-text';
import type { AcceptedFile } from '@server/features/documents';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { accreditedEquipment } from './accredited';
import { isHeldByOther } from './rules';

export type AccreditationRow = typeof accreditations.$inferSelect;

export interface Reader {
  scope: Scope;
  principal: { userId: string };
  now: Date;
}

/** A company reaches its own, staff all of them. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'org' ? eq(accreditations.supplierId, scope.supplierId) : sql`false`;
}

const selectNamed = (db: Db | Tx) =>
  db
    .select({ row: accreditations, supplier: suppliers, reviewer: users.fullName })
    .from(accreditations)
    .innerJoin(suppliers, eq(suppliers.id, accreditations.supplierId))
    .leftJoin(users, eq(users.id, accreditations.reviewerId));

type Named = Awaited<ReturnType<typeof selectNamed>>[number];

export async function listAccreditations(
  db: Db,
  reader: Reader,
  query: QueryOf<typeof contract.list>,
) {
  const { brand, model, productId, supplierId, state, stateChangedAt } = accreditations;
  const page = await pageOf(db, query, {
    table: accreditations,
    id: accreditations.id,
    select: selectNamed(db),
    own: ({ row }) => row,
    within: within(reader.scope),
    filters: {
      q: (typed) => contains(sql`${brand} || ' ' || ${model}`, typed),
      state,
      product_id: productId,
      supplier_id: supplierId,
    },
    sorts: { state_changed_at: stateChangedAt },
    defaultSort: '-state_changed_at',
  });
  return { ...page, items: page.items.map((named) => describeItem(named, reader)) };
}

function describeItem(named: Named, reader: Reader): Accreditation {
  const { row, supplier } = named;
  return {
    id: row.id,
    supplier_id: supplier.id,
    supplier: supplier.name,
    product_id: row.productId,
    brand: row.brand,
    model: row.model,
    state: row.state,
    state_changed_at: row.stateChangedAt.toISOString(),
    valid_until: row.validUntil,
    renews_id: row.renewsId,
    held_by: holderOf(named, reader),
  };
}

/** The other reviewer who has it open, which staff alone are told. */
function holderOf({ row, reviewer }: Named, { scope, principal, now }: Reader) {
  const { reviewerId, reviewingUntil } = row;
  if (scope.kind !== 'all' || !isHeldByOther(row, principal.userId, now)) return null;
  if (reviewerId === null || reviewingUntil === null || reviewer === null) return null;
  return { user_id: reviewerId, full_name: reviewer, until: reviewingUntil.toISOString() };
}

/** One that the reader reaches, with its files and what stands beside it. */
export async function showAccreditation(
  db: Db,
  reader: Reader,
  id: string,
): Promise<AccreditationDetail> {
  const [named] = await selectNamed(db).where(and(eq(accreditations.id, id), within(reader.scope)));
  if (!named) throw notFound();
  const { row } = named;
  const { supplierId, productId } = row;
  const files = await filesOf(db, id);
  const [renewal] = await db
    .select({ id: accreditations.id, state: accreditations.state })
    .from(accreditations)
    .where(eq(accreditations.renewsId, id))
    .orderBy(desc(accreditations.id))
    .limit(1);
  const today = dayInMexicoCity(reader.now);
  const equipment = await accreditedEquipment(db, { supplierId, productId }, today);
  return {
    ...describeItem(named, reader),
    requested_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    reject_reason: row.rejectReason,
    files: files.map(({ kind, fileName, size, uploadedAt }) => ({
      kind,
      file_name: fileName,
      size,
      uploaded_at: uploadedAt.toISOString(),
    })),
    renewal: renewal ?? null,
    equipment: equipment
      .filter((each) => each.id !== id)
      .map(({ validUntil, ...each }) => ({ ...each, valid_until: validUntil })),
    own: await worksFor(db, supplierId, reader.principal.userId),
  };
}

/** Whether a person owns a company or sells for it. */
export async function worksFor(db: Db | Tx, supplierId: string, userId: string): Promise<boolean> {
  const owns = and(eq(suppliers.id, supplierId), eq(suppliers.userId, userId));
  if ((await db.$count(suppliers, owns)) > 0) return true;
  const { removedAt, ...agent } = supplierAgents;
  const sells = and(eq(agent.supplierId, supplierId), eq(agent.userId, userId), isNull(removedAt));
  return (await db.$count(supplierAgents, sells)) > 0;
}

/** The row, locked until the transaction ends: of two acts at once the second sees what the first did. */
export async function lockAccreditation(tx: Tx, scope: Scope, id: string) {
  const [found] = await tx
    .select({
      row: accreditations,
      company: { userId: suppliers.userId, name: suppliers.name },
      reviewer: users.fullName,
    })
    .from(accreditations)
    .innerJoin(suppliers, eq(suppliers.id, accreditations.supplierId))
    .leftJoin(users, eq(users.id, accreditations.reviewerId))
    .where(and(eq(accreditations.id, id), within(scope)))
    .for('update', { of: accreditations });
  if (!found) throw notFound();
  return found;
}

/** @throws AppError not_found, before bytes are stored for what the caller does not reach */
export async function assertReached(db: Db, scope: Scope, id: string): Promise<void> {
  if ((await db.$count(accreditations, and(eq(accreditations.id, id), within(scope)))) === 0) {
    throw notFound();
  }
}

/** How many requests of a company nobody decided yet. */
export const countOpen = (tx: Tx, supplierId: string) =>
  tx.$count(
    accreditations,
    and(
      eq(accreditations.supplierId, supplierId),
      inArray(accreditations.state, ['requested', 'in_review', 'rejected']),
    ),
  );

type NewRow = Pick<
  typeof accreditations.$inferInsert,
  'supplierId' | 'productId' | 'brand' | 'model' | 'equipmentKey' | 'renewsId' | 'requestedBy'
>;

/** Adds a request; null when one of the same equipment is open. */
export async function addAccreditation(tx: Tx, asked: NewRow, now: Date): Promise<string | null> {
  const [added] = await tx
    .insert(accreditations)
    .values({ ...asked, state: 'requested', stateChangedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: accreditations.id });
  return added?.id ?? null;
}

export async function deleteAccreditation(tx: Tx, id: string): Promise<void> {
  await tx.delete(accreditations).where(eq(accreditations.id, id));
}

/** The last day on which one is in force; null when it was never accredited. */
export async function validUntilOf(tx: Tx, id: string) {
  const [row] = await tx
    .select({ validUntil: accreditations.validUntil })
    .from(accreditations)
    .where(eq(accreditations.id, id));
  return row?.validUntil ?? null;
}

/** Makes it a reviewer's for a while. */
export async function holdFor(tx: Tx, id: string, reviewerId: string, reviewingUntil: Date) {
  await tx
    .update(accreditations)
    .set({ reviewerId, reviewingUntil })
    .where(eq(accreditations.id, id));
}

const current = (id: string) =>
  and(eq(accreditationFiles.accreditationId, id), isNull(accreditationFiles.replacedAt));

/** The files of an accreditation that count now, the data sheet first. */
export const filesOf = (db: Db | Tx, id: string) =>
  db.select().from(accreditationFiles).where(current(id)).orderBy(desc(accreditationFiles.kind));

/** One file of an accreditation that the reader reaches. */
export async function findFile(db: Db, scope: Scope, id: string, kind: AccreditationFileKind) {
  const [found] = await db
    .select({ file: accreditationFiles })
    .from(accreditationFiles)
    .innerJoin(accreditations, eq(accreditations.id, accreditationFiles.accreditationId))
    .where(and(current(id), eq(accreditationFiles.kind, kind), within(scope)));
  if (!found) throw notFound();
  return found.file;
}

interface Brought {
  kind: AccreditationFileKind;
  accepted: AcceptedFile;
  userId: string;
  now: Date;
}

/**
 * Keeps a file in place of the one that is there. One that staff decided on stays, as what they saw; any other goes,
 * and its bytes are swept.
 */
export async function keepFile(tx: Tx, row: AccreditationRow, brought: Brought): Promise<void> {
  const { kind, accepted, userId, now } = brought;
  const same = and(current(row.id), eq(accreditationFiles.kind, kind));
  const unseen = row.decidedAt
    ? sql`${accreditationFiles.uploadedAt} > ${row.decidedAt.toISOString()}`
    : sql`true`;
  await tx.delete(accreditationFiles).where(and(same, unseen));
  await tx.update(accreditationFiles).set({ replacedAt: now }).where(same);
  const { sha256, fileName, mediaType, size } = accepted;
  await tx.insert(accreditationFiles).values({
    ...{ accreditationId: row.id, kind, sha256, fileName, mediaType, size },
    ...{ uploadedBy: userId, uploadedAt: now },
  });
}
