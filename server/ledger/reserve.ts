import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import type { Account } from './accounts';
import { entriesByKey, type StoredEntry } from './entries';
import { LedgerError } from './errors';
import { type Posted, type Posting, post, postAll } from './post';
import { standingKey } from './standing-key';

/**
 * Two-phase movements: an amount is first set aside, then either posted to where it was meant for or
 * voided, once. Both ends share one key, so the second of them to come is refused by the ledger itself.
 */
export interface Reservation {
  /** Id of the commitment or withdrawal. */
  id: string;
  kind: string;
  occurredOn: Day;
  actor: string;
  sourceRef?: string;
  /** The rows that set the money aside. */
  postings: readonly Posting[];
}

export interface Resolution {
  kind: string;
  occurredOn: Day;
  actor: string;
  sourceRef?: string;
}

const reservationKey = (id: string) => `reservation:${id}`;
const resolutionKey = (id: string) => `reservation:${id}:resolution`;

/** The key under which the return of a posted reservation is in force, or is posted next. */
export const returnKey = (tx: Tx, id: string) => standingKey(tx, `${resolutionKey(id)}:returned`);

/** Whether a key belongs to a two-phase movement, which has its own way back. */
export function isReservation(key: string): boolean {
  return /^reservation:[^:]+(:resolution)?$/.test(key);
}

/**
 * Sets money aside.
 * @throws LedgerError insufficient_funds · key_conflict
 */
export async function reserve(tx: Tx, { id, ...entry }: Reservation): Promise<Posted> {
  return post(tx, { ...entry, key: reservationKey(id) });
}

/**
 * Sends reserved money where it was meant for, several reservations together or none.
 * @param destination where the credit side of each row of the reservation goes now.
 * @throws LedgerError not_found · key_conflict (one of them was voided)
 */
export async function postReservations(
  tx: Tx,
  ids: readonly string[],
  destination: (held: Account) => Account,
  resolution: Resolution,
): Promise<Posted[]> {
  const held = await loadReservations(tx, ids);
  return postAll(
    tx,
    held.map((reservation) => ({
      ...resolution,
      key: resolutionKey(reservation.id),
      postings: reservation.entry.postings
        .filter((posting) => posting.amount < 0)
        .flatMap((posting) => [
          { ...posting, amount: -posting.amount },
          { ...posting, account: destination(posting.account) },
        ]),
    })),
  );
}

/**
 * Gives reserved money back, several reservations together or none.
 * @throws LedgerError not_found · key_conflict (one of them was posted)
 */
export async function voidReservations(
  tx: Tx,
  ids: readonly string[],
  resolution: Resolution,
): Promise<Posted[]> {
  const held = await loadReservations(tx, ids);
  return postAll(
    tx,
    held.map((reservation) => ({
      ...resolution,
      key: resolutionKey(reservation.id),
      postings: reservation.entry.postings.map((row) => ({ ...row, amount: -row.amount })),
    })),
  );
}

/** Where reserved money was set aside from. */
export async function reservedFrom(tx: Tx, id: string): Promise<Account[]> {
  const [held] = await loadReservations(tx, [id]);
  const from = held?.entry.postings.filter(({ amount }) => amount > 0) ?? [];
  return [...new Map(from.map(({ account }) => [account.code, account])).values()];
}

/**
 * What a reservation keeps on the account that it credited, in centavos; 0 when there is none, it credited another
 * account, or it was posted or given back already.
 */
export async function keptFor(tx: Tx, id: string, account: Account): Promise<Centavos> {
  const found = await entriesByKey(tx, [reservationKey(id), resolutionKey(id)]);
  const held = found.has(resolutionKey(id)) ? undefined : found.get(reservationKey(id));
  const rows = held?.postings.filter((row) => row.account.code === account.code) ?? [];
  return toCentavos(0 - rows.reduce((sum, { amount }) => sum + amount, 0));
}

/** When reserved money was posted, or given back; undefined while neither. */
export async function resolvedAt(tx: Tx, id: string): Promise<Date | undefined> {
  return (await entriesByKey(tx, [resolutionKey(id)])).get(resolutionKey(id))?.postedAt;
}

/**
 * What was posted came back: it goes to where it was set aside from, once, and again once that is undone.
 * @param from the account of the money that came back.
 * @throws LedgerError not_found
 */
export async function returnReservation(
  tx: Tx,
  id: string,
  from: Account,
  resolution: Resolution,
): Promise<Posted> {
  const [held] = await loadReservations(tx, [id]);
  if (!held) throw new LedgerError('not_found', id);
  return post(tx, {
    ...resolution,
    key: await returnKey(tx, id),
    postings: held.entry.postings
      .filter((posting) => posting.amount > 0)
      .flatMap((posting) => [
        { ...posting, account: from },
        { ...posting, amount: -posting.amount },
      ]),
  });
}

/** Whose money some reservations set aside. */
export async function investorsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const held = await loadReservations(tx, ids);
  const owners = held.flatMap(({ entry }) =>
    entry.postings.flatMap(({ investorId }) => investorId ?? []),
  );
  return [...new Set(owners)];
}

async function loadReservations(tx: Tx, ids: readonly string[]) {
  const found = await entriesByKey(tx, ids.map(reservationKey));
  return ids.map((id): { id: string; entry: StoredEntry } => {
    const entry = found.get(reservationKey(id));
    if (!entry) throw new LedgerError('not_found', id);
    return { id, entry };
  });
}
