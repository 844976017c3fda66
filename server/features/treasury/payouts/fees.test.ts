import { randomUUID } from 'node:crypto';
import { toDay } from '@contract/kernel/fields/day';
import { settings } from '@server/db/schema/platform';
import {
  type Account,
  feesToTransfer,
  incomeTaxWithheld,
  investorFeeIncome,
  openingFeeIncome,
  paidTwice,
  recoverable,
  vatCharged,
} from '@server/ledger/accounts';
import { balance, balances } from '@server/ledger/balances';
import { feesWaiting } from '@server/ledger/fees';
import { testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, bank, assertSound, takeBack } = repayingPeople(api);
await api.db.insert(settings).values({
  key: 'investor_fee_rate',
  value: 1_000,
  validFrom: toDay('2025-01-01'),
  source: 'prueba',
  setBy: 'prueba',
});

type Loan = Awaited<ReturnType<typeof begin>>;

async function sources(loan: Loan) {
  const staff = await api.again(loan.story.staff);
  const { status, json } = await staff.call({ url: '/api/v1/payouts/sources' });
  return status === 200 ? [json.fees_cents, json.fees_vat_cents] : status;
}

/** All fees are ordered to be moved to the operator. */
async function orderFees(loan: Loan) {
  const waiting = await feesWaiting(api.db);
  const amount = waiting.fee + waiting.investor_fee + waiting.vat;
  const ordered = await asTwo(api, await api.again(loan.story.staff), {
    method: 'POST',
    url: '/api/v1/payouts',
    body: { kind: 'fees', amount_cents: amount },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(ordered.status).toBe(200);
  return { id: ordered.json.id, amount };
}

const act = async (loan: Loan, id: string, verb: 'send' | 'cancel', body: object) =>
  asTwo(api, await api.again(loan.story.staff), {
    method: 'POST',
    url: `/api/v1/payouts/${id}/${verb}`,
    body,
  });

/** All fees are moved to the operator, and the bank reports it. */
async function moveFees(loan: Loan, trackingKey: string) {
  const { id, amount } = await orderFees(loan);
  await act(loan, id, 'send', { tracking_key: trackingKey });
  const line = { tracking_key: trackingKey, amount_cents: amount };
  const receiver_clabe = api.config.companyClabe;
  await bank.report(bank.line({ ...line, direction: 'out', receiver_clabe }));
}

const company = async () =>
  Object.fromEntries(await balances(api.db, [openingFeeIncome, investorFeeIncome, vatCharged]));

it('each kind of fee and the VAT stay what they are, also once fees that were moved are undone', async () => {
  const loan = await begin();
  at('2026-02-28');
  await loan.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PAGO0001' });
  // 10 % of the interest of 2,000.00, beside the opening fee of 3,000.00.
  expect(await sources(loan)).toEqual([320_000, 51_200]);
  await moveFees(loan, 'COMISION01');
  const first = {
    'ingreso:comision_apertura': 300_000,
    'ingreso:comision_inversionista': 20_000,
    'iva:trasladado': 51_200,
  };
  expect(await company()).toEqual(first);

  at('2026-03-05');
  await takeBack(loan, 'PAGO0001');
  expect(await sources(loan)).toEqual([0, 0]);
  await assertSound(loan);

  // Another person's credit pays its opening fee; none of it covers what is carried over.
  const other = await begin();
  at('2026-03-05');
  expect(await sources(loan)).toEqual([300_000, 48_000]);
  await moveFees(loan, 'COMISION02');
  expect(await company()).toEqual({
    'ingreso:comision_apertura': 600_000,
    'ingreso:comision_inversionista': 20_000,
    'iva:trasladado': 99_200,
  });

  // What the person pays next brings the investors' fee again, which was moved already.
  await loan.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PAGO0002' });
  expect(await sources(loan)).toEqual([0, 0]);
  await assertSound(loan);
  await assertSound(other);
});

it('fees and taxes that are not sent, or come back, cover at once what is owed to them', async () => {
  const loan = await begin();
  const owed = (account: Account) => balance(api.db, recoverable(loan.applicantId, account));
  at('2026-02-28');
  await loan.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PAGO0003' });
  const { id, amount } = await orderFees(loan);
  const held = await balance(api.db, incomeTaxWithheld);
  const tax = await asTwo(api, await api.again(loan.story.staff), {
    method: 'POST',
    url: '/api/v1/payouts',
    body: { kind: 'income_tax', amount_cents: held },
    headers: { 'idempotency-key': randomUUID() },
  });
  at('2026-03-05');
  await takeBack(loan, 'PAGO0003');
  expect([await owed(feesToTransfer), await owed(incomeTaxWithheld)]).toEqual([23_200, 40_000]);
  const cancelled = await act(loan, id, 'cancel', { reason: 'Se ordenó antes de tiempo' });
  await act(loan, tax.json.id, 'cancel', { reason: 'Se ordenó antes de tiempo' });
  expect(cancelled.status).toBe(200);
  expect([await owed(feesToTransfer), await owed(incomeTaxWithheld)]).toEqual([0, 0]);
  expect(await balance(api.db, feesToTransfer)).toBe(amount - 23_200);
  expect(await balance(api.db, incomeTaxWithheld)).toBe(held - 40_000);
  await assertSound(loan);

  at('2026-03-06');
  await loan.pay(974_041, '2026-03-06', { ...OWN, tracking_key: 'PAGO0004' });
  const again = await orderFees(loan);
  await act(loan, again.id, 'send', { tracking_key: 'COMISION03' });
  await takeBack(loan, 'PAGO0004');
  const claim = await owed(feesToTransfer);
  expect(claim).toBeGreaterThan(0);
  // A person types that they came back, and then that they did not.
  const house = present(api.config.companyClabe);
  const line = { tracking_key: 'COMISION03', amount_cents: again.amount, sender_clabe: house };
  const entered = await asTwo(api, await api.again(loan.story.staff), {
    method: 'POST',
    url: '/api/v1/bank-movements',
    body: bank.line(line),
  });
  expect(await owed(feesToTransfer)).toBe(0);
  expect(await balance(api.db, feesToTransfer)).toBe(again.amount - claim);
  await assertSound(loan);
  await asTwo(api, await api.again(loan.story.staff), {
    method: 'POST',
    url: `/api/v1/bank-movements/${entered.json.movement.id}/reverse`,
    body: { kind: 'mistaken', occurred_on: '2026-03-06', reason: 'No está en el estado' },
  });
  expect([await owed(feesToTransfer), await balance(api.db, feesToTransfer)]).toEqual([claim, 0]);
  expect(await balance(api.db, paidTwice(again.id))).toBe(0);
  await assertSound(loan);
});
