import type { Day } from '@contract/fields/day';
import type { Tx } from '@server/db/connection';
import { entryById } from './entries';
import { LedgerError } from './errors';
import { type Posted, post } from './post';
import { isReservation } from './reserve';

export interface Reversal {
  occurredOn: Day;
  actor: string;
  reason: string;
}

/**
 * Undoes an entry by posting its opposite; the first one stays. Doing it again changes nothing.
 * @throws LedgerError not_found · not_reversible (a reversal, or a reservation, which is voided
 *   instead) · insufficient_funds (the money has moved on).
 */
export async function reverse(tx: Tx, entryId: string, reversal: Reversal): Promise<Posted> {
  const entry = await entryById(tx, entryId);
  if (!entry) throw new LedgerError('not_found', entryId);
  if (entry.reversesId || isReservation(entry.key))
    throw new LedgerError('not_reversible', entryId);
  return post(tx, {
    kind: 'reversal',
    key: `reverse:${entryId}`,
    occurredOn: reversal.occurredOn,
    actor: reversal.actor,
    sourceRef: reversal.reason,
    reversesId: entryId,
    postings: entry.postings.map((posting) => ({ ...posting, amount: -posting.amount })),
  });
}
