import { waitingAnswer } from '@contract/platform/approvals';
import { approvals } from '@server/db/schema/platform';
import { companyBank, supplierPayable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, INSTALLER_CLABE } from '@tests/support/credit';
import { creditBalanceNote, ordersOf } from '@tests/support/payouts';
import { firstOf, present } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { freshFactor, secondPerson } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, treasurer, applicant, supplier, supplierId } = story;
const { projectId } = await story.repaying();
const stage = firstOf((await story.show(projectId)).stages);

const ANA = '032180000118359719';
const LUCIA = '012180026050783858';
const HOUSE = '646180110400000007';

const {
  person: ana,
  investorId,
  depositClabe,
} = await saver(api, bank, { clabe: ANA, cents: 100_000 });

const leaves = (key: string, cents: number, clabe: string) =>
  bank.report(
    bank.line({
      direction: 'out',
      tracking_key: key,
      amount_cents: cents,
      sender_clabe: HOUSE,
      receiver_clabe: clabe,
    }),
  );

const comesBack = (key: string, cents: number, clabe: string) =>
  bank.report(
    bank.line({
      tracking_key: key,
      amount_cents: cents,
      sender_clabe: clabe,
      sender_name: 'Devolución SPEI',
    }),
  );

const lineOf = async (key: string) => {
  const { json } = await staff.call({ url: `/api/v1/bank-movements?q=${key}&direction=in` });
  return firstOf(json.items);
};

/** Whether bank and ledger disagree about a transfer. */
const disagrees = async (key: string) => {
  const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
  return json.differences.some(({ tracking_key }) => tracking_key === key);
};

const available = async () =>
  (await ana.call({ url: `/api/v1/balances/${investorId}` })).json.available_cents;

async function withdrawal(cents: number): Promise<string> {
  await freshFactor(api, ana);
  const reply = await story.act(ana, 'withdrawals', { amount_cents: cents });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json.id;
}

const stateOf = async (id: string) => (await ana.call({ url: `/api/v1/withdrawals/${id}` })).json;

afterEach(() => assertReconciled(api.db));

