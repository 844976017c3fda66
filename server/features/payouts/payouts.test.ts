import { randomUUID } from 'node:crypto';
import { applicants } from '@server/db/schema/people';
import { companyBank, feeIncome, feesToTransfer, vatCharged } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, applicant } = story;
await story.repaying();

const [row] = await api.db.select().from(applicants).where(eq(applicants.userId, applicant.userId));
const applicantId = row?.id ?? '';
const OWN = '012180026050783858';

const sources = async () => (await staff.call({ url: '/api/v1/payouts/sources' })).json;

const order = (body: object) =>
  asTwo(api, staff, {
    method: 'POST',
    url: '/api/v1/payouts',
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

async function ask(who: Person, cents: number) {
  await freshFactor(api, who);
  return who.call({
    method: 'POST',
    url: '/api/v1/favour-returns',
    body: { amount_cents: cents },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const send = (id: string, key: string) => ({
  method: 'POST' as const,
  url: `/api/v1/payouts/${id}/send` as const,
  body: { tracking_key: key },
});

const statusOf = async (id: string) =>
  (await staff.call({ url: `/api/v1/payouts/${id}` })).json.status;

const leaves = (key: string, cents: number, to: string | null) =>
  bank.tell(
    bank.line({ direction: 'out', tracking_key: key, amount_cents: cents, receiver_clabe: to }),
  );

describe('fees', () => {
  it('are moved to the operator as a whole, by two people, and confirmed by the bank', async () => {
    const { fees_cents: fee, fees_vat_cents: vat } = await sources();
    expect([fee, vat]).toEqual([300_000, 48_000]);
    const stale = await order({ kind: 'fees', amount_cents: fee });
    expect([stale.status, stale.json.fields]).toEqual([
      422,
      { amount_cents: 'Ahora hay $3,480.00 MXN.' },
    ]);
    const { json } = await order({ kind: 'fees', amount_cents: fee + vat });
    expect(json).toMatchObject({ status: 'ordered', clabe_last4: '0010' });
    expect(await sources()).toMatchObject({ fees_cents: 0, fees_vat_cents: 0 });

    expect((await asTwo(api, staff, send(json.id, 'COMISION01'))).status).toBe(200);
    expect(await statusOf(json.id)).toBe('sent');
    expect(await balance(api.db, companyBank)).toBe(348_000);
    expect(await balance(api.db, feeIncome)).toBe(300_000);
    expect(await balance(api.db, vatCharged)).toBe(48_000);
    expect(await balance(api.db, feesToTransfer)).toBe(0);
    await leaves('comision 01', 348_000, api.config.companyClabe);
    expect(await statusOf(json.id)).toBe('confirmed');
    expect((await asTwo(api, staff, send(json.id, 'COMISION02'))).status).toBe(409);
    await assertReconciled(api.db);
  });
});

describe('withheld taxes', () => {
  it('are remitted up to what was withheld; cancelled, they are back', async () => {
    const { clabe } = (await applicant.call({ url: '/api/v1/payments/reference' })).json;
    await bank.tell(
      bank.line({
        receiver_clabe: clabe,
        amount_cents: 964_277,
        sender_clabe: OWN,
        sender_name: 'LUCIA CRUZ PEÑA',
      }),
    );
    expect(await sources()).toMatchObject({ income_tax_cents: 40_000, vat_cents: 32_000 });
    expect((await order({ kind: 'income_tax', amount_cents: 40_001 })).status).toBe(422);
    const { json } = await order({ kind: 'income_tax', amount_cents: 40_000 });
    expect(await sources()).toMatchObject({ income_tax_cents: 0 });
    // However small, what leaves takes two.
    await freshFactor(api, staff);
    expect((await staff.call(send(json.id, 'IMPUESTO01'))).status).toBe(202);
    expect(await statusOf(json.id)).toBe('ordered');
    const cancel = await asTwo(api, staff, {
      method: 'POST',
      url: `/api/v1/payouts/${json.id}/cancel`,
      body: { reason: 'La línea de captura venció' },
    });
    expect(cancel.json.status).toBe('cancelled');
    expect(await sources()).toMatchObject({ income_tax_cents: 40_000 });
    await assertReconciled(api.db);
  });
});

describe('what is in favour of an applicant', () => {
  it('goes back after settlement, to the account they paid from, once', async () => {
    const early = await ask(applicant, 1);
    expect(early.json.message).toBe('El saldo a favor se aplica al crédito que sigue en pagos.');
    const { clabe, loans } = (await applicant.call({ url: '/api/v1/payments/reference' })).json;
    const payoff = firstOf(loans).payoff_cents;
    await bank.tell(
      bank.line({
        receiver_clabe: clabe,
        amount_cents: payoff + 12_345,
        sender_clabe: OWN,
        sender_name: 'LUCIA CRUZ PEÑA',
      }),
    );
    const { json: own } = await applicant.call({ url: '/api/v1/favour-returns' });
    expect(own.favour).toMatchObject({ amount_cents: 12_345, clabe_last4: '3858' });
    expect((await sources()).favours).toMatchObject([{ applicant_id: applicantId }]);
    const replies = await Promise.all([ask(applicant, 12_345), ask(applicant, 12_345)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const asked = present(replies.find(({ status }) => status === 200)).json;
    const shown = await staff.call({ url: `/api/v1/payouts/${asked.id}` });
    expect(shown.json.clabe).toBe(OWN);
    expect((await asTwo(api, staff, send(asked.id, 'FAVOR0001'))).json.status).toBe('sent');
    await leaves('FAVOR0001', 12_345, OWN);
    const { json: after } = await applicant.call({ url: '/api/v1/favour-returns' });
    expect(after).toMatchObject({ favour: null, returns: [{ status: 'confirmed' }] });
    await assertReconciled(api.db);
  });

  it('is nobody else’s to ask for', async () => {
    const other = await api.person('client');
    expect((await ask(other, 1)).status).toBe(422);
    expect((await other.call({ url: '/api/v1/payouts' })).status).toBe(403);
    expect((await other.call({ url: '/api/v1/payouts/sources' })).status).toBe(403);
  });
});
