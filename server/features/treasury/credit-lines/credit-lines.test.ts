import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { waitingAnswer } from '@contract/platform/approvals';
import { payouts } from '@server/db/schema/treasury';
import { assertChainsSound } from '@server/jobs/chains';
import {
  companyBank,
  creditLineDraw,
  creditLineFee,
  creditLineInCustody,
  creditLineInterest,
  creditLineToTransfer,
  supplierPayable,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, once } from '@tests/support/credit';
import { ordersOf } from '@tests/support/payouts';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { supplier, supplierId } = story;
let { staff, treasurer } = story;
const { projectId } = await story.installing();
const stage = firstOf((await story.show(projectId)).stages);
const today = () => dayInMexicoCity(api.clock.now);

const installer = async () => {
  const again = await api.again(supplier);
  await freshFactor(api, again);
  return again;
};
const overview = async () => (await (await installer()).call({ url: '/api/v1/credit-line' })).json;

const terms = (changes: object = {}) => ({
  limit_cents: 8_000_000,
  annual_rate_bp: 2400,
  late_rate_bp: 4800,
  opening_fee_bp: 150,
  share_bp: 5000,
  max_days: 90,
  expires_on: addDays(today(), 120),
  reason: 'Paga a tiempo y tiene obra en curso',
  ...changes,
});
const grant = (changes: object = {}) =>
  story.act(staff, `credit-lines/${supplierId}/terms`, terms(changes));

async function ask(amount: number, days = 30, who?: Person, stageId = stage.id) {
  const person = who ?? (await installer());
  return person.call({
    method: 'POST',
    url: '/api/v1/credit-line-draws',
    body: { stage_id: stageId, amount_cents: amount, days },
    headers: once(),
  });
}
const approve = (id: string) => story.act(staff, `credit-line-draws/${id}/approve`);
const pay = (id: string, key: string, who: Person = treasurer) =>
  story.act(who, `credit-line-draws/${id}/pay`, { tracking_key: key });
const receive = (id: string, amount: number, key: string, on = today()) =>
  story.act(treasurer, `credit-line-draws/${id}/payments`, {
    amount_cents: amount,
    received_on: on,
    tracking_key: key,
  });
const draw = async (id: string) =>
  (await treasurer.call({ url: `/api/v1/credit-line-draws/${id}` })).json;
/** Some days pass, and staff sign in again. */
const pass = async (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
  staff = await api.again(staff);
  treasurer = await api.again(treasurer);
};

