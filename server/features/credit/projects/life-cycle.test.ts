import { createHash } from 'node:crypto';
import { productCatalog } from '@contract/credit/product-catalog';
import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { contracts, loanInstalments, loans, signatures } from '@server/db/schema/credit';
import { commitments } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { auditLog, notifications } from '@server/db/schema/platform';
import { assertChainsSound } from '@server/jobs/chains';
import {
  custodyBank,
  feesToTransfer,
  fundingPool,
  investorAvailable,
  investorReserved,
  principalDebt,
  supplierPayable,
} from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { recomputeBalances } from '@server/ledger/verify';
import { type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sealsHold } from '../contracts/rules';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier, supplierId, act, show } = story;
const agent = await api.person('supplier_agent', { supplierId });
const otherUser = await api.person('client');
const rival = await api.person('supplier');
const NOWHERE = '01900000-0000-7000-8000-000000000000';

async function noticesOf({ userId }: Person): Promise<string[]> {
  await api.doJobs();
  const rows = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ title }) => title);
}

describe('a request', () => {
  it('is refused field by field, in Spanish, with dotted paths', async () => {
    const site = { ...story.request().site, street: ' ', postal_code: '123' };
    const body = story.request({ amount_cents: 100, term_months: 99, product_id: 9, site });
    const reply = await applicant.call({
      method: 'POST',
      url: '/api/v1/projects',
      body,
      headers: once(),
    });
    expect(reply.status).toBe(400);
    expect(reply.json.fields).toEqual({
      product_id: 'Elige un producto del catálogo.',
      amount_cents: 'El monto mínimo es de $5,000.00.',
      term_months: 'El campo debe ser un número entero entre 3 y 60',
      'site.street': 'El campo es obligatorio',
      'site.postal_code': 'El campo debe tener 5 dígitos',
    });
  });

  it('has its place and its purpose in one line each, whatever is pasted into them', async () => {
    const place = { street: 'Calle 60\r\n\r\n#120\u0007', neighbourhood: 'Centro\u2028Histórico' };
    const purpose = 'Paneles para el taller\n\nTercera. No se paga.';
    const site = { ...story.request().site, ...place };
    const reply = await applicant.call({
      method: 'POST',
      url: '/api/v1/projects',
      body: story.request({ site, purpose }),
      headers: once(),
    });
    expect(reply.status).toBe(200);
    const { json } = await applicant.call({ url: `/api/v1/projects/${reply.json.id}` });
    expect(json).toMatchObject({
      purpose: 'Paneles para el taller Tercera. No se paga.',
      sites: [{ street: 'Calle 60 #120', neighbourhood: 'Centro Histórico' }],
    });
    await applicant.call({
      method: 'POST',
      url: `/api/v1/projects/${reply.json.id}/cancel`,
      body: { reason: 'Ya no lo necesito' },
    });
  });

  it('is refused over the legal limit, and for an unverified installer', async () => {
    const send = (body: object) =>
      applicant.call({ method: 'POST', url: '/api/v1/projects', body, headers: once() });
    const over = await send(story.request({ amount_cents: 42_500_001 }));
    expect(over.status).toBe(422);
    expect(over.json.fields.amount_cents).toBe(
      'El monto máximo es de $425,000.00 MXN (50,000 UDI).',
    );
    const unverified = await send(story.request({ supplier_id: NOWHERE }));
    expect(unverified.json.fields.supplier_id).toBe('Elige un instalador verificado.');
  });

  it('is taken with a postal code of another state, of which its form warns', async () => {
    const site = { ...story.request().site, state: 'Jalisco' };
    const id = await story.ask({ site });
    expect((await show(id, applicant)).sites).toMatchObject([site]);
    await act(applicant, `projects/${id}/cancel`, { reason: 'Lo pensé mejor' });
  });

  it('is made once for one key', async () => {
    const headers = once();
    const send = () =>
      applicant.call({ method: 'POST', url: '/api/v1/projects', body: story.request(), headers });
    const [first, second] = [await send(), await send()];
    expect(first.json).toEqual(second.json);
    expect(first.json.folio).toMatch(/^SF-\d{6}$/);
    await act(applicant, `projects/${first.json.id}/cancel`, { reason: 'Lo pensé mejor' });
  });

  it('may choose among verified installers only', async () => {
    await api.person('supplier', { supplierStatus: 2, fullName: 'Sin Verificar' });
    const found = async (query: string) => {
      const { json } = await applicant.call({ url: `/api/v1/suppliers/directory?${query}` });
      return json.items;
    };
    const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);
    const all = namesOf(await found('limit=100'));
    expect(all).toContain('Sol del Bajío');
    expect(all).not.toContain('Sin Verificar');
    const named = firstOf(await found('q=bajio'));
    expect(named.name).toBe('Sol del Bajío');
    expect(await found(`supplier_id=${named.id}`)).toEqual([named]);
    expect(await found(`supplier_id=${NOWHERE}`)).toEqual([]);
  });
});

