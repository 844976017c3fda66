import { sumCents } from '@contract/kernel/fields/centavos';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { payouts as contract } from '@contract/treasury/payouts';
import { applyMoney, holdApplicant } from '@server/features/credit';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { creditLineToTransfer, incomeTaxWithheld, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { feesWaiting } from '@server/ledger/fees';
import { freeContribution } from '@server/ledger/shortfall';
import { assertListed, whyDetails } from '../transfers/bank-file';
import { mayHaveLeft } from '../transfers/on-its-way';
import { actOn, assertOrdered, noteOf } from './act-on';
import { cancelPayout } from './cancel';
import { creditBalanceOf, creditBalancesToReturn } from './credit-balances';
import { orderPayout } from './order';
import {
  changePayout,
  describePayout,
  findPayout,
  listPayouts,
  lockPayout,
  ofApplicant,
} from './repository';
import { orderDepositReturn } from './return-deposit';
import { revealOrders } from './reveal-orders';
import { sendPayout } from './send';

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
      credit_line_cents: await balance(db, creditLineToTransfer),
      credit_balances: await creditBalancesToReturn(db, vault, now),
    };
  },

  show: async ({ db, params }) => describePayout(await findPayout(db, params.payoutId)),

  reveal: revealOrders,

  async relist({ db, params, body, twoPeople, record }) {
    const row = await lockPayout(db, params.payoutId);
    assertOrdered(row);
    assertListed(row);
    const details = whyDetails(row, body.reason);
    await twoPeople({ ...(await actOn(db, row, 'relist', row.id, details)), always: true });
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

  send: sendPayout,

  async cancel({ db, params, body, vault, principal, config, now, twoPeople, record }) {
    const row = await lockPayout(db, params.payoutId);
    assertOrdered(row);
    await twoPeople({
      ...(await actOn(db, row, 'cancel', row.id, whyDetails(row, body.reason))),
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

function ownApplicantId(scope: Scope): string {
  if (scope.kind === 'own' && scope.applicantId) return scope.applicantId;
  throw notFound();
}