describe('a line', () => {
  it('is asked for once, and two of staff grant it on dated terms', async () => {
    expect(await overview()).toMatchObject({ state: 'none', available_cents: 0, projects: [] });
    const refused = await ask(1_000_000);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Aún no tienes una línea de crédito.',
    ]);
    const request = async () =>
      (await installer()).call({
        method: 'POST',
        url: '/api/v1/credit-line/requests',
        body: { amount_cents: 8_000_000, purpose: 'Comprar paneles por adelantado' },
        headers: once(),
      });
    expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(409);
    expect(await overview()).toMatchObject({ state: 'requested' });
    const { json } = await staff.call({ url: '/api/v1/credit-lines?waiting=yes' });
    expect(json.items).toMatchObject([{ id: supplierId, requested_cents: 8_000_000 }]);
    // One person alone grants none, however small.
    await freshFactor(api, staff);
    const alone = await staff.call({
      method: 'POST',
      url: `/api/v1/credit-lines/${supplierId}/terms`,
      body: terms({ limit_cents: 100_000 }),
    });
    expect(alone.status).toBe(202);
    const second = await secondPerson(api);
    const declined = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${waitingAnswer.parse(alone.json).approval_id}/decline`,
      body: { reason: 'Falta revisar sus estados financieros' },
    });
    expect(declined.status).toBe(200);
    expect((await grant({ expires_on: today() })).json.fields).toHaveProperty('expires_on');
    expect((await grant()).status).toBe(200);
    expect(await overview()).toMatchObject({
      state: 'active',
      limit_cents: 8_000_000,
      available_cents: 8_000_000,
      request: { status: 'granted' },
      projects: [{ stage_id: stage.id, stage_cents: 9_652_000, room_cents: 4_826_000 }],
    });
  });

  it('costs what the vectors say, over the days that it allows', async () => {
    const simulated = await (await installer()).call({
      url: '/api/v1/credit-line/simulation?amount_cents=10000000&days=30',
    });
    expect(simulated.json).toMatchObject({
      is_reference: false,
      quote: { received_cents: 9_826_000, total_cents: 10_232_000, cat_bp: 5290 },
    });
    expect(simulated.json.others.map(({ days }) => days)).toEqual([15, 45, 60, 90]);
  });

  it('is drawn within limit, share of the stage, days and expiry', async () => {
    expect((await ask(4_826_001)).json.fields).toEqual({
      amount_cents: 'De este proyecto puedes disponer $48,260.00 MXN.',
    });
    expect((await ask(8_000_001)).json.fields).toEqual({
      amount_cents: 'Tienes $80,000.00 MXN disponibles.',
    });
    expect((await ask(1_000_000, 91)).json.fields).toEqual({
      days: 'El plazo máximo de tu línea es de 90 días.',
    });
    const other = await api.person('supplier');
    await api.stepUp(other);
    expect((await ask(1_000_000, 30, other)).status).toBe(404);
  });

  it('is never exceeded by draws that are asked for at once', async () => {
    await grant({ limit_cents: 3_000_000 });
    // Of two projects, so that nothing but the line itself holds one draw back for another.
    const other = await story.installing();
    const stages = [stage.id, firstOf((await story.show(other.projectId)).stages).id];
    const person = await installer();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(1_000_000, 30, person, stages[n % 2])),
    );
    const asked = replies.filter(({ status }) => status === 200);
    expect(asked).toHaveLength(3);
    expect(await overview()).toMatchObject({ used_cents: 3_000_000, available_cents: 0 });
    for (const { json } of asked) {
      const { status } = await person.call({
        method: 'POST',
        url: `/api/v1/credit-line-draws/${json.id}/cancel`,
      });
      expect(status).toBe(200);
    }
    expect(await overview()).toMatchObject({ used_cents: 0, available_cents: 3_000_000 });
  });

  it('lends nothing while it is blocked, expired or reduced below what is used', async () => {
    const { json } = await ask(1_000_000);
    await grant({ limit_cents: 500_000 });
    expect(await overview()).toMatchObject({ state: 'reduced', available_cents: 0 });
    expect((await ask(100_000)).json.message).toContain('más que el límite');
    expect((await approve(json.id)).status).toBe(422);
    await story.act(staff, `credit-line-draws/${json.id}/reject`, { reason: 'Límite reducido' });
    await story.act(staff, `credit-lines/${supplierId}/block`, { reason: 'Se revisa la empresa' });
    expect(await overview()).toMatchObject({ state: 'blocked', available_cents: 0 });
    expect((await ask(100_000)).json.message).toContain('bloqueada');
    await grant({ expires_on: addDays(today(), 1) });
    await pass(2);
    expect(await overview()).toMatchObject({ state: 'expired' });
    expect((await ask(100_000)).json.message).toContain('venció');
    expect((await grant()).status).toBe(200);
    expect(await overview()).toMatchObject({ state: 'active' });
  });

  it('is not opened by terms that waited for a second person as it was blocked', async () => {
    await freshFactor(api, staff);
    const waiting = await staff.call({
      method: 'POST',
      url: `/api/v1/credit-lines/${supplierId}/terms`,
      body: terms({ limit_cents: 9_000_000 }),
    });
    const id = waitingAnswer.parse(waiting.json).approval_id;
    await freshFactor(api, treasurer);
    const reason = 'Se sospecha un fraude';
    const block = { method: 'POST', url: `/api/v1/credit-lines/${supplierId}/block` } as const;
    expect((await treasurer.call({ ...block, body: { reason } })).status).toBe(200);
    const { json } = await treasurer.call({ url: `/api/v1/approvals/${id}` });
    expect(json).toMatchObject({ outcome: 'expired', decline_reason: reason });
    expect(await overview()).toMatchObject({ state: 'blocked' });
    // Terms that are asked for from now on say that it is blocked to who confirms them.
    expect((await grant()).status).toBe(200);
    const { json: done } = await treasurer.call({ url: '/api/v1/approvals?outcome=done' });
    expect(firstOf(done.items).details).toContainEqual({
      label: 'Hoy está bloqueada',
      value: reason,
    });
    expect(await overview()).toMatchObject({ state: 'active', limit_cents: 8_000_000 });
  });
});

describe('a draw', () => {
  let first = '';
  let second = '';

  it('is approved by one and paid by another, of the money of the operator', async () => {
    first = (await ask(1_000_000)).json.id;
    second = (await ask(3_000_000, 60)).json.id;
    expect((await pay(first, 'LINEA0001')).status).toBe(409);
    expect((await approve(first)).status).toBe(200);
    expect((await approve(second)).status).toBe(200);
    expect((await pay(first, 'LINEA0001', staff)).json.message).toContain('otra persona');
    await freshFactor(api, treasurer);
    const shown = await treasurer.call({
      method: 'POST',
      url: '/api/v1/credit-line-draws/reveal',
      body: { ids: [first] },
    });
    expect(shown.json.items).toMatchObject([{ amount_cents: 982_600 }]);
    expect((await pay(first, 'LINEA0001')).status).toBe(200);
    expect((await pay(second, 'LINEA0001')).json.fields).toHaveProperty('tracking_key');
    expect((await pay(second, 'LINEA0002')).status).toBe(200);
    expect(await draw(first)).toMatchObject({
      status: 'paid',
      paid_on: today(),
      due_on: addDays(today(), 30),
      owed_cents: 1_000_000,
    });
    expect(await balance(api.db, creditLineDraw(supplierId, first))).toBe(1_000_000);
    expect(await balance(api.db, creditLineFee)).toBe(60_000);
    expect(await overview()).toMatchObject({
      used_cents: 4_000_000,
      calendar: [{ due_on: addDays(today(), 30) }, { due_on: addDays(today(), 60) }],
    });
    await assertReconciled(api.db);
    await assertChainsSound(api.db);
  });

  it('is repaid by deposits, interest first, and costs the days that passed', async () => {
    await pass(15);
    // 10,000 at 24 % for 15 days: 100.00, and 16.00 of VAT.
    expect(await draw(first)).toMatchObject({
      owed: { capital: 1_000_000, interest: 10_000, vat: 1_600 },
    });
    expect((await receive(first, 1_011_601, 'ABONO0001')).json.fields).toEqual({
      amount_cents: 'Ese día se debían $10,116.00 MXN.',
    });
    expect((await receive(first, 1, 'ABONO0001', addDays(today(), 1))).json.fields).toHaveProperty(
      'received_on',
    );
    expect((await receive(first, 511_600, 'ABONO0001')).status).toBe(200);
    expect((await receive(first, 1, 'ABONO0001')).json.fields).toHaveProperty('tracking_key');
    expect(await draw(first)).toMatchObject({ status: 'paid', owed_cents: 500_000 });
    // Late from the day after its last: 15 days of ordinary interest on half, and 10 of late.
    await pass(25);
    expect(await draw(first)).toMatchObject({
      is_late: true,
      owed: { capital: 500_000, interest: 5_000, vat: 800, late_interest: 6_667, late_vat: 1_067 },
    });
    expect((await receive(first, 513_534, 'ABONO0002')).status).toBe(200);
    expect(await draw(first)).toMatchObject({ status: 'settled', owed_cents: 0 });
    expect((await receive(first, 1, 'ABONO0003')).status).toBe(409);
    await assertChainsSound(api.db);
  });

  it('is kept of its stage as that is delivered, and the rest goes to the installer', async () => {
    const waiting = (await ask(500_000)).json.id;
    const before = await draw(second);
    await story.deliver(projectId, staff);
    // 30,000 at 24 % for 40 days: 800.00, and 128.00 of VAT.
    expect(before.owed_cents).toBe(3_092_800);
    expect(await draw(second)).toMatchObject({
      status: 'settled',
      payments: [{ source: 'stage', amount_cents: 3_092_800 }],
    });
    expect(await draw(waiting)).toMatchObject({
      status: 'cancelled',
      reason: 'La etapa se entregó antes de que se pagara la disposición.',
    });
    const payable = supplierPayable(supplierId, projectId, 1);
    expect(await balance(api.db, payable)).toBe(9_652_000 - 3_092_800);
    expect(await balance(api.db, creditLineToTransfer)).toBe(3_092_800);
    expect(await balance(api.db, creditLineInCustody)).toBe(3_092_800);
    expect(await balance(api.db, creditLineInterest)).toBe(10_000 + 5_000 + 80_000);
    await freshFactor(api, treasurer);
    const { json } = await treasurer.call({
      method: 'POST',
      url: '/api/v1/stages/reveal',
      body: { ids: [stage.id] },
    });
    expect(json.items).toMatchObject([{ amount_cents: 6_559_200 }]);
    expect(
      (await story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key: 'ETAPA0001' })).status,
    ).toBe(200);
    expect(await balance(api.db, payable)).toBe(0);
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: 'ETAPA0001',
        amount_cents: 6_559_200,
        receiver_clabe: '002115016003269411',
      }),
    );
    await assertReconciled(api.db);
    await assertChainsSound(api.db);
  });

  it('reaches the account of the operator by a payout', async () => {
    const held = await balance(api.db, companyBank);
    const { json } = await ordersOf(api, staff)({ kind: 'credit_line', amount_cents: 3_092_800 });
    const sent = await asTwo(api, staff, {
      method: 'POST',
      url: `/api/v1/payouts/${json.id}/send`,
      body: { tracking_key: 'TRASPASO01' },
    });
    expect(sent.status).toBe(200);
    expect(await balance(api.db, creditLineToTransfer)).toBe(0);
    expect(await balance(api.db, creditLineInCustody)).toBe(0);
    expect(await balance(api.db, companyBank)).toBe(held + 3_092_800);
    expect(present((await api.db.select().from(payouts))[0]).kind).toBe('credit_line');
    await assertChainsSound(api.db);
  });
});

describe('what was changed behind the product', () => {
  it.each([
    ['credit_line_terms', 'limit_cents = limit_cents + 1', 'credit-line-terms'],
    ['credit_line_terms', 'share_bp = share_bp + 1', 'credit-line-terms'],
    ['credit_line_draws', 'annual_rate_bp = annual_rate_bp - 1', 'differs from its seal'],
    ['credit_line_draws', 'due_on = due_on + 1', 'differs from its seal'],
    ['credit_line_draws', 'principal_cents = principal_cents - 1', 'credit_line_draws'],
    ['credit_line_draws', "status = 'settled'", 'credit_line_draws'],
    ['credit_line_payments', 'amount_cents = amount_cents + 1', 'credit_line_payments'],
    [
      'credit_line_payments',
      'interest_cents = interest_cents + 1, vat_cents = vat_cents - 1',
      'credit_line_payments',
    ],
    ['credit_line_payments', 'received_on = received_on - 1', 'credit_line_payments'],
    ['stages', 'kept_cents = kept_cents - 1', 'stages'],
  ])('is told by the nightly check: %s %s', async (table, change, told) => {
    const undo = new Error('undone');
    const found = api.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`update ${table} set ${change}`));
      await expect(assertChainsSound(tx)).rejects.toThrow(told);
      throw undo;
    });
    await expect(found).rejects.toThrow(undo);
  });

  it('lends nothing on terms that nobody granted', async () => {
    await api.db.execute(sql`update credit_line_terms set limit_cents = 900000000`);
    expect((await ask(100_000)).json.message).toContain('no son las que se autorizaron');
    await api.db.execute(sql`delete from credit_line_terms`);
    await expect(assertChainsSound(api.db)).rejects.toThrow('is gone');
  });
});
