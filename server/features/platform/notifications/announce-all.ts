import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { enqueue } from '@server/jobs/outbox';
import { announceToEach } from './announce';
import { type EventName, eventCalled, type FactsOf } from './events/called';

interface Part<Name extends EventName> {
  userId: string;
  facts: FactsOf<Name>;
}

/** The notification of some of the people of an event, as a job keeps it. */
export interface Announcement<Name extends EventName = EventName> {
  event: Name;
  people: readonly Part<Name>[];
}

/** So many are notified in one transaction. */
const AT_ONCE = 50;
/** So few are notified by the transaction itself: for them a job and its end are more work than what it does. */
const FEW = 5;

/** Notifies people of an event, many once the transaction commits, which does not wait for it. */
export async function announceAll<Name extends EventName>(
  tx: Tx,
  config: Config,
  event: Name,
  people: readonly Part<Name>[],
): Promise<void> {
  if (people.length === 0) return;
  if (people.length <= FEW) return announceToEach(tx, config, eventCalled[event], people);
  const parts = Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, n) =>
    people.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  await enqueue(
    tx,
    'announce',
    parts.map((part) => ({ data: { event, people: part } })),
  );
}

/**
 * Job: notifies some of them, all or none.
 *
 * @param done writes the end of the job in the same transaction, so that a retry sends no duplicate notification
 */
export function announcePart<Name extends EventName>(
  db: Db,
  config: Config,
  { event, people }: Announcement<Name>,
  done: (tx: Tx) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await announceToEach(tx, config, eventCalled[event], people);
    await done(tx);
  });
}
