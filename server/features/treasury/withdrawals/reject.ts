import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events, setAside } from '@server/features/platform';
import { t } from '@server/i18n';
import { withdrawalRejected } from '@server/ledger/events/withdrawals';
import { changeWithdrawal, userOfInvestor, type Withdrawal } from './repository';

/** A withdrawal that waits is not sent: its money is available again, and its owner is notified with the reason. */
export async function rejectWithdrawal(
  tx: Tx,
  { id, investorId, folio, amountCents: amount, clabeLast4: last4 }: Withdrawal,
  reason: string,
  { actor, now, config }: { actor: string; now: Date; config: Config },
): Promise<Withdrawal> {
  const occurredOn = dayInMexicoCity(now);
  await withdrawalRejected(tx, { withdrawalId: id, reason, occurredOn, actor });
  const rejected = await changeWithdrawal(tx, id, {
    status: 'rejected',
    rejectReason: reason,
    settledAt: now,
  });
  const facts = { folio, amount, last4, reason };
  await announce(
    tx,
    config,
    await userOfInvestor(tx, investorId),
    events.withdrawalRejected,
    facts,
  );
  await noLongerOpen(tx, id, { config, now });
  return rejected;
}

/** What waits for a second person about a withdrawal cannot be done once it is no longer to be sent. */
export const noLongerOpen = (tx: Tx, objectId: string, when: { config: Config; now: Date }) =>
  setAside(
    tx,
    { object: 'withdrawals', objectId },
    { ...when, why: t(treasuryWords.withdrawals.notSendable) },
  );
