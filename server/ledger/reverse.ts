import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { entryById, type StoredEntry } from './entries';
import { LedgerError } from './errors';
import { type Entry, type Posted, post } from './post';
import { isReservation } from './reserve';
import { reversalKey } from './standing-key';

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
  return post(tx, reversalOf(entry, reversal));
}

/**
 * The opposite of an entry, to be posted together with what takes its place.
 * @throws LedgerError not_reversible
 */
export function reversalOf(entry: StoredEntry, reversal: Reversal): Entry {
  if (entry.reversesId || isReservation(entry.key)) {
    throw new LedgerError('not_reversible', entry.id);
  }
  return {
    kind: 'reversal',
    key: reversalKey(entry.id),
    occurredOn: reversal.occurredOn,
    actor: reversal.actor,
    sourceRef: reversal.reason,
    reversesId: entry.id,
    postings: entry.postings.map((posting) => ({ ...posting, amount: -posting.amount })),
  };
}
