import { sumCents } from '@contract/kernel/fields/centavos';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, assertSound } = repayingPeople(api);

it('a corrected payment counts once in the sums of each type, in its own month', async () => {
  const loan = await begin();
  at('2026-02-28');
  await loan.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PAGO0001' });
  at('2026-03-05');
  await loan.pay(500_000, '2026-02-10', { ...OWN, tracking_key: 'TARDE01' });
  const investor = await api.again(firstOf(loan.lenders));
  const sum = async (filter: string) => {
    const url = `/api/v1/movements?limit=100&${filter}` as '/api/v1/movements';
    return sumCents((await investor.call({ url })).json.items.map((row) => row.amount_cents));
  };
  const { json: mine } = await investor.call({ url: '/api/v1/participations' });
  expect(firstOf(mine.items)).toMatchObject({
    received_capital_cents: 610_360,
    received_interest_cents: 231_212,
    withheld_isr_cents: 46_242,
  });
  const february = 'from=2026-02-01&to=2026-02-28';
  for (const days of ['', february]) {
    expect(await sum(`type=capital&${days}`)).toBe(610_360);
    expect(await sum(`type=interest&${days}`)).toBe(231_212);
    expect(await sum(`type=tax&${days}`)).toBe(-46_242);
    expect(await sum(`type=other&${days}`)).toBe(0);
  }
  const { json } = await investor.call({ url: `/api/v1/movements?limit=100&${february}` });
  const corrected = json.items.filter(({ label }) => label.startsWith('Corrección'));
  expect(corrected.map((row) => [row.type, row.label, row.amount_cents])).toEqual([
    ['capital', 'Corrección de capital', -439_366],
    ['interest', 'Corrección de interés', -120_000],
    ['tax', 'Corrección de ISR retenido sobre interés', 24_000],
  ]);
  await assertSound(loan);

  // The applicant's own account shows what their payments paid for.
  const me = await loan.me();
  const { json: paid } = await me.call({ url: '/api/v1/payments' });
  const { json: rows } = await me.call({ url: '/api/v1/movements?limit=100&type=interest' });
  expect(0 - sumCents(rows.items.map((row) => row.amount_cents))).toBe(
    sumCents(paid.items.map(({ split }) => split.interest_cents)),
  );
});