describe('who reaches a project', () => {
  it('its applicant, its supplier and their agents, staff; no other user', async () => {
    const id = await story.ask();
    const status = async (who: Person) =>
      (await who.call({ url: `/api/v1/projects/${id}` })).status;
    for (const who of [applicant, supplier, agent, staff]) expect(await status(who)).toBe(200);
    for (const who of [otherUser, rival]) expect(await status(who)).toBe(404);
    const foreign = await act(otherUser, `projects/${id}/cancel`, { reason: 'No es mío' });
    const absent = await act(otherUser, `projects/${NOWHERE}/cancel`, { reason: 'No existe' });
    expect([foreign.status, foreign.json.message]).toEqual([404, absent.json.message]);
    expect((await act(agent, `projects/${id}/approve`, {})).status).toBe(403);
    expect((await act(supplier, `projects/${id}/cancel`, { reason: 'No puedo' })).status).toBe(409);
    await act(staff, `projects/${id}/reject`, { reasons: ['information'] });
    const rejected = await show(id, applicant);
    expect(rejected).toMatchObject({
      status: 'rejected',
      decision_reason: 'Hay datos que faltan o que no coinciden entre sí.',
      next_actor: null,
      actions: [],
    });
    expect((await act(applicant, `projects/${id}/cancel`, { reason: 'Muy tarde' })).status).toBe(
      409,
    );
  });
});

