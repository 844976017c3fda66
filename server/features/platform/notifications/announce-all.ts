import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { enqueue } from '@server/jobs/outbox';
import { announce } from './announce';
import type { Event } from './events/event';
import { events } from './events/events';

type EventName = keyof typeof events;
type FactsOf<Name extends EventName> = Parameters<(typeof events)[Name]['words']>[0];

/** The notification of one of many people of an event, as a job keeps it. */
export interface Announcement<Name extends EventName = EventName> {
  event: Name;
  userId: string;
  facts: FactsOf<Name>;
}

const eventCalled: { [Name in EventName]: Event<FactsOf<Name>> } = events;

/** Notifies many people of an event once the transaction commits, which does not wait for it: a job for each. */
export async function announceAll<Name extends EventName>(
  tx: Tx,
  event: Name,
  people: readonly { userId: string; facts: FactsOf<Name> }[],
): Promise<void> {
  await enqueue(
    tx,
    'announce',
    people.map((each) => ({ data: { event, ...each } })),
  );
}

/**
 * Job: notifies one of them.
 *
 * @param done writes the end of the job in the same transaction, so that a retry sends no duplicate notification
 */
export function announceOne<Name extends EventName>(
  db: Db,
  config: Config,
  { event, userId, facts }: Announcement<Name>,
  done: (tx: Tx) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await announce(tx, config, userId, eventCalled[event], facts);
    await done(tx);
  });
}
