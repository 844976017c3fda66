import { randomUUID } from 'node:crypto';
import { testApi } from '@tests/support/api';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { freshFactor } from '@tests/support/two-people';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at } = repayingPeople(api);
/** What settles a credit on 2 March of which nothing is paid yet. */
const PAYOFF = 10_248_599;
const OTHER = { sender_clabe: '002115016003269411', sender_name: 'EMPRESA DE OTROS SA DE CV' };

type Loan = Awaited<ReturnType<typeof begin>>;

/** A credit balance returned by one of staff: the answer, and who else sent the money, as the approval shows. */
async function returned({ story, applicantId }: Loan, cents: number) {
  const staff = await api.again(story.staff);
  await freshFactor(api, staff);
  const reply = await staff.call({
    method: 'POST',
    url: '/api/v1/payouts',
    body: { kind: 'credit_balance', amount_cents: cents, applicant_id: applicantId },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { items } = (await staff.call({ url: '/api/v1/approvals?limit=100' })).json;
  const act = items.find(({ title }) => title === 'Ordenar · Devolución de saldo a favor');
  const senders = act?.details.filter(({ label }) => label === 'Lo envió un tercero');
  return { status: reply.status, senders: senders?.map(({ value }) => value) };
}

async function settled() {
  const loan = await begin();
  at('2026-03-02');
  await registerAccount(api, await loan.me(), OWN.sender_clabe, 'Lucía Cruz Peña');
  await accountSetHoursAgo(api, loan.applicantId, 30);
  return loan;
}

it('money that another person sent is returned to an applicant by two, who read whose it is', async () => {
  const loan = await settled();
  await loan.pay(964_277, '2026-03-01', { ...OTHER, tracking_key: 'AJENO00001' });
  await loan.pay(PAYOFF, '2026-03-02', { ...OTHER, tracking_key: 'AJENO00002' });
  const { json } = await (await loan.me()).call({ url: '/api/v1/credit-balance-returns' });
  const { status, senders } = await returned(loan, present(json.credit_balance).amount_cents);
  expect(status).toBe(202);
  // What the first line brought is paid to the credit; what is left is of the second.
  expect(senders).toEqual([
    'EMPRESA DE OTROS SA DE CV, $102,485.99 MXN, 02/03/2026, clave de rastreo AJENO00002',
  ]);
});

it('a small credit balance of their own money takes one, also when another person paid before', async () => {
  const loan = await settled();
  await loan.pay(964_277, '2026-02-28', { ...OTHER, tracking_key: 'AJENO00003' });
  await loan.pay(PAYOFF, '2026-03-02', OWN);
  const { json } = await (await loan.me()).call({ url: '/api/v1/credit-balance-returns' });
  const { status } = await returned(loan, present(json.credit_balance).amount_cents);
  expect(status).toBe(200);
});