describe('a credit from request to disbursement', () => {
  it('goes all the way, and the ledger with it', async () => {
    const projectId = await story.ask();
    const path = `projects/${projectId}`;
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const early = await act(staff, `${path}/approve`, terms);
    expect([early.status, early.json.message]).toEqual([
      422,
      'Faltan documentos por verificar: Identificación oficial, Recibo de luz.',
    ]);
    // Its papers alone do not tell who asks.
    await story.verified(applicant, `user/${applicant.userId}`, 1);
    await story.verified(applicant, `project/${projectId}`, 10);
    const unknown = await act(staff, `${path}/approve`, terms);
    expect([unknown.status, unknown.json.message]).toEqual([
      422,
      'Se aprueba cuando la identidad de quien pide esté completa y verificada. Falta: que conteste las preguntas sobre sí, su dinero y por quién actúa, que envíe su identificación por el frente, que envíe su identificación por el reverso, que envíe la fotografía de su rostro.',
    ]);
    await story.identify();
    const approved = await act(staff, `${path}/approve`, terms);
    expect(approved.json.status).toBe('approved');
    const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
    // rules-mx 2.3: schedule A with 3 % opening fee deducted.
    expect(loan).toMatchObject({ catBp: 3440, vatBp: 1600, lateRateBp: 4800 });
    expect((await show(projectId)).loan?.payment_cents).toBe(964_277);
    expect((await act(staff, `${path}/approve`, terms)).status).toBe(409);

    const opportunityId = await story.publish(projectId);
    const first = await story.investor(100_000);
    const second = await story.investor(100_000);
    const seen = (await first.call({ url: `/api/v1/opportunities/${opportunityId}` })).json;
    expect(seen).toMatchObject({
      municipality: 'Mérida',
      state: 'Yucatán',
      actions: ['commit', 'cancel_commitment'],
    });
    const text = JSON.stringify(seen);
    for (const secret of ['Lucía', 'Calle 60', '97000', applicant.email]) {
      expect(text).not.toContain(secret);
    }
    expect((await story.invest(first, opportunityId, 6_000_000)).json.status).toBe('reserved');
    const last = await story.invest(second, opportunityId, 4_000_000);
    expect(last.json).toMatchObject({ status: 'firm', opportunity: { status: 'funded' } });

    const contract = present((await show(projectId, applicant)).contract);
    const file = await applicant.call({ url: `/api/v1/contracts/${contract.id}/file` });
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(contract.sha256);
    expect(contract.my_turn).toBe(true);
    const sign = `contracts/${contract.id}/sign`;
    expect((await act(applicant, sign, { sha256: contract.sha256 })).json.code).toBe(
      'step_up_required',
    );
    expect((await act(agent, sign, { sha256: contract.sha256 })).status).toBe(403);
    expect((await story.sign(otherUser, contract)).status).toBe(404);
    expect((await story.sign(supplier, contract)).json.message).toContain(
      'primero firma el solicitante',
    );
    expect((await story.sign(applicant, { ...contract, sha256: '0'.repeat(64) })).status).toBe(409);
    const signed = await story.sign(applicant, contract);
    const again = await story.sign(applicant, contract);
    expect(again.json).toEqual(signed.json);
    expect(await noticesOf(supplier)).toContain(
      `Firma el contrato ${(await show(projectId)).folio}`,
    );
    const complete = await story.sign(supplier, contract);
    expect(complete.json.status).toBe('signed');
    const given = await api.db
      .select()
      .from(signatures)
      .where(eq(signatures.contractId, contract.id))
      .orderBy(signatures.position);
    expect(sealsHold(contract.sha256, given)).toBe(true);
    expect(given[0]?.evidence).toMatchObject({
      factor: 'mail',
      sha256: contract.sha256,
      name: 'Lucía Cruz Peña',
    });
    const later = await supplier.call({ url: `/api/v1/contracts/${contract.id}/file` });
    expect(later.bytes.equals(file.bytes)).toBe(true);

    const { sites, stages, status, next_actor } = await show(projectId);
    expect({ status, next_actor }).toEqual({ status: 'installing', next_actor: 'supplier' });
    const stage = firstOf(stages);
    // 100,000 less 3 % and its VAT.
    expect(stage).toMatchObject({
      amount_cents: 9_652_000,
      status: 'waiting',
      evidence: 'missing',
    });
    expect((await act(staff, `stages/${stage.id}/approve`)).status).toBe(422);
    expect((await act(supplier, `stages/${stage.id}/approve`)).status).toBe(403);
    await story.verified(supplier, firstOf(sites).id, 21, true);
    expect((await act(staff, `stages/${stage.id}/approve`)).json).toMatchObject({
      status: 'payable',
      evidence: 'verified',
    });

    const today = dayInMexicoCity(api.clock.now);
    const calendar = await api.db
      .select()
      .from(loanInstalments)
      .where(eq(loanInstalments.loanId, loan?.id ?? ''))
      .orderBy(loanInstalments.n);
    expect(calendar).toHaveLength(12);
    expect(calendar[0]).toMatchObject({
      dueOn: addMonths(today, 1),
      capitalCents: 732_277,
      interestCents: 200_000,
      vatCents: 32_000,
    });
    const mine = (await applicant.call({ url: `/api/v1/loans/${loan?.id}` })).json;
    expect(mine).toMatchObject({
      status: 'repaying',
      owed: { outstanding_cents: 10_000_000, next: { n: 1, amount_cents: 964_277 } },
    });
    // Who chooses an installer reads what it has installed.
    const directory = `/api/v1/suppliers/directory?supplier_id=${supplierId}` as const;
    expect((await applicant.call({ url: directory })).json.items).toMatchObject([{ completed: 1 }]);
    const active = await api.db
      .select()
      .from(commitments)
      .where(eq(commitments.opportunityId, opportunityId));
    expect(active.map((each) => [each.status, each.amountCents])).toEqual([
      ['active', 6_000_000],
      ['active', 4_000_000],
    ]);
    const held = await api.db
      .select()
      .from(participations)
      .where(eq(participations.loanId, loan?.id ?? ''))
      .orderBy(participations.commitmentId);
    expect(held.map((each) => [each.investorId, each.nominalCents, each.heldSince])).toEqual([
      [first.investorId, 6_000_000, today],
      [second.investorId, 4_000_000, today],
    ]);
    const accounts = {
      pool: fundingPool(projectId),
      fees: feesToTransfer,
      owed: supplierPayable(supplierId, projectId, 1),
      debt: principalDebt(loan?.id ?? ''),
      available: investorAvailable(first.investorId),
      reserved: investorReserved(first.investorId),
      bank: custodyBank,
    };
    const read = async () => {
      const found = await api.db.transaction((tx) => balances(tx, Object.values(accounts)));
      return Object.fromEntries(
        Object.entries(accounts).map(([name, { code }]) => [name, found.get(code)]),
      );
    };
    const before = await read();
    expect(before).toMatchObject({
      pool: 0,
      fees: 348_000,
      owed: 9_652_000,
      debt: 10_000_000,
      available: 4_000_000,
      reserved: 0,
    });

    const pay = `stages/${stage.id}/pay`;
    expect((await act(story.treasurer, pay, { tracking_key: 'no' })).status).toBe(400);
    expect((await act(story.treasurer, pay, { tracking_key: 'con-guion' })).status).toBe(400);
    expect(
      (await act(story.treasurer, pay, { tracking_key: 'MBAN01002611210001' })).json.status,
    ).toBe('paid');
    expect((await act(story.treasurer, pay, { tracking_key: 'MBAN01002611210002' })).status).toBe(
      409,
    );
    expect(await read()).toMatchObject({ owed: 0, bank: Number(before.bank) - 9_652_000 });
    expect(await api.db.transaction((tx) => recomputeBalances(tx))).toEqual([]);
    await assertChainsSound(api.db);

    const actions = await api.db.select({ action: auditLog.action }).from(auditLog);
    for (const action of [
      'projects.create',
      'projects.approve',
      'opportunities.publish',
      'commitments.create',
      'contracts.sign',
      'stages.approve',
      'stages.pay',
    ]) {
      expect(actions.map((row) => row.action)).toContain(action);
    }
    const whole = await show(projectId, applicant);
    expect(whole.events.map(({ title }: { title: string }) => title)).toEqual([
      'Pago al instalador',
      'Instalación aprobada',
      'En instalación',
      'Firmó: instalador',
      'Firmó: solicitante',
      'Meta alcanzada',
      'En fondeo',
      'Condiciones aceptadas',
      'Crédito aprobado',
      'Solicitud recibida',
    ]);
  });
});

