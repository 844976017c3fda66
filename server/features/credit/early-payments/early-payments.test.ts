import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { toDay } from '@contract/kernel/fields/day';
import { testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, assertSound } = repayingPeople(api);
type Begun = Awaited<ReturnType<typeof begin>>;

const show = async ({ me, loanIds }: Begun, amount: number) =>
  (
    await (
      await me()
    ).call({
      url: `/api/v1/loans/${loanIds[0]}/early-payment?amount_cents=${amount}`,
    })
  ).json;

const choose = async ({ me, loanIds: [id] }: Begun, body: object) =>
  (await me()).call({
    method: 'POST',
    url: `/api/v1/loans/${id}/early-payment-choices`,
    body,
    headers: once(),
  });

it('a transfer without a choice waits without effect on interest, and the payoff counts it', async () => {
  const person = await begin(1, 'credit_balance', toDay('2026-11-28'));
  at('2026-12-28');
  await person.pay(964_277, '2026-12-28');
  at('2026-12-30');
  await person.pay(964_277, '2026-12-30');
  at('2026-12-31');
  // 92,677.23 and three days of it, 185.35 and 29.66 of VAT, less what waits.
  expect(await person.reference()).toMatchObject({
    credit_balance_cents: 964_277,
    loans: [
      {
        payoff_cents: 9_289_224 - 964_277,
        payoff_parts: {
          due_cents: 0,
          capital_cents: 9_267_723,
          interest_cents: 18_535,
          vat_cents: 2_966,
          ahead_cents: 0,
          credit_balance_cents: 964_277,
        },
      },
    ],
  });
  const notices = (await (await person.me()).call({ url: '/api/v1/notifications' })).json.items;
  expect(firstOf(notices).body).toContain('sin cambiar los intereses');
  await person.pay(9_289_224 - 964_277, '2026-12-31');
  expect((await person.reference()).loans).toEqual([]);
  await assertSound(person);
});

it('gives back at the payoff what has not accrued of an instalment that was paid ahead', async () => {
  const person = await begin(1, 'instalments', toDay('2026-11-28'));
  at('2026-12-28');
  await person.pay(964_277, '2026-12-28');
  at('2026-12-30');
  await person.pay(964_277, '2026-12-30');
  at('2026-12-31');
  const loan = firstOf((await person.reference()).loans);
  expect(loan.payoff_cents).toBe(9_289_224 - 964_277);
  await person.pay(loan.payoff_cents, '2026-12-31');
  const { items } = (await (await person.me()).call({ url: '/api/v1/payments' })).json;
  const sum = (part: string) =>
    items.reduce(
      (all: number, row: { split: Record<string, number> }) => all + (row.split[part] ?? 0),
      0,
    );
  expect([sum('capital_cents'), sum('interest_cents'), sum('vat_cents')]).toEqual([
    10_000_000, 218_535, 34_966,
  ]);
  await assertSound(person);
});

it('uses the credit balance as its owner chooses, and refuses what it cannot do', async () => {
  const person = await begin(1, 'credit_balance', toDay('2026-01-15'));
  at('2026-02-15');
  await person.pay(964_277 + 2_071_671, '2026-02-15');
  at('2026-02-25');
  const shown = await show(person, 2_071_671);
  // Ten days on 92,677.23 are 617.85, and VAT 98.86.
  expect(shown).toMatchObject({
    use: 'credit_balance',
    credit_balance_cents: 2_071_671,
    before_capital_cents: 71_671,
    payoff_cents: 9_267_723 + 71_671,
    capital: { accrued_cents: 61_785, vat_cents: 9_886, capital_cents: 2_000_000 },
  });
  const { capital, now } = { capital: present(shown.capital), now: present(shown.now) };
  expect(capital.term.instalments).toBeLessThan(now.instalments);
  expect(capital.payment.instalments).toBe(now.instalments);
  expect(
    (await choose(person, { use: 'capital_term', amount_cents: 71_671 })).json.fields,
  ).toHaveProperty('amount_cents');
  expect(
    (await choose(person, { use: 'capital_term', amount_cents: 2_071_672 })).json.fields,
  ).toHaveProperty('amount_cents');
  expect((await choose(person, { use: 'instalments' })).json.fields).toHaveProperty(
    'accepted_text',
  );
  expect((await choose(person, { use: 'capital_term', amount_cents: 2_071_671 })).status).toBe(200);
  expect(await person.reference()).toMatchObject({
    credit_balance_cents: 0,
    loans: [{ outstanding_cents: 7_267_723 }],
  });
  await assertSound(person);
  // Who paid, and who lent, read what it was.
  const { items: paid } = (await (await person.me()).call({ url: '/api/v1/payments' })).json;
  expect(paid.map(({ reduced_cents }) => reduced_cents)).toEqual([2_000_000, 0]);
  const { items: notices } = (await (await person.me()).call({ url: '/api/v1/notifications' }))
    .json;
  expect(firstOf(notices).body).toContain('$20,000.00 MXN redujo tu capital');
  const lender = await api.again(firstOf(person.lenders));
  const [held] = (await lender.call({ url: '/api/v1/participations' })).json.items;
  const part = (await lender.call({ url: `/api/v1/participations/${present(held).id}` })).json;
  expect(part.payments.map(({ is_early }) => is_early)).toEqual([false, true]);
  expect(part.schedule.every(({ n }) => n < FIRST_PREPAYMENT)).toBe(true);
  // What is chosen after a payment of the day counts from the next one.
  const text = shown.instalments_text;
  expect((await choose(person, { use: 'instalments', accepted_text: text })).json.from).toBe(
    '2026-02-26',
  );
  // What is chosen last holds, though what was chosen before it was to begin later.
  expect(await show(person, 1)).toMatchObject({ next_use: { use: 'instalments' } });
  await choose(person, { use: 'capital_payment' });
  expect(await show(person, 1)).toMatchObject({ next_use: { use: 'capital_payment' } });
  at('2026-02-26');
  expect(await show(person, 1)).toMatchObject({ use: 'capital_payment', next_use: null });
  const stranger = await api.person('client');
  const url = `/api/v1/loans/${person.loanIds[0]}/early-payment` as const;
  expect((await stranger.call({ url })).status).toBe(404);
});

it('tells how much of the credit balance it used, not what is made again in another way', async () => {
  const person = await begin(1, 'instalments', toDay('2026-11-28'));
  at('2026-12-28');
  await person.pay(964_277, '2026-12-28');
  at('2026-12-30');
  await person.pay(964_277 + 200_000, '2026-12-30');
  at('2026-12-31');
  expect((await choose(person, { use: 'capital_term', amount_cents: 150_000 })).status).toBe(200);
  const notices = (await (await person.me()).call({ url: '/api/v1/notifications' })).json.items;
  const { body } = firstOf(notices);
  expect(body).toContain('$1,500.00');
  expect(body).not.toContain('$11,142.77');
  await assertSound(person);
});
