import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { payouts as contract, type PayoutKind } from '@contract/treasury/payouts';
import type { Tx } from '@server/db/connection';
import { applyMoney, holdApplicant } from '@server/features/credit';
import { assertNotHeld, whyOwnerHeld } from '@server/features/identity';
import { announce, events, type MoneyAct } from '@server/features/platform';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { incomeTaxWithheld, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { arrivalOfContribution, arrivalOfFees, payoutSent } from '@server/ledger/events/payouts';
import { feesOfPayout, feesWaiting } from '@server/ledger/fees';
import { freeContribution } from '@server/ledger/shortfall';
import { depositDetails } from '../bank-movements/deposit-details';
import { isAlreadyReported } from '../bank-movements/outgoing';
import { clabeOf } from '../transfers/account';
import { accountEnding } from '../transfers/account-ending';
import { accountFingerprint } from '../transfers/account-fingerprint';
import { assertListed, listedDetail, whyNotListed } from '../transfers/bank-file';
import { hadBounced } from '../transfers/bounce';
import { assertNewTrackingKey } from '../transfers/new-tracking-key';
import { beginProcessing, mayHaveLeft, whyNotSent } from '../transfers/on-its-way';
import { assertOwesNothing, whyOwes } from '../transfers/owes';
import { inOrder, revealOrder } from '../transfers/revealed';
import { cancelPayout } from './cancel';
import { creditBalanceOf, creditBalancesToReturn } from './credit-balances';
import { orderPayout, type Payout } from './order';
import {
  applicantsOf,
  changePayout,
  describePayout,
  findPayout,
  listPayouts,
  lockPayout,
  ofApplicant,
} from './repository';
import {
  assertNotSentBack,
  followReturn,
  orderDepositReturn,
  peopleOfReturn,
} from './return-deposit';
import { thirdPartyMoney } from './third-party-money';

const kindName: Record<PayoutKind, string> = {
  fees: t(treasuryWords.payouts.feeTransfer),
  income_tax: t(treasuryWords.payouts.isrPayment),
  vat: t(treasuryWords.payouts.vatPayment),
  credit_balance: t(treasuryWords.payouts.creditBack),
  contribution: t(treasuryWords.payouts.contributionBack),
  deposit: t(treasuryWords.payouts.depositBack),
};

/** What is done with a payout, deciding it apart from sending it. */
const verbs = {
  create: t(treasuryWords.payouts.orderVerb),
  send: t(treasuryWords.payouts.send),
  cancel: t(treasuryWords.payouts.cancel),
} as const;

export const payoutHandlers = implement(contract, {
  list: async ({ db, query }) => listPayouts(db, query),

  async sources({ db, vault, now }) {
    const fees = await feesWaiting(db);
    return {
      fees_cents: sumCents([fees.fee, fees.investor_fee]),
      fees_vat_cents: fees.vat,
      income_tax_cents: await balance(db, incomeTaxWithheld),
      vat_cents: await balance(db, vatWithheld),
      contribution_cents: await freeContribution(db),
      credit_balances: await creditBalancesToReturn(db, vault, now),
    };
  },

  show: async ({ db, params }) => describePayout(await findPayout(db, params.payoutId)),

  async reveal({ db, body, vault, now, record }) {
    const items = [];
    const leftOut = [];
    const rows = [];
    for (const id of inOrder(body.ids)) rows.push(await lockPayout(db, id));
    for (const row of rows) {
      assertOrdered(row);
      const { id } = row;
      const concept = kindName[row.kind];
      if (!row.clabe) {
        leftOut.push({ id, concept, reason: t(treasuryWords.payouts.captureLine), listed: false });
        continue;
      }
      const kept = { ...row, clabe: row.clabe };
      const transfer = {
        ...kept,
        noun: 'payouts' as const,
        clabe: clabeOf(vault, 'payout', kept),
      };
      const { applicantId } = row;
      const [userId] = await applicantsOf(db, row);
      const held = userId && (await whyOwnerHeld(db, userId, now));
      const refusal =
        held ||
        (applicantId &&
          (await whyNotSent(db, vault, transfer, () =>
            whyOwes(db, { kind: 'applicant', id: applicantId }),
          )));
      if (refusal) {
        leftOut.push({ id, concept, reason: refusal, listed: false });
        continue;
      }
      if (body.file) {
        const why = await whyNotListed(db, vault, transfer, now);
        if (why) {
          leftOut.push({
            id,
            concept: t(treasuryWords.payouts.kindTo, { kind: concept, name: row.beneficiary }),
            ...why,
          });
          continue;
        }
        await changePayout(db, id, { listedAt: now });
      }
      await record(row.id, noteOf(row));
      items.push(
        await revealOrder(db, vault, now, {
          kind: 'payout',
          row: kept,
          holder: row.beneficiary,
          concept,
          folio: dayInMexicoCity(row.createdAt),
          ownerId: row.applicantId,
          depositId: row.bankMovementId,
        }),
      );
    }
    return { items, left_out: leftOut };
  },

  async relist({ db, params, body, record }) {
    const row = await lockPayout(db, params.payoutId);
    assertOrdered(row);
    assertListed(row);
    const unlisted = await changePayout(db, row.id, { listedAt: null });
    await record(row.id, { ...noteOf(row), reason: body.reason });
    return describePayout(unlisted);
  },

  async create({ db, body, vault, config, principal, now, twoPeople, record }) {
    const row = await orderPayout(db, {
      kind: body.kind,
      amount: body.amount_cents,
      applicantId: body.kind === 'credit_balance' ? body.applicant_id : undefined,
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await twoPeople(await actOn(db, row, 'create', row.applicantId ?? row.kind));
    await record(row.id, noteOf(row));
    return describePayout(row);
  },

  async returnDeposit({ db, params, body, vault, principal, now, twoPeople, record }) {
    const { movementId } = params;
    const row = await orderDepositReturn(db, { movementId, actor: principal.userId, now, vault });
    const why = { label: t(serverWords.shared.reason), value: body.reason };
    await twoPeople(await actOn(db, row, 'create', movementId, [why]));
    await record(row.id, { ...noteOf(row), reason: body.reason });
    return describePayout(row);
  },

  async own({ db, scope, vault, now }) {
    const applicantId = ownApplicantId(scope);
    const rows = await ofApplicant(db, applicantId);
    return {
      credit_balance: await creditBalanceOf(db, vault, applicantId, now),
      returns: rows.map(describePayout),
    };
  },

  async ask({ db, scope, body, vault, config, principal, now, record }) {
    const row = await orderPayout(db, {
      kind: 'credit_balance',
      amount: body.amount_cents,
      applicantId: ownApplicantId(scope),
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await record(row.id, noteOf(row));
    return describePayout(row);
  },

  async send({ db, params, body, vault, config, principal, now, twoPeople, record }) {
    const row = await lockPayout(db, params.payoutId);
    assertOrdered(row);
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
    await record(sent.id, noteOf(sent));
    return describePayout(await findPayout(db, row.id));
  },

  async cancel({ db, params, body, vault, principal, config, now, twoPeople, record }) {
    const row = await lockPayout(db, params.payoutId);
    assertOrdered(row);
    const details = [
      ...listedDetail(row),
      { label: t(serverWords.shared.reason), value: body.reason },
    ];
    await twoPeople({
      ...(await actOn(db, row, 'cancel', row.id, details)),
      always: await mayHaveLeft(db, vault, 'payout', row),
    });
    const origin = { actor: principal.userId, now, config };
    const { applicantId } = row;
    // Locked before the balance, as a payment of theirs locks it.
    if (applicantId) await holdApplicant(db, applicantId);
    const cancelled = await cancelPayout(db, row, body.reason, origin);
    // What they owe comes first, as when a bank sends it back.
    if (applicantId) await applyMoney(db, { applicantId, movement: null, ...origin });
    await record(cancelled.id, { ...noteOf(cancelled), reason: body.reason });
    return describePayout(cancelled);
  },
});

function assertOrdered(row: Payout) {
  if (row.status !== 'ordered') throw conflict(t(treasuryWords.payouts.notSendable));
}

/** What the operator gets of it in its own book. */
async function arrivalOf(tx: Tx, { id, kind, amountCents }: Payout) {
  if (kind === 'fees') return arrivalOfFees(await feesOfPayout(tx, id));
  return kind === 'contribution' ? arrivalOfContribution(amountCents) : undefined;
}

function ownApplicantId(scope: Scope): string {
  if (scope.kind === 'own' && scope.applicantId) return scope.applicantId;
  throw notFound();
}

/** Users whose money it is: an applicant's, or to whom a deposit that goes back was sent. */
const peopleOf = async (tx: Tx, row: Payout) => [
  ...(await applicantsOf(tx, row)),
  ...(await peopleOfReturn(tx, row)),
];

async function actOn(
  tx: Tx,
  row: Payout,
  verb: keyof typeof verbs,
  objectId: string,
  more: MoneyAct['details'] = [],
): Promise<MoneyAct> {
  const account = row.clabeLast4
    ? [
        {
          label: t(treasuryWords.payouts.account),
          value: accountEnding({ bank: row.bank, last4: row.clabeLast4 }),
        },
      ]
    : [];
  const others = await thirdPartyMoney(tx, row);
  return {
    kind: verb === 'cancel' ? 'back' : 'out',
    object: 'payouts',
    objectId,
    title: `${verbs[verb]} · ${kindName[row.kind]}`,
    details: [
      { label: t(treasuryWords.payouts.beneficiary), value: row.beneficiary },
      ...account,
      ...(await depositDetails(tx, row.bankMovementId)),
      ...others,
      ...more,
    ],
    amountCents: row.amountCents,
    people: await peopleOf(tx, row),
    // It may be another person's money; and taking out what the operator put in for clients takes two people.
    always: others.length > 0 || row.kind === 'contribution',
  };
}

/** The details of every audit entry of a payout. */
const noteOf = ({ kind, amountCents }: Payout) => ({ kind, amount_cents: amountCents });
