import { toCentavos } from '@contract/kernel/fields/centavos';
import { creditConditions } from '@server/db/schema/credit-committee';
import { backgrounds } from '@server/db/schema/people-profiles';
import { type Person, testApi } from '@tests/support/api';
import { completeSheet, creditStory, once } from '@tests/support/credit';
import { readCopy } from '@tests/support/own-copy';
import { present } from '@tests/support/present';
import { alsoStaff, freshFactor, secondPerson } from '@tests/support/two-people';
import { afterEach, describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier, act, show } = story;
const TERMS = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };

const mark = (who: Person, projectId: string, conditionId: string, met: boolean) =>
  who.call({
    method: 'PUT',
    url: `/api/v1/projects/${projectId}/conditions/${conditionId}`,
    body: { met },
  });
const mailed = async ({ email }: Person) => {
  await api.doJobs();
  return (await api.lastMail(email))?.text ?? '';
};

/** What the applicant is given of their own data. */
async function ownCopy(): Promise<string> {
  await api.stepUp(applicant);
  await applicant.call({ method: 'POST', url: '/api/v1/profile/data-export' });
  await api.doJobs();
  const copy = await applicant.call({
    method: 'POST',
    url: '/api/v1/profile/data-export/download',
  });
  return copy.json.content;
}

afterEach(() => api.db.delete(backgrounds));

async function earns(cents: number) {
  await api.db
    .insert(backgrounds)
    .values({ userId: applicant.userId, monthlyIncomeCents: toCentavos(cents), version: 1 });
}

describe('a rejection', () => {
  it('names reasons of the list, which the applicant alone is told, kindly and with their rights', async () => {
    const id = await story.ask();
    const reject = (body: object) => act(staff, `projects/${id}/reject`, body);
    expect((await reject({ reasons: [] })).json.fields).toEqual({
      reasons: 'Elige al menos un motivo.',
    });
    expect((await reject({ reasons: ['bad_luck'] })).status).toBe(400);
    const note = 'Con tu hermana como obligada solidaria podríamos revisarla otra vez.';
    expect((await reject({ reasons: ['credit_history', 'income'], note })).status).toBe(200);

    const told = await show(id, applicant);
    expect(told.decision).toMatchObject({
      kind: 'rejected',
      // In the order of the list, whatever order they were sent in.
      reasons: ['income', 'credit_history'],
      note,
    });
    expect(told.next_step).toContain('Con el ingreso que nos comprobaste');
    const mail = await mailed(applicant);
    expect(mail).toContain('Gracias por confiarnos tu proyecto');
    expect(mail).toContain('Reporte de Crédito Especial');
    expect(mail).toContain(note);

    const seen = await show(id, supplier);
    const whole = JSON.stringify(seen) + (await mailed(supplier));
    expect(seen).toMatchObject({ status: 'rejected', decision: null, decision_reason: null });
    expect(whole).toContain('El comité no aprobó la solicitud.');
    for (const secret of ['historial', 'ingreso', 'hermana']) expect(whole).not.toContain(secret);

    const { decisions } = (await staff.call({ url: `/api/v1/projects/${id}/committee` })).json;
    expect(decisions).toMatchObject([{ kind: 'rejected', decided_by: 'Comité Prueba', note }]);
    expect((await reject({ reasons: ['income'] })).status).toBe(409);

    expect(readCopy(await ownCopy())).toMatchObject({
      credit_reports: [],
      credit_decisions: [{ folio: told.folio, kind: 'Solicitud rechazada', note }],
    });
  });
});

