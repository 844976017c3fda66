import {
  type ReasonList,
  type RejectionReason,
  sameList,
} from '@contract/documents/rejection-reasons';
import type { Db, Tx } from '@server/db/connection';
import { holdPlaces, lastPlace, swapPlaces } from '@server/db/places';
import { documentDefinitions, rejectionReasons } from '@server/db/schema/documents';
import { asc, eq, isNull } from 'drizzle-orm';

export const lockReasons = (tx: Tx) => holdPlaces(tx, rejectionReasons);

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
  const [added] = await tx
    .insert(rejectionReasons)
    .values({
      text,
      clasification2: clasification_2,
      docId: doc_id,
      position: lastPlace(rejectionReasons),
    })
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
export const swapReasons = (tx: Tx, one: string, other: string) =>
  swapPlaces(tx, rejectionReasons, one, other);
