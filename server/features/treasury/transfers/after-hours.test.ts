import { randomUUID } from 'node:crypto';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, bank } = repayingPeople(api);
const HOUSE = '646180110400000007';
const FRIDAY = '2026-02-06';
const FRIDAY_EVENING = new Date('2026-02-07T02:30:00Z');
const MONDAY = '2026-02-09';

it('what comes back to a person after hours is in their credit balance at once, whichever day the bank gives it', async () => {
  const loan = await begin();
  at(FRIDAY);
  const { payoff_cents } = firstOf((await loan.reference()).loans);
  await loan.pay(payoff_cents + 50_000, FRIDAY, OWN);
  await registerAccount(api, await loan.me(), OWN.sender_clabe, 'Lucía Cruz Peña');
  await accountSetHoursAgo(api, loan.applicantId, 30);
  const act = async (path: string, body: object) =>
    asTwo(api, await api.again(loan.story.staff), {
      method: 'POST',
      url: `/api/v1/payouts${path}` as '/api/v1/payouts',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const { json } = await act('', {
    kind: 'credit_balance',
    amount_cents: 50_000,
    applicant_id: loan.applicantId,
  });
  const sent = { tracking_key: 'VUELVE01', amount_cents: 50_000 };
  expect((await act(`/${json.id}/send`, { tracking_key: 'VUELVE01' })).status).toBe(200);
  await bank.report(
    bank.line({
      ...sent,
      direction: 'out',
      receiver_clabe: OWN.sender_clabe,
      occurred_on: FRIDAY,
    }),
  );

  api.clock.now = FRIDAY_EVENING;
  await bank.report(bank.line({ ...sent, ...OWN, receiver_clabe: HOUSE, occurred_on: MONDAY }));

  const { credit_balance_cents, give_back_cents } = await loan.reference();
  expect([credit_balance_cents, give_back_cents]).toEqual([50_000, 0]);
  expect(await balance(api.db, applicantUnapplied(loan.applicantId))).toBe(50_000);
});
