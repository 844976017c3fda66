import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events, setAside } from '@server/features/platform';
import { t } from '@server/i18n';
import { payoutCancelled } from '@server/ledger/events/payouts';
import type { Payout } from './order';
import { applicantsOf, changePayout } from './repository';
import { followReturn } from './return-deposit';

/** A payout that waits is not sent: its money is where it was, and its owner is notified with the reason. */
export async function cancelPayout(
  tx: Tx,
  row: Payout,
  reason: string,
  { actor, now, config }: { actor: string; now: Date; config: Config },
): Promise<Payout> {
  const occurredOn = dayInMexicoCity(now);
  await payoutCancelled(tx, { payoutId: row.id, reason, occurredOn, actor });
  await followReturn(tx, row, 'undone', config);
  const cancelled = await changePayout(tx, row.id, {
    status: 'cancelled',
    cancelReason: reason,
    settledAt: now,
  });
  const facts = { amount: row.amountCents, reason };
  for (const userId of await applicantsOf(tx, row)) {
    await announce(tx, config, userId, events.creditBalanceReturnCancelled, facts);
  }
  await noLongerOrdered(tx, row.id, { config, now });
  return cancelled;
}

/** What waits for a second person about a payout cannot be done once it is no longer to be sent. */
export const noLongerOrdered = (tx: Tx, objectId: string, when: { config: Config; now: Date }) =>
  setAside(
    tx,
    { object: 'payouts', objectId },
    { ...when, why: t(treasuryWords.payouts.notSendable) },
  );
