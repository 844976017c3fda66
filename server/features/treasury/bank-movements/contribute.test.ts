import { randomUUID } from 'node:crypto';
import { waitingAnswer } from '@contract/platform/approvals';
import { bankMovements } from '@server/db/schema/treasury';
import {
  companyBank,
  companyContributed,
  openingFeeIncome,
  ownersMoney,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { shortfallOf } from '@server/ledger/shortfall';
import { testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, bank, assertSound, takeBack, returnCreditBalance } = repayingPeople(api);

/** A deposit to the custody account itself; answers the path of its contribution. */
async function arrives(cents: number, from: string) {
  const line = bank.line({ amount_cents: cents, sender_clabe: from });
  await bank.report(line);
  const [row] = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.trackingKey, line.tracking_key));
  return { key: line.tracking_key, url: `/api/v1/bank-movements/${row?.id}/contribute` as const };
}

it('the operator makes custody whole of what was returned and never theirs, and the person still owes it', async () => {
  const loan = await begin();
  at('2026-03-02');
  await loan.pay(10_248_599, '2026-03-02', OWN);
  await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'NUNCAFUE01' });
  await returnCreditBalance(loan, 50_000);
  at('2026-03-05');
  await takeBack(loan, 'NUNCAFUE01');
  await assertSound(loan);

  at('2026-03-06');
  const staff = await api.again(loan.story.staff);
  const treasury = async () =>
    (await staff.call({ url: '/api/v1/bank-movements/reconciliation' })).json;
  const lacking = {
    kind: 'shortfall',
    tracking_key: null,
    day: null,
    bank_cents: -50_000,
    ledger_cents: null,
  };
  expect(await treasury()).toMatchObject({ shortfall_cents: 50_000, sound: false });
  expect((await treasury()).differences).toContainEqual(lacking);
  const home = async () =>
    (await staff.call({ url: '/api/v1/backoffice-summary' })).json.shortfall_cents;
  expect(await home()).toBe(50_000);
  await freshFactor(api, staff);
  const closed = async (day: string) => {
    await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/bank-days',
      body: { day, opening_cents: 0, closing_cents: 0 },
    });
    const url = `/api/v1/bank-days/${day}/close` as const;
    const { json } = await asTwo(api, staff, { method: 'POST', url });
    return json.close?.differences.filter(({ kind }) => kind === 'shortfall');
  };
  expect(await closed('2026-03-04')).toEqual([]);
  expect(await closed('2026-03-05')).toEqual([{ ...lacking, day: '2026-03-05' }]);

  const house = present(api.config.companyClabe);
  const strange = await arrives(50_000, '032180000118359719');
  const more = await arrives(50_001, house);
  const alone = await arrives(1_000, house);
  const enough = await arrives(50_000, house);
  const offered = new Set((await treasury()).contributable);
  const idOf = ({ url }: typeof enough) => url.split('/').at(-2) ?? '';
  expect([strange, more, alone, enough].map((one) => offered.has(idOf(one)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const contribute = (url: typeof enough.url) => asTwo(api, staff, { method: 'POST', url });
  expect((await contribute(strange.url)).status).toBe(422);
  expect((await contribute(more.url)).json.message).toBe(
    'El depósito es mayor que lo que falta: $500.00 MXN.',
  );
  const url = '/api/v1/bank-movements/rounding';
  const rounded = await asTwo(api, staff, { method: 'POST', url, body: { amount_cents: 50_000 } });
  expect(rounded.json.message).toMatch(/^Es más que un redondeo/);
  // It takes two people, whatever the amount.
  expect((await staff.call({ method: 'POST', url: alone.url })).status).toBe(202);
  expect(await treasury()).toMatchObject({ shortfall_cents: 50_000 });
  const reply = await contribute(enough.url);
  expect(reply.json).toMatchObject({ status: 'assigned', matched: { kind: 'company' } });
  expect((await treasury()).differences).not.toContainEqual(lacking);
  expect(await treasury()).toMatchObject({ shortfall_cents: 0 });
  expect(await home()).toBe(0);
  expect(await balance(api.db, companyContributed)).toBe(50_000);
  // The operator's own account is empty here so far: its owners put it in.
  expect(await balance(api.db, companyBank)).toBe(0);
  expect(await balance(api.db, ownersMoney)).toBe(50_000);
  expect(await loan.reference()).toMatchObject({ give_back_cents: 50_000 });
  expect((await contribute(enough.url)).status).toBe(409);
  const entries = (await staff.call({ url: '/api/v1/audit?limit=5' })).json.items;
  expect(entries.map(({ action }) => action)).toContain('bank-movements.contribute');
  await assertSound(loan);

  await takeBack(loan, enough.key, 'returned');
  expect(await treasury()).toMatchObject({ shortfall_cents: 50_000 });
  expect(await balance(api.db, ownersMoney)).toBe(0);
  await assertSound(loan);
});

it('fees that come back after the operator put them into custody are taken down, and wait again', async () => {
  const loan = await begin();
  const house = present(api.config.companyClabe);
  const staff = async () => api.again(loan.story.staff);
  const before = await balance(api.db, ownersMoney);
  // Of the credit before this one too.
  const { json: waiting } = await (await staff()).call({ url: '/api/v1/payouts/sources' });
  expect([waiting.fees_cents, waiting.fees_vat_cents]).toEqual([600_000, 96_000]);
  const { json: ordered } = await asTwo(api, await staff(), {
    method: 'POST',
    url: '/api/v1/payouts',
    body: { kind: 'fees', amount_cents: 696_000 },
    headers: { 'idempotency-key': randomUUID() },
  });
  const sent = { tracking_key: 'COMISION01', amount_cents: 696_000 };
  await asTwo(api, await staff(), {
    method: 'POST',
    url: `/api/v1/payouts/${ordered.id}/send`,
    body: { tracking_key: 'COMISION01' },
  });
  await bank.report(bank.line({ ...sent, direction: 'out', receiver_clabe: house }));

  at('2026-03-02');
  await loan.pay(10_248_599, '2026-03-02', OWN);
  await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'NUNCAFUE02' });
  await returnCreditBalance(loan, 50_000);
  at('2026-03-05');
  await takeBack(loan, 'NUNCAFUE02');
  const { url } = await arrives(50_000, house);
  expect((await asTwo(api, await staff(), { method: 'POST', url })).status).toBe(200);
  expect(await balance(api.db, companyBank)).toBe(646_000);

  expect((await bank.report(bank.line({ ...sent, sender_clabe: house }))).status).toBe(200);
  expect(await balance(api.db, companyBank)).toBe(0);
  expect(await balance(api.db, openingFeeIncome)).toBe(0);
  expect((await balance(api.db, ownersMoney)) - before).toBe(50_000);
  const { json: again } = await (await staff()).call({ url: '/api/v1/payouts/sources' });
  expect([again.fees_cents, again.fees_vat_cents]).toEqual([600_000, 96_000]);
  await assertSound(loan);
});

it('of two deposits that cover the same, authorised at the same moment, one does', async () => {
  const loan = await begin();
  const house = present(api.config.companyClabe);
  at('2026-03-02');
  await loan.pay(10_248_599, '2026-03-02', OWN);
  await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'NUNCAFUE03' });
  await returnCreditBalance(loan, 50_000);
  at('2026-03-05');
  await takeBack(loan, 'NUNCAFUE03');
  const before = await balance(api.db, companyContributed);
  const staff = await api.again(loan.story.staff);
  await freshFactor(api, staff);
  const short = await shortfallOf(api.db, null);
  expect(short).toBeGreaterThan(0);
  const second = await secondPerson(api);
  const asked = [];
  for (const { url } of [await arrives(short, house), await arrives(short, house)]) {
    asked.push(waitingAnswer.parse((await staff.call({ method: 'POST', url })).json).approval_id);
  }
  const { json } = await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
  const replies = await Promise.all(
    asked.map((id) =>
      second.call({
        method: 'POST',
        url: `/api/v1/approvals/${id}/confirm` as const,
        body: { payload_hash: json.items.find((item) => item.id === id)?.payload_hash },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await balance(api.db, companyContributed)) - before).toBe(short);
});
