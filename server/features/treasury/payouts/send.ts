import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { payouts as contract } from '@contract/treasury/payouts';
import type { Tx } from '@server/db/connection';
import { assertNotHeld } from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import type { Handler } from '@server/http/implement';
import { t } from '@server/i18n';
import {
  arrivalOfContribution,
  arrivalOfCreditLines,
  arrivalOfFees,
  payoutSent,
} from '@server/ledger/events/payouts';
import { feesOfPayout } from '@server/ledger/fees';
import { isAlreadyReported } from '../bank-movements/outgoing';
import { clabeOf } from '../transfers/account';
import { accountFingerprint } from '../transfers/account-fingerprint';
import { assertAsKept } from '../transfers/as-kept';
import { hadBounced } from '../transfers/bounce';
import { assertNewTrackingKey } from '../transfers/new-tracking-key';
import { beginProcessing } from '../transfers/on-its-way';
import { assertOwesNothing } from '../transfers/owes';
import { actOn, assertOrdered, noteOf } from './act-on';
import { noLongerOrdered } from './cancel';
import type { Payout } from './order';
import { applicantsOf, changePayout, describePayout, findPayout, lockPayout } from './repository';
import { assertNotSentBack, followReturn } from './return-deposit';

/** Records that the transfer of an order was made, unless a debt or a hold stands against it. */
export const sendPayout: Handler<typeof contract.send> = async ({
  db,
  params,
  body,
  vault,
  config,
  principal,
  now,
  twoPeople,
  record,
}) => {
  const row = await lockPayout(db, params.payoutId);
  assertOrdered(row);
  await assertAsKept(db, { kind: 'payout', row });
  await assertNewTrackingKey(db, body.tracking_key);
  await assertNotSentBack(db, row, body.tracking_key);
  const clabe = clabeOf(vault, 'payout', row);
  const tracking = { label: t(serverWords.shared.trackingKey), value: body.tracking_key };
  await twoPeople({
    ...(await actOn(db, row, 'send', row.id, [tracking])),
    always: true,
    ...(clabe && {
      account: await accountFingerprint(db, vault, { clabe, ownerId: row.applicantId }),
    }),
    whenKept: (tx) => beginProcessing(tx, 'payout', row.id, now),
  });
  await payoutSent(db, {
    payoutId: row.id,
    trackingKey: body.tracking_key,
    arrival: await arrivalOf(db, row),
    occurredOn: dayInMexicoCity(now),
    actor: principal.userId,
  });
  const isReported = await isAlreadyReported(
    db,
    { kind: 'payout', id: row.id },
    { trackingKey: body.tracking_key, amountCents: row.amountCents },
    vault,
  );
  // A transfer that the bank reported has left, whatever is owed or has changed since.
  if (!isReported && row.applicantId) {
    await assertOwesNothing(db, { kind: 'applicant', id: row.applicantId });
    for (const userId of await applicantsOf(db, row)) await assertNotHeld(db, userId, now);
  }
  const sent = await changePayout(db, row.id, {
    status: isReported ? 'confirmed' : 'sent',
    trackingKey: body.tracking_key,
    settledAt: now,
  });
  await followReturn(db, row, 'sent', config);
  for (const userId of await applicantsOf(db, row)) {
    await announce(db, config, userId, events.creditBalanceReturnSent, {
      amount: row.amountCents,
      trackingKey: body.tracking_key,
    });
  }
  const transfer = { trackingKey: body.tracking_key, amountCents: row.amountCents };
  await hadBounced(db, transfer, { actor: principal.userId, now, config, vault });
  await noLongerOrdered(db, row.id, { config, now });
  await record(sent.id, noteOf(sent));
  return describePayout(await findPayout(db, row.id));
};

/** What the operator gets of it in its own book. */
async function arrivalOf(tx: Tx, { id, kind, amountCents }: Payout) {
  if (kind === 'fees') return arrivalOfFees(await feesOfPayout(tx, id));
  if (kind === 'credit_line') return arrivalOfCreditLines(amountCents);
  return kind === 'contribution' ? arrivalOfContribution(amountCents) : undefined;
}
