import {
  type ReasonList,
  type RejectionReason,
  sameList,
} from '@contract/documents/rejection-reasons';
import type { Db, Tx } from '@server/db/connection';
import { documentDefinitions, rejectionReasons } from '@server/db/schema/documents';
import { asc, eq, isNull, sql } from 'drizzle-orm';

/** Changes of the reasons take turns, so that each place of a list is one's own. */
export async function lockReasons(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rejection_reasons', 0))`);
}

const columns = {
  id: rejectionReasons.id,
  text: rejectionReasons.text,
  clasification_2: rejectionReasons.clasification2,
  doc_id: rejectionReasons.docId,
  version: rejectionReasons.version,
};

/** What is offered, each list in its order. */
export const listReasons = (db: Db | Tx): Promise<RejectionReason[]> =>
  db
    .select(columns)
    .from(rejectionReasons)
    .where(isNull(rejectionReasons.retiredAt))
    .orderBy(asc(rejectionReasons.position), asc(rejectionReasons.id));

/** The offered ones of a list, in order. */
export const reasonsOf = async (tx: Tx, list: ReasonList): Promise<RejectionReason[]> =>
  (await listReasons(tx)).filter((reason) => sameList(reason, list));

/** Whether there is, was or will be such a kind. */
export const isKind = async (tx: Tx, docId: number): Promise<boolean> =>
  (await tx.$count(documentDefinitions, eq(documentDefinitions.docId, docId))) > 0;

/** Adds a reason at the end of its list. */
export async function addReason(
  tx: Tx,
  { text, clasification_2, doc_id }: ReasonList & { text: string },
): Promise<RejectionReason> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${rejectionReasons})`;
  const [added] = await tx
    .insert(rejectionReasons)
    .values({ text, clasification2: clasification_2, docId: doc_id, position: last })
    .returning(columns);
  if (!added) throw new Error('the reason was not kept');
  return added;
}

/** Keeps other words, or that it is retired, as the next version. */
export async function saveReason(
  tx: Tx,
  { id, version }: RejectionReason,
  change: { text: string } | { retiredAt: Date },
): Promise<void> {
  await tx
    .update(rejectionReasons)
    .set({ ...change, version: version + 1 })
    .where(eq(rejectionReasons.id, id));
}

/** Two of a list take each other's place. */
export async function swapReasons(tx: Tx, one: string, other: string): Promise<void> {
  await tx.execute(sql`
    update rejection_reasons as moved
    set position = beside.position
    from rejection_reasons as beside
    where (moved.id = ${one} and beside.id = ${other})
       or (moved.id = ${other} and beside.id = ${one})`);
}