describe('the list of applicants', () => {
  it('shows a supplier its own, staff all, and others none', async () => {
    const names = async (who: Person) => {
      const { json } = await who.call({ url: '/api/v1/applicants?limit=100' });
      return json.items.map((item: { full_name: string }) => item.full_name);
    };
    expect(await names(supplier)).toEqual(['Lucía Cruz Peña']);
    expect(await names(agent)).toEqual(['Lucía Cruz Peña']);
    expect(await names(rival)).toEqual([]);
    expect((await names(staff)).length).toBeGreaterThan(1);
    expect((await applicant.call({ url: '/api/v1/applicants' })).status).toBe(403);
  });
});

describe('the simulator', () => {
  it('quotes the reference terms, and those that staff give', async () => {
    const body = {
      amount_cents: 10_000_000,
      term_months: 12,
      annual_rate_bp: 2400,
      opening_fee_bp: 0,
    };
    const { json } = await staff.call({ method: 'POST', url: '/api/v1/loans/quote', body });
    expect(json).toMatchObject({ payment_cents: 964_277, total_cents: 11_571_327, cat_bp: 2680 });
    expect(json.rows[11]).toMatchObject({ capital_cents: 942_416, balance_cents: 0 });
    const plain = await applicant.call({
      method: 'POST',
      url: '/api/v1/loans/quote',
      body: { amount_cents: productCatalog[0]?.cost_cents, term_months: 24 },
    });
    expect(plain.json).toMatchObject({ annual_rate_bp: 1890, principal_cents: 1_050_000 });
  });
});

it('keeps one contract row for each project', async () => {
  const rows = await api.db.select().from(contracts);
  expect(new Set(rows.map(({ projectId }) => projectId)).size).toBe(rows.length);
});
