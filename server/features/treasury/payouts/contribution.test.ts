import { randomUUID } from 'node:crypto';
import { approvals } from '@server/db/schema/platform';
import { bankMovements } from '@server/db/schema/treasury';
import {
  companyBank,
  companyContributed,
  heldInCustody,
  payoutInTransit,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, bank, assertSound, takeBack, returnCreditBalance } = repayingPeople(api);

it('what the operator put into custody goes back to it once what it covered is recovered, and no more', async () => {
  const loan = await begin();
  const house = present(api.config.companyClabe);
  const staff = async () => api.again(loan.story.staff);
  const treasury = async () => {
    const who = await staff();
    const { json } = await who.call({ url: '/api/v1/payouts/sources' });
    const { json: reconciliation } = await who.call({
      url: '/api/v1/bank-movements/reconciliation',
    });
    return [json.contribution_cents, reconciliation.shortfall_cents];
  };
  const orders = async (cents: number) =>
    asTwo(api, await staff(), {
      method: 'POST',
      url: '/api/v1/payouts',
      body: { kind: 'contribution', amount_cents: cents },
      headers: { 'idempotency-key': randomUUID() },
    });
  const sends = async (id: string, key: string) =>
    asTwo(api, await staff(), {
      method: 'POST',
      url: `/api/v1/payouts/${id}/send` as const,
      body: { tracking_key: key },
    });
  const own = () =>
    Promise.all(
      [companyContributed, companyBank, heldInCustody].map((account) => balance(api.db, account)),
    );

  at('2026-03-02');
  await loan.pay(10_248_599, '2026-03-02', OWN);
  await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'NUNCAFUE01' });
  await returnCreditBalance(loan, 50_000);
  at('2026-03-05');
  await takeBack(loan, 'NUNCAFUE01');
  const put = bank.line({ amount_cents: 50_000, sender_clabe: house });
  await bank.report(put);
  const [line] = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.trackingKey, put.tracking_key));
  const contribute = `/api/v1/bank-movements/${line?.id}/contribute` as const;
  await asTwo(api, await staff(), { method: 'POST', url: contribute });
  expect(await treasury()).toEqual([0, 0]);
  expect((await orders(1)).json).toMatchObject({ message: 'No hay tanto por pagar.' });

  // The person gives back a part of what was never theirs.
  await loan.pay(30_000, '2026-03-05', OWN);
  expect(await treasury()).toEqual([30_000, 0]);
  expect((await orders(30_001)).status).toBe(422);
  const { json: ordered } = await orders(30_000);
  expect(await treasury()).toEqual([0, 0]);
  expect(await balance(api.db, payoutInTransit(ordered.id))).toBe(30_000);
  expect((await sends(ordered.id, 'APORTE0001')).json).toMatchObject({ status: 'sent' });
  expect(await own()).toEqual([20_000, 30_000, 20_000]);
  const sent = { tracking_key: 'APORTE0001', amount_cents: 30_000 };
  await bank.report(bank.line({ ...sent, direction: 'out', receiver_clabe: house }));
  await assertSound(loan);

  // What came back covers nothing by itself, and goes again.
  await bank.report(bank.line({ ...sent, sender_clabe: house }));
  expect(await own()).toEqual([50_000, 0, 50_000]);
  expect(await treasury()).toEqual([30_000, 0]);
  await sends((await orders(30_000)).json.id, 'APORTE0002');
  expect(await own()).toEqual([20_000, 30_000, 20_000]);

  // Nor does a notice fail when its bank sends all of it back: the line waits for staff, and the day with it.
  const away = { tracking_key: put.tracking_key, amount_cents: 50_000, receiver_clabe: house };
  expect((await bank.report(bank.line({ ...away, direction: 'out' }))).status).toBe(200);
  const [out] = await api.db
    .select()
    .from(bankMovements)
    .where(
      and(eq(bankMovements.trackingKey, put.tracking_key), eq(bankMovements.direction, 'out')),
    );
  expect(out?.status).toBe('held');
  const undo = await asTwo(api, await staff(), {
    method: 'POST',
    url: `/api/v1/bank-movements/${out?.id}/accept` as const,
    body: { reason: 'El banco la devolvió' },
  });
  expect([undo.status, JSON.stringify(undo.json)]).toEqual([
    409,
    expect.stringContaining('ya se devolvió a la empresa'),
  ]);
  await loan.pay(20_000, '2026-03-05', OWN);
  await sends((await orders(20_000)).json.id, 'APORTE0003');
  expect(await own()).toEqual([0, 50_000, 0]);
  expect(await treasury()).toEqual([0, 0]);
  await assertSound(loan);
  // It takes two people, whatever the amount.
  const asked = await api.db.select().from(approvals).where(eq(approvals.objectId, 'contribution'));
  expect(asked.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
});