describe('a withdrawal that its bank sends back', () => {
  it('is available again, and its owner and staff are notified', async () => {
    const id = await withdrawal(60_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0001' });
    await leaves('REBOTE0001', 60_000, ANA);
    expect([await available(), (await stateOf(id)).status]).toEqual([40_000, 'confirmed']);
    await comesBack('REBOTE0001', 60_000, ANA);
    expect([await available(), (await stateOf(id)).status]).toEqual([100_000, 'returned']);
    expect(await lineOf('REBOTE0001')).toMatchObject({
      status: 'matched',
      matched: { kind: 'withdrawal', id },
    });
    expect(await disagrees('REBOTE0001')).toBe(false);
    expect((await api.lastMail(ana.email))?.text).toContain('volvieron a tu saldo disponible');
    const bell = await staff.call({ url: '/api/v1/notifications' });
    expect(bell.json.items.map(({ title }) => title)).toContain('Un banco devolvió $600.00 MXN');
    const rows = await ana.call({ url: '/api/v1/movements' });
    expect(firstOf(rows.json.items)).toMatchObject({ label: 'Retiro devuelto por el banco' });
  });

  it('is returned once, and its line is no deposit to reverse', async () => {
    await bank.report(
      bank.line({
        tracking_key: 'REBOTE0001',
        amount_cents: 60_000,
        sender_clabe: ANA,
        occurred_on: '2026-01-02',
      }),
    );
    expect(await available()).toBe(100_000);
    const { id } = present(
      (
        await staff.call({ url: '/api/v1/bank-movements?status=matched&limit=100' })
      ).json.items.find(
        ({ tracking_key, direction }) => tracking_key === 'REBOTE0001' && direction === 'in',
      ),
    );
    const undone = await story.act(staff, `bank-movements/${id}/reverse`, {
      kind: 'mistaken',
      occurred_on: '2026-01-05',
      reason: 'No estaba en el estado',
    });
    expect([undone.status, undone.json.message]).toEqual([
      409,
      'Este movimiento es la devolución de una transferencia nuestra.',
    ]);
  });

  it('is returned too when bank and staff report it in another order', async () => {
    const [early, late] = [await withdrawal(10_000), await withdrawal(20_000)];
    // Before its own line, and before staff marked it as sent.
    await story.act(staff, `withdrawals/${early}/send`, { tracking_key: 'REBOTE0002' });
    await comesBack('REBOTE0002', 10_000, ANA);
    await leaves('REBOTE0002', 10_000, ANA);
    await leaves('REBOTE0003', 20_000, ANA);
    await comesBack('REBOTE0003', 20_000, ANA);
    const sent = await story.act(staff, `withdrawals/${late}/send`, { tracking_key: 'REBOTE0003' });
    expect(sent.json).toMatchObject({ status: 'returned' });
    expect((await stateOf(early)).status).toBe('returned');
    expect(await available()).toBe(100_000);
    for (const [key, id] of [
      ['REBOTE0002', early],
      ['REBOTE0003', late],
    ] as const) {
      expect(await disagrees(key)).toBe(false);
      const { json } = await staff.call({ url: `/api/v1/bank-movements?q=${key}` });
      expect(json.items.map(({ matched }) => matched?.id)).toEqual([id, id]);
    }
  });

  it('is found by its order when its return and its charge are reported before it is marked as sent', async () => {
    const id = await withdrawal(10_000);
    await comesBack('REBOTE0005', 10_000, ANA);
    await leaves('REBOTE0005', 10_000, ANA);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0005' });
    expect([await available(), (await stateOf(id)).status]).toEqual([100_000, 'returned']);
    expect(await disagrees('REBOTE0005')).toBe(false);
  });

  it('did not leave to another account than it came back from', async () => {
    const id = await withdrawal(10_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0006' });
    await comesBack('REBOTE0006', 10_000, ANA);
    await leaves('REBOTE0006', 10_000, LUCIA);
    const { json } = await staff.call({ url: '/api/v1/bank-movements?q=REBOTE0006&direction=out' });
    expect(json.items).toMatchObject([{ status: 'unidentified', matched: null }]);
    expect(await disagrees('REBOTE0006')).toBe(true);
  });

  it('is typed by two people who see what it does and are not its owner', async () => {
    const id = await withdrawal(10_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0007' });
    await leaves('REBOTE0007', 10_000, ANA);
    const { folio } = await stateOf(id);
    const line = bank.line({ tracking_key: 'REBOTE0007', amount_cents: 10_000, sender_clabe: ANA });
    await freshFactor(api, staff);
    const asked = await staff.call({ method: 'POST', url: '/api/v1/bank-movements', body: line });
    const { approval_id } = waitingAnswer.parse(asked.json);
    const [kept] = await api.db.select().from(approvals).where(eq(approvals.id, approval_id));
    expect(kept?.people).toEqual([ana.userId]);
    expect(kept?.details).toContainEqual({
      label: 'Qué hace',
      value: `devuelve el retiro ${folio} de Ana Peña Rojas`,
    });
  });

  it('is given to another person by two, who see whose order it may be', async () => {
    const id = await withdrawal(10_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0008' });
    await leaves('REBOTE0008', 10_000, ANA);
    await comesBack('REBOTE0008', 10_000, LUCIA);
    await freshFactor(api, treasurer);
    const { id: lineId } = await lineOf('REBOTE0008');
    const other = await story.investor(1);
    const asked = await treasurer.call({
      method: 'POST',
      url: `/api/v1/bank-movements/${lineId}/match`,
      body: { kind: 'investor', id: other.investorId },
    });
    const { approval_id } = waitingAnswer.parse(asked.json);
    const [kept] = await api.db.select().from(approvals).where(eq(approvals.id, approval_id));
    expect(kept?.people).toContain(ana.userId);
    expect(kept?.details.map(({ label }) => label)).toContain('Tiene la clave y el monto de');
  });

  it('typed before its order was sent is not done as something else than was shown', async () => {
    const entered = bank.line({
      tracking_key: 'REBOTE0009',
      amount_cents: 10_000,
      sender_clabe: ANA,
    });
    await freshFactor(api, staff);
    const asked = await staff.call({
      method: 'POST',
      url: '/api/v1/bank-movements',
      body: entered,
    });
    const { approval_id } = waitingAnswer.parse(asked.json);
    const second = await secondPerson(api);
    const url = `/api/v1/approvals/${approval_id}` as const;
    const { payload_hash } = (await second.call({ url })).json;
    const id = await withdrawal(10_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0009' });
    await leaves('REBOTE0009', 10_000, ANA);
    const reply = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${approval_id}/confirm`,
      body: { payload_hash },
    });
    expect([reply.status, (await stateOf(id)).status]).toEqual([409, 'confirmed']);
  });

  it('is not what comes from elsewhere, or is another amount', async () => {
    const id = await withdrawal(30_000);
    await story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'REBOTE0004' });
    await comesBack('REBOTE0004', 30_000, LUCIA);
    await comesBack('REBOTE0004', 29_999, ANA);
    expect([await available(), (await stateOf(id)).status]).toEqual([40_000, 'sent']);
  });
});

describe('a line that concerns the person who types it', () => {
  const keptOf = async (answer: unknown) => {
    const { approval_id } = waitingAnswer.parse(answer);
    const [kept] = await api.db.select().from(approvals).where(eq(approvals.id, approval_id));
    return present(kept);
  };

  it('is a charge typed by hand that takes their deposit, and shows so', async () => {
    const deposit = bank.line({
      receiver_clabe: depositClabe,
      tracking_key: 'DEPOSITO01',
      sender_clabe: ANA,
      sender_name: 'ANA PEÑA ROJAS',
      amount_cents: 5_000,
    });
    await bank.report(deposit);
    const charge = {
      ...deposit,
      direction: 'out',
      sender_clabe: HOUSE,
      sender_name: 'Comisiones del banco',
      receiver_clabe: ANA,
    };
    await freshFactor(api, staff);
    const asked = await staff.call({ method: 'POST', url: '/api/v1/bank-movements', body: charge });
    const { people, details } = await keptOf(asked.json);
    expect(people).toEqual([ana.userId]);
    expect(details).toContainEqual({
      label: 'Qué hace',
      value: 'quita el depósito de Ana Peña Rojas',
    });
  });

  it('came from an account known as theirs, and is given to another person by two', async () => {
    await comesBack('AJENO00001', 5_000, ANA);
    await freshFactor(api, staff);
    const { id } = await lineOf('AJENO00001');
    const asked = await staff.call({
      method: 'POST',
      url: `/api/v1/bank-movements/${id}/match`,
      body: { kind: 'investor', id: (await story.investor(1)).investorId },
    });
    expect((await keptOf(asked.json)).details).toContainEqual({
      label: 'Cuenta ordenante',
      value: 'Conocida como de otra persona',
    });
  });
});

describe('a stage that its bank sends back', () => {
  it('is owed again, and paid again to the account that the installer then has', async () => {
    const owed = () => balance(api.db, supplierPayable(supplierId, projectId, 1));
    const pay = (key: string) =>
      story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key: key });
    await pay('ETAPA00001');
    await leaves('ETAPA00001', stage.amount_cents, INSTALLER_CLABE);
    expect(await owed()).toBe(0);
    await comesBack('ETAPA00001', stage.amount_cents, LUCIA);
    expect(await owed()).toBe(0);
    await bank.report(
      bank.line({
        tracking_key: 'ETAPA00001',
        amount_cents: stage.amount_cents,
        sender_clabe: INSTALLER_CLABE,
        occurred_on: '2026-01-04',
      }),
    );
    // The second report may be of the first transfer, so staff decide.
    const { json } = await staff.call({ url: '/api/v1/bank-movements?status=review' });
    const { id } = present(json.items.find(({ tracking_key }) => tracking_key === 'ETAPA00001'));
    await story.act(staff, `bank-movements/${id}/accept`, { reason: 'Es otra transferencia' });
    expect(await owed()).toBe(stage.amount_cents);
    const [shown] = (await story.show(projectId)).stages;
    expect(shown).toMatchObject({ status: 'payable', paid_at: null, tracking_key: null });
    expect((await api.lastMail(supplier.email))?.text).toContain('vuelve a estar por pagar');
    const listed = async (who: Person) => {
      const { json } = await who.call({ url: `/api/v1/stages?project_id=${projectId}` });
      return firstOf(json.items);
    };
    for (const who of [staff, supplier]) {
      expect(await listed(who)).toMatchObject({
        bounced_on: '2026-01-04',
        bounced_account: true,
      });
    }
    const waiting = async () => (await supplier.call({ url: '/api/v1/installer-tasks' })).json;
    expect((await waiting()).bounced).toEqual([
      { id: stage.id, folio: shown?.folio, bounced_on: '2026-01-04' },
    ]);

    // No transfer of any kind has the key of another one, not even of one that came back.
    const taken = { tracking_key: 'Otra transferencia ya tiene esta clave de rastreo.' };
    expect((await pay('ETAPA00001')).json.fields).toEqual(taken);
    expect((await pay('REBOTE0002')).json.fields).toEqual(taken);
    expect((await pay('ETAPA00002')).json).toMatchObject({ status: 'paid' });
    expect(await listed(supplier)).toMatchObject({ bounced_on: null, bounced_account: false });
    expect((await waiting()).bounced).toEqual([]);
    for (const key of ['ETAPA00001', 'ETAPA00002']) {
      const sent = await story.act(staff, `withdrawals/${await withdrawal(1_000)}/send`, {
        tracking_key: key,
      });
      expect(sent.json.fields).toEqual(taken);
    }
    await leaves('ETAPA00002', stage.amount_cents, INSTALLER_CLABE);
    expect(await owed()).toBe(0);
    expect(await disagrees('ETAPA00002')).toBe(false);
  });
});

describe('a payout that its bank sends back', () => {
  const order = ordersOf(api, staff);
  const sources = async () => (await staff.call({ url: '/api/v1/payouts/sources' })).json;

  it('of fees waits to be moved again, and is no income', async () => {
    const { fees_cents: fee, fees_vat_cents: vat } = await sources();
    const { json } = await order({ kind: 'fees', amount_cents: fee + vat });
    await story.act(staff, `payouts/${json.id}/send`, { tracking_key: 'COMISION01' });
    expect(await balance(api.db, companyBank)).toBe(fee + vat);
    const company = api.config.companyClabe ?? '';
    await leaves('COMISION01', fee + vat, company);
    await comesBack('COMISION01', fee + vat, company);
    expect(await sources()).toMatchObject({ fees_cents: fee, fees_vat_cents: vat });
    expect(await balance(api.db, companyBank)).toBe(0);
    const { json: after } = await staff.call({ url: `/api/v1/payouts/${json.id}` });
    expect(after.status).toBe('returned');
  });

  it('of a credit balance is the applicant’s again, who is notified', async () => {
    const applicantId = await creditBalanceNote(api, bank, applicant, {
      clabe: LUCIA,
      cents: 5_000,
    });
    const { json } = await order({
      kind: 'credit_balance',
      amount_cents: 5_000,
      applicant_id: applicantId,
    });
    await story.act(staff, `payouts/${json.id}/send`, { tracking_key: 'FAVOR00001' });
    await leaves('FAVOR00001', 5_000, LUCIA);
    await comesBack('FAVOR00001', 5_000, LUCIA);
    const { json: own } = await applicant.call({ url: '/api/v1/credit-balance-returns' });
    expect(own).toMatchObject({
      credit_balance: { amount_cents: 5_000 },
      returns: [{ status: 'returned' }],
    });
    expect((await api.lastMail(applicant.email))?.text).toContain('Siguen siendo tuyos');
  });
});
