import { randomUUID } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { companyBank, feesToTransfer, openingFeeIncome, vatCharged } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { creditStory } from '@tests/support/credit';
import { ordersOf } from '@tests/support/payouts';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
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
const creditBalance = { kind: 'credit_balance', amount_cents: 12_345 };

const sources = async () => (await staff.call({ url: '/api/v1/payouts/sources' })).json;

const order = ordersOf(api, staff);

async function ask(who: Person, cents: number) {
  await freshFactor(api, who);
  return who.call({
    method: 'POST',
    url: '/api/v1/credit-balance-returns',
    body: { amount_cents: cents },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const send = (id: string, key: string) => ({
  method: 'POST' as const,
  url: `/api/v1/payouts/${id}/send` as const,
  body: { tracking_key: key },
});

const reveal = (who: Person, id: string) =>
  who.call({ method: 'POST', url: '/api/v1/payouts/reveal', body: { ids: [id] } });

const statusOf = async (id: string) =>
  (await staff.call({ url: `/api/v1/payouts/${id}` })).json.status;

const leaves = (key: string, cents: number, to: string | null) =>
  bank.report(
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
    const toSend = async () => {
      const home = await staff.call({ url: '/api/v1/backoffice-summary' });
      return home.json.items.find(({ kind }) => kind === 'payouts_to_send')?.count;
    };
    expect(await toSend()).toBe(1);
    expect(await sources()).toMatchObject({ fees_cents: 0, fees_vat_cents: 0 });

    expect((await asTwo(api, staff, send(json.id, 'COMISION01'))).status).toBe(200);
    expect(await statusOf(json.id)).toBe('sent');
    expect(await toSend()).toBe(0);
    expect(await balance(api.db, companyBank)).toBe(348_000);
    expect(await balance(api.db, openingFeeIncome)).toBe(300_000);
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
    await bank.report(
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

describe('the credit balance of an applicant', () => {
  const pays = (cents: number, changes: object = {}) =>
    bank.report(bank.line({ ...fromOwn, amount_cents: cents, ...changes }));
  const fromOwn = { sender_clabe: OWN, sender_name: 'LUCIA CRUZ PEÑA' };
  const own = async () => (await applicant.call({ url: '/api/v1/credit-balance-returns' })).json;

  it('is not returned while a credit is repaid, nor to an account that is not registered', async () => {
    const early = await ask(applicant, 1);
    expect(early.json.message).toBe('El saldo a favor se aplica al crédito que sigue en pagos.');
    const reference = async () =>
      (await applicant.call({ url: '/api/v1/payments/reference' })).json;
    const { clabe } = await reference();
    const payoff = firstOf((await reference()).loans).payoff_cents;
    await pays(payoff + 12_345, { receiver_clabe: clabe });
    // However many payments came in their name, from wherever.
    expect((await own()).credit_balance).toMatchObject({ amount_cents: 12_345, clabe_last4: null });
    const orders = [ask(applicant, 12_345), order({ ...creditBalance, applicant_id: applicantId })];
    for (const { status, json } of await Promise.all(orders)) {
      expect([status, json.message]).toEqual([
        422,
        'Falta que la persona registre la cuenta que recibirá su saldo.',
      ]);
    }
  });

  it('waits until the account that the person registered has rested', async () => {
    const others = await registerAccount(api, applicant, OWN, 'Pedro Ladrón Vil');
    expect(others.json.fields).toEqual({ holder: 'La cuenta debe estar a tu nombre.' });
    const { json } = await registerAccount(api, applicant, OWN, 'Lucía Cruz Peña');
    expect((await own()).credit_balance).toMatchObject({
      clabe_last4: '3858',
      held_until: json.account.usable_at,
    });
    expect((await sources()).credit_balances).toMatchObject([
      { held_until: json.account.usable_at },
    ]);
    const orders = [ask(applicant, 12_345), order({ ...creditBalance, applicant_id: applicantId })];
    for (const { status, json } of await Promise.all(orders)) {
      expect([status, json.message]).toMatchObject([422, expect.stringContaining('a partir del')]);
    }
    await accountSetHoursAgo(api, applicantId, 25);
    expect((await own()).credit_balance).toMatchObject({ held_until: null });
  });

  it('goes there, once', async () => {
    const replies = await Promise.all([ask(applicant, 12_345), ask(applicant, 12_345)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const asked = present(replies.find(({ status }) => status === 200)).json;
    expect(asked).toMatchObject({ clabe_last4: '3858' });

    await freshFactor(api, staff);
    const waiting = await staff.call(send(asked.id, 'FAVOR0001'));
    expect(waiting.status).toBe(202);
    const second = await secondPerson(api);
    const { json: approvals } = await second.call({ url: '/api/v1/approvals?outcome=waiting' });
    const act = approvals.items.find(({ transfer }) => transfer?.id === asked.id);
    expect(act).toMatchObject({ transfer: { noun: 'payouts' } });
    expect(JSON.stringify(act)).not.toContain(OWN);
    // The person who confirms sees all of it, and since when it is known; it is audited.
    const shown = await reveal(second, asked.id);
    expect(shown.json).toMatchObject({
      items: [{ clabe: OWN, amount_cents: 12_345, told_since: dayInMexicoCity(api.clock.now) }],
      left_out: [],
    });
    expect(firstOf(shown.json.items).registered_at).not.toBeNull();
    const [seen] = await api.db
      .select({ by: auditLog.userId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'payouts.reveal'), eq(auditLog.objectId, asked.id)));
    expect(seen).toEqual({ by: second.userId });

    const confirm = () =>
      second.call({
        method: 'POST',
        url: `/api/v1/approvals/${act?.id}/confirm`,
        body: { payload_hash: act?.payload_hash },
      });
    // Nor does it leave while whose it is has just changed their second factor.
    const factorChangedAt = (secondFactorChangedAt: Date | null) =>
      api.db.update(users).set({ secondFactorChangedAt }).where(eq(users.id, applicant.userId));
    await factorChangedAt(api.clock.now);
    const why = expect.stringContaining('porque su dueño cambió su verificación en dos pasos');
    const held = await confirm();
    expect([held.status, held.json.message]).toEqual([422, why]);
    expect((await reveal(second, asked.id)).json).toMatchObject({
      items: [],
      left_out: [{ reason: why }],
    });
    await factorChangedAt(null);
    expect((await confirm()).status).toBe(200);
    await leaves('FAVOR0001', 12_345, OWN);
    expect(await own()).toMatchObject({ credit_balance: null, returns: [{ status: 'confirmed' }] });
    expect((await reveal(second, asked.id)).status).toBe(409);
    await assertReconciled(api.db);
  });

  it('shows its account to staff with a fresh second factor alone', async () => {
    const plain = await staff.call({ url: '/api/v1/payouts' });
    expect(JSON.stringify(plain.json)).not.toContain(OWN);
    // Whose balance it returns has a page; the company and the SAT have none.
    for (const { kind, applicant_id } of plain.json.items) {
      expect([kind, applicant_id]).toEqual([kind, kind === 'credit_balance' ? applicantId : null]);
    }
    expect(plain.json.items.map(({ kind }) => kind)).toContain('credit_balance');
    const { id } = firstOf(plain.json.items);
    expect(JSON.stringify((await staff.call({ url: `/api/v1/payouts/${id}` })).json)).not.toContain(
      OWN,
    );
    const other = await api.person('admin');
    expect((await reveal(other, id)).json.code).toBe('step_up_required');
    expect((await reveal(applicant, id)).status).toBe(403);
  });

  it('can be asked for by its owner only', async () => {
    const other = await api.person('client');
    expect((await ask(other, 1)).status).toBe(422);
    expect((await other.call({ url: '/api/v1/payouts' })).status).toBe(403);
    expect((await other.call({ url: '/api/v1/payouts/sources' })).status).toBe(403);
  });
});