describe('an approval', () => {
  it('of what fails a check says why, to staff alone', async () => {
    await earns(2_000_000);
    const id = await story.ask();
    const refused = await story.approve(id);
    expect([refused.status, refused.json.fields]).toEqual([
      422,
      {
        note: 'Di por qué se aprueba aunque no cumple: Pago a ingreso, Todos sus pagos aquí a ingreso.',
      },
    ]);
    const note = 'Su negocio vende el doble en temporada';
    expect((await act(staff, `projects/${id}/approve`, { ...TERMS, note })).status).toBe(200);
    expect((await show(id, applicant)).decision).toMatchObject({ kind: 'approved', note: null });
    expect((await show(id)).decision).toMatchObject({ note });
    const copy = await ownCopy();
    expect(readCopy(copy).credit_decisions).toContainEqual(
      expect.objectContaining({ kind: 'Crédito aprobado', note: null }),
    );
    expect(copy).not.toContain(note);
  });

  it('takes a second person, another one, above the amount of the day, who reads all that it gives', async () => {
    const id = await story.ask();
    await story.documented(id);
    await freshFactor(api, staff);
    const asked = await staff.call({
      method: 'POST',
      url: `/api/v1/projects/${id}/approve`,
      body: { ...TERMS, conditions: ['Nombrar a un obligado solidario'] },
      headers: once(),
    });
    expect(asked.status).toBe(202);
    expect((await show(id)).status).toBe('in_review');
    expect((await show(id)).conditions).toEqual([]);
    const approvalId = String(asked.json.approval_id);
    const confirm = async (who: Person) => {
      await freshFactor(api, who);
      const { json } = await who.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
      const waiting = present(json.items.find((item) => item.id === approvalId));
      return {
        waiting,
        reply: await who.call({
          method: 'POST',
          url: `/api/v1/approvals/${approvalId}/confirm` as const,
          body: { payload_hash: waiting.payload_hash },
        }),
      };
    };
    const same = await confirm(staff);
    expect([same.waiting.may_confirm, same.reply.status]).toEqual([false, 403]);
    expect(same.waiting.title).toBe(`Aprobar el crédito ${(await show(id)).folio}`);
    expect((await show(id)).status).toBe('in_review');
    const second = await secondPerson(api);
    const other = await confirm(second);
    expect(other.waiting.details).toContainEqual({
      label: 'Condiciones',
      value: 'Nombrar a un obligado solidario',
    });
    expect(other.reply.status).toBe(200);
    expect(await show(id)).toMatchObject({ status: 'approved', decision: { kind: 'conditional' } });
  });

  it('that waits is not done once somebody else has decided', async () => {
    const id = await story.ask();
    await story.documented(id);
    await freshFactor(api, staff);
    const asked = await staff.call({
      method: 'POST',
      url: `/api/v1/projects/${id}/approve`,
      body: { ...TERMS, amount_cents: 9_000_000 },
      headers: once(),
    });
    const second = await secondPerson(api);
    const find = async () => {
      const { json } = await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
      return json.items.find((item) => item.id === String(asked.json.approval_id));
    };
    const waiting = await find();
    expect(waiting?.title).toBe(`Aprobar con otro monto el crédito ${(await show(id)).folio}`);
    await act(story.treasurer, `projects/${id}/reject`, { reasons: ['policy'] });
    expect(await find()).toBeUndefined();
    const late = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${String(asked.json.approval_id)}/confirm` as const,
      body: { payload_hash: present(waiting).payload_hash },
    });
    expect(late.status).toBe(409);
    expect((await show(id)).status).toBe('rejected');
  });
});

describe('a counter-offer', () => {
  it('is no more than what was asked for', async () => {
    const id = await story.ask();
    const more = await story.approve(id, { amount_cents: 10_000_001 });
    expect(more.json.fields).toEqual({
      amount_cents: 'Una contraoferta no puede ser mayor que lo que se pidió.',
    });
    await act(applicant, `projects/${id}/cancel`, { reason: 'Lo pensé mejor' });
  });

  it('is quoted by the same rule, and accepted it is what the request asks for', async () => {
    const id = await story.ask();
    await story.approve(id, { amount_cents: 6_000_000, term_months: 24 });
    const offered = await show(id, applicant);
    expect(offered).toMatchObject({
      status: 'approved',
      next_step: 'Te ofrecemos otras condiciones: compáralas con lo que pediste y decide.',
      amount_cents: 10_000_000,
      decision: { kind: 'counter_offer' },
      terms: {
        asked: { amount_cents: 10_000_000, term_months: 12 },
        approved: { amount_cents: 6_000_000, term_months: 24 },
      },
    });
    const quoted = await staff.call({
      method: 'POST',
      url: '/api/v1/loans/quote',
      body: { ...TERMS, risk_grade: undefined, amount_cents: 6_000_000, term_months: 24 },
    });
    expect(offered.terms?.approved.payment_cents).toBe(quoted.json.payment_cents);
    expect(await mailed(applicant)).toContain('Se pedían $100,000.00');

    expect((await story.accept(id)).status).toBe(200);
    const accepted = await show(id, applicant);
    expect(accepted).toMatchObject({
      status: 'accepted',
      amount_cents: 6_000_000,
      term_months: 24,
      // What was asked for first is still told.
      terms: { asked: { amount_cents: 10_000_000, term_months: 12 } },
    });
    await story.publish(id);
    expect((await show(id)).opportunity?.goal_cents).toBe(6_000_000);
  });

  it('that is refused ends the request as it was', async () => {
    const id = await story.ask();
    await story.approve(id, { amount_cents: 6_000_000 });
    await act(applicant, `projects/${id}/decline`, { reason: 'No me alcanza para el sistema' });
    expect(await show(id)).toMatchObject({ status: 'cancelled', amount_cents: 10_000_000 });
  });
});

describe('conditions', () => {
  const two = ['Enviar el recibo de luz más reciente', '', ' Comprobar que puede instalar '];

  it('hold the offer back until staff have marked each, which the applicant reads', async () => {
    const id = await story.ask();
    await story.approve(id, { conditions: two });
    const { conditions, decision } = await show(id, applicant);
    expect(decision?.kind).toBe('conditional');
    expect(conditions.map(({ text, met_at }) => [text, met_at])).toEqual([
      ['Enviar el recibo de luz más reciente', null],
      ['Comprobar que puede instalar', null],
    ]);
    expect((await show(id, supplier)).conditions).toEqual([]);
    await story.accept(id);
    expect(await show(id, applicant)).toMatchObject({
      next_actor: 'client',
      next_step:
        'Aceptaste las condiciones. Falta cumplir: Enviar el recibo de luz más reciente; Comprobar que puede instalar.',
    });
    await story.prepare(id, completeSheet);
    const closes = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString();
    const publish = () => act(staff, `projects/${id}/publish`, { closes_at: closes });
    const held = await publish();
    expect([held.status, held.json.message]).toEqual([
      422,
      'Faltan condiciones por cumplir: Enviar el recibo de luz más reciente; Comprobar que puede instalar.',
    ]);

    const [first, second] = conditions;
    expect((await mark(applicant, id, present(first).id, true)).status).toBe(403);
    const own = await alsoStaff(api, applicant);
    expect((await mark(own, id, present(first).id, true)).status).toBe(403);
    Object.assign(applicant, await api.again(applicant));
    expect((await mark(staff, id, present(first).id, true)).status).toBe(200);
    // Who read the page before somebody else marked it.
    expect((await mark(staff, id, present(first).id, true)).status).toBe(409);
    expect((await publish()).status).toBe(422);
    await mark(staff, id, present(second).id, true);
    expect((await publish()).status).toBe(200);
  });

  it('of another credit, or of one that is being installed, are not marked', async () => {
    const { projectId } = await story.funded();
    const other = await story.ask();
    const [row] = await api.db
      .insert(creditConditions)
      .values({ projectId, text: 'Firmar ante un testigo' })
      .returning();
    const id = present(row).id;
    expect((await mark(staff, other, id, true)).status).toBe(409);
    const { projectId: installing } = await story.installing();
    expect((await mark(staff, installing, id, true)).status).toBe(409);
    await act(applicant, `projects/${other}/cancel`, { reason: 'Lo pensé mejor' });
    expect((await mark(staff, projectId, other, true)).status).toBe(404);
  });

  it('that turn out not to be met keep the contract from being signed, and from being made', async () => {
    const { projectId } = await story.funded();
    const contract = present((await show(projectId, applicant)).contract);
    const [row] = await api.db
      .insert(creditConditions)
      .values({ projectId, text: 'Nombrar a un obligado solidario' })
      .returning();
    const held = await story.sign(applicant, contract);
    expect([held.status, held.json.message]).toEqual([
      422,
      'Faltan condiciones por cumplir: Nombrar a un obligado solidario.',
    ]);
    expect((await mark(staff, projectId, present(row).id, true)).status).toBe(200);
    expect((await story.sign(applicant, contract)).status).toBe(200);
    // Taken back between the two signatures, it holds the second one.
    expect((await mark(staff, projectId, present(row).id, false)).status).toBe(200);
    const told = await story.sign(supplier, contract);
    expect([told.status, told.json.message]).toEqual([
      422,
      'El solicitante todavía tiene condiciones por cumplir.',
    ]);
  });

  it('let the contract be made once the last is met', async () => {
    const { projectId, opportunityId } = await story.published();
    const [row] = await api.db
      .insert(creditConditions)
      .values({ projectId, text: 'Enviar estados de cuenta' })
      .returning();
    const investor = await story.investor(100_000);
    expect((await story.invest(investor, opportunityId, 10_000_000)).status).toBe(200);
    await api.doJobs();
    expect(await show(projectId)).toMatchObject({ status: 'to_sign', contract: null });
    await mark(staff, projectId, present(row).id, true);
    await api.doJobs();
    expect((await show(projectId)).contract).toMatchObject({ status: 'pending' });
  });
});
