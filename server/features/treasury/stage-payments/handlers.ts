import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { stagePayments as contract } from '@contract/treasury/stage-payments';
import {
  actOnStage,
  addProjectEvent,
  assertAllowed,
  assertInvestorsOweNothing,
  findStage,
  lockStage,
  payableAccount,
  type Stage,
  setListed,
  setPaid,
  transferOf,
  whyInvestorsOwe,
  whyNotPayer,
} from '@server/features/credit';
import { announce, events, setAside } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { stagePaid } from '@server/ledger/events/disbursement';
import { isAlreadyReported } from '../bank-movements/outgoing';
import { accountEnding } from '../transfers/account-ending';
import { accountFingerprint } from '../transfers/account-fingerprint';
import { assertAsKept, whyNotAsKept } from '../transfers/as-kept';
import { assertListed, whyDetails, whyNotListed } from '../transfers/bank-file';
import { hadBounced } from '../transfers/bounce';
import { assertNewTrackingKey } from '../transfers/new-tracking-key';
import { whyNotSent } from '../transfers/on-its-way';
import { inOrder, revealed } from '../transfers/revealed';
import { sharedDetails } from '../transfers/shared-account';

function assertPayable(stage: Stage) {
  if (stage.status !== 'payable') throw conflict(t(treasuryWords.stagePayments.notPayable));
}

const orderOf = (
  stage: Stage,
  { project: { supplierId } }: { project: { supplierId: string } },
) => ({
  kind: 'stage' as const,
  row: { ...stage, amountCents: transferOf(stage), supplierId },
});

export const stagePaymentHandlers = implement(contract, {
  async reveal({ db, scope, body, principal, vault, now, record }) {
    const items = [];
    const leftOut = [];
    const rows = [];
    for (const id of inOrder(body.ids)) rows.push(await lockStage(db, scope, id));
    for (const { stage, row } of rows) {
      assertPayable(stage);
      const { id } = stage;
      const concept = t(treasuryWords.stagePayments.stageOf, {
        number: stage.n,
        folio: row.project.folio,
      });
      const payable = await payableAccount(db, vault, row.project.supplierId, now);
      if (!payable.ok) {
        leftOut.push({ id, concept, reason: payable.reason, listed: false });
        continue;
      }
      const { account } = payable;
      const transfer = {
        ...stage,
        amountCents: transferOf(stage),
        noun: 'stages' as const,
        clabe: account.clabe,
      };
      const refusal =
        (await whyNotAsKept(db, orderOf(stage, row))) ??
        (await whyNotSent(db, vault, transfer, () => whyInvestorsOwe(db, row.project.id)));
      if (refusal) {
        leftOut.push({ id, concept, reason: refusal, listed: false });
        continue;
      }
      if (body.file) {
        const notTheirs = whyNotPayer(stage, principal);
        if (notTheirs) {
          leftOut.push({ id, concept, reason: notTheirs, listed: false });
          continue;
        }
        const why = await whyNotListed(db, vault, transfer, now);
        if (why) {
          leftOut.push({ id, concept, ...why });
          continue;
        }
        await setListed(db, id, now);
      }
      await record(id, { amount_cents: transferOf(stage), clabe_last4: account.last4 });
      items.push(
        await revealed(db, vault, {
          id,
          amount: transferOf(stage),
          clabe: account.clabe,
          holder: account.holder,
          concept,
          folio: row.project.folio,
          ownerId: row.project.supplierId,
        }),
      );
    }
    return { items, left_out: leftOut };
  },

  async relist({ db, scope, params, body, twoPeople, record, now }) {
    const { stage, row } = await lockStage(db, scope, params.stageId);
    assertPayable(stage);
    assertListed(stage);
    const act = actOnStage(row, stage);
    await twoPeople({
      ...act,
      kind: 'out',
      title: t(treasuryWords.stagePayments.relist),
      details: [...act.details, ...whyDetails(stage, body.reason)],
      always: true,
    });
    await setListed(db, stage.id, null);
    await record(stage.id, { amount_cents: transferOf(stage), reason: body.reason });
    return findStage(db, stage.id, now);
  },

  async pay({ db, scope, params, body, principal, vault, config, now, twoPeople, record }) {
    const { stage, row } = await lockStage(db, scope, params.stageId);
    assertAllowed(principal.role, row.project.status, 'pay_stage');
    assertPayable(stage);
    await assertAsKept(db, orderOf(stage, row));
    const notTheirs = whyNotPayer(stage, principal);
    if (notTheirs) throw refused(notTheirs);
    const { project } = row;
    const payable = await payableAccount(db, vault, project.supplierId, now);
    if (!payable.ok) throw refused(payable.reason);
    const { account } = payable;
    await assertNewTrackingKey(db, body.tracking_key);
    await stagePaid(db, {
      projectId: project.id,
      supplierId: project.supplierId,
      stage: stage.n,
      amount: transferOf(stage),
      trackingKey: body.tracking_key,
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    const { tracking_key: trackingKey } = body;
    await setPaid(db, stage.id, { trackingKey, paidAt: now, paidMark: account.mark });
    const isReported = await isAlreadyReported(
      db,
      { kind: 'stage', id: stage.id },
      { trackingKey: body.tracking_key, amountCents: transferOf(stage) },
      vault,
    );
    // A transfer that the bank reported has left, whatever is owed.
    if (!isReported) await assertInvestorsOweNothing(db, project.id);
    await addProjectEvent(db, {
      projectId: project.id,
      title: t(treasuryWords.stagePayments.supplierPayment),
      desc: t(treasuryWords.stagePayments.paidWith, {
        amount: transferOf(stage),
        trackingKey: body.tracking_key,
      }),
      color: 'success',
      icon: 'money',
      userId: principal.userId,
      now,
    });
    await announce(db, config, row.supplierUserId, events.stagePaid, {
      folio: project.folio,
      amount: transferOf(stage),
      trackingKey: body.tracking_key,
    });
    const transfer = { trackingKey: body.tracking_key, amountCents: transferOf(stage) };
    await hadBounced(db, transfer, { actor: principal.userId, now, config, vault });
    const item = await findStage(db, stage.id, now);
    const act = actOnStage(row, stage);
    const shared = await sharedDetails(db, account.mark, row.supplierUserId);
    await twoPeople({
      ...act,
      kind: 'out',
      title: t(treasuryWords.stagePayments.pay),
      always: shared.length > 0,
      details: [
        ...act.details,
        ...shared,
        { label: t(treasuryWords.stagePayments.account), value: accountEnding(account) },
        { label: t(serverWords.shared.trackingKey), value: body.tracking_key },
      ],
      account: await accountFingerprint(db, vault, {
        clabe: account.clabe,
        ownerId: project.supplierId,
      }),
    });
    // That it be listed again is all that may wait about a stage that is to be paid.
    if (stage.listedAt) {
      const why = t(treasuryWords.stagePayments.notPayable);
      await setAside(db, { object: 'stages', objectId: stage.id }, { why, config, now });
    }
    await record(stage.id, {
      tracking_key: body.tracking_key,
      amount_cents: transferOf(stage),
      clabe_last4: account.last4,
    });
    return item;
  },
});
