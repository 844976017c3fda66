import { randomUUID } from 'node:crypto';
import { statementColumns } from '@contract/bank-movements';
import { toCentavos } from '@contract/fields/centavos';
import { investors, userRoles } from '@server/db/schema/people';
import { projects } from '@server/db/schema/projects';
import { auditLog } from '@server/db/schema/sessions';
import { bankMovements } from '@server/db/schema/treasury';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { creditStory, once } from '@tests/support/credit';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const bank = testBank(api);
const HOUR = 3_600_000;
const WITHDRAWAL_CLABE = '032180000118359719';

async function staffMember() {
  const person = await api.person('admin');
  await freshFactor(api, person);
  return person;
}

const post = (who: Person, path: string, body?: object) =>
  who.call({
    method: 'POST',
    url: `/api/v1/${path}`,
    ...(body && { body }),
    headers: once(),
  });

/** An investor whose money the bank told of, and who may take it out. */
async function saver(cents: number) {
  const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  if (cents > 0) {
    await bank.tell(
      bank.line({
        receiver_clabe: row.depositClabe,
        amount_cents: cents,
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
  }
  await api.stepUp(person);
  await person.call({
    method: 'PUT',
    url: '/api/v1/bank-account',
    body: { clabe: WITHDRAWAL_CLABE, holder: 'ANA PEÑA ROJAS' },
  });
  await accountSetHoursAgo(api, row.id, 25);
  return { ...person, investorId: row.id, clabe: row.depositClabe };
}

async function withdrawal(who: Person, cents: number): Promise<string> {
  const { status, json } = await post(who, 'withdrawals', { amount_cents: cents });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json.id;
}

const send = (who: Person, id: string) =>
  who.call({
    method: 'POST',
    url: `/api/v1/withdrawals/${id}/send`,
    body: { tracking_key: `SPEI${randomUUID().slice(0, 8)}` },
  });

const statusOf = async (id: string) =>
  (await story.staff.call({ url: `/api/v1/withdrawals/${id}` })).json.status;

async function waiting(who: Person, id: string) {
  const { json } = await who.call({ url: '/api/v1/approvals?limit=100' });
  return json.items.find((item) => item.id === id);
}

async function confirm(who: Person, id: string, hash?: string) {
  const payload_hash = hash ?? (await waiting(who, id))?.payload_hash;
  return who.call({
    method: 'POST',
    url: `/api/v1/approvals/${id}/confirm`,
    body: { payload_hash },
  });
}

describe('above the amount', () => {
  it('what one person asks waits until another confirms it, and both are written down', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const asked = await send(first, id);
    expect([asked.status, asked.json.code]).toEqual([202, 'second_person']);
    expect(await statusOf(id)).toBe('requested');
    const approvalId = asked.json.approval_id;
    expect(await waiting(second, approvalId)).toMatchObject({
      title: 'Enviar un retiro',
      amount_cents: 6_000_000,
      outcome: 'waiting',
      mine: false,
      may_confirm: true,
    });
    expect(await waiting(first, approvalId)).toMatchObject({ mine: true, may_confirm: false });
    const bell = firstOf((await second.call({ url: '/api/v1/notifications' })).json.items);
    expect(bell.body).toContain('$60,000.00');

    const own = await confirm(first, approvalId);
    expect([own.status, own.json.message]).toEqual([
      403,
      'Tú lo pediste: otra persona tiene que autorizarlo.',
    ]);
    expect((await confirm(second, approvalId, '0'.repeat(64))).status).toBe(409);
    const replies = await Promise.all([confirm(second, approvalId), confirm(second, approvalId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(id)).toBe('sent');
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
      ['withdrawals.create', ana.userId],
      ['approvals.create', first.userId],
      ['withdrawals.send', first.userId],
    ]);
    const [confirmed] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, approvalId), eq(auditLog.action, 'approvals.confirm')));
    expect(confirmed).toMatchObject({ userId: second.userId });
    expect(confirmed?.details).toMatchObject({ requested_by: first.userId });
  });

  it('is found by the row that it would change, while it waits', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(15_000_000);
    const [id, other] = [await withdrawal(ana, 6_000_000), await withdrawal(ana, 6_000_000)];
    const asked = await send(first, id);
    await send(first, other);
    const about = () =>
      second.call({
        url: `/api/v1/approvals?outcome=waiting&object_id=${id}` as '/api/v1/approvals',
      });
    expect((await about()).json.items).toMatchObject([
      { id: asked.json.approval_id, object_id: id, mine: false },
    ]);
    await confirm(second, asked.json.approval_id);
    expect((await about()).json.items).toEqual([]);
  });

  it('splitting does not help: a day of one person counts together, another person starts anew', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(12_000_000);
    const parts = [];
    for (let n = 0; n < 4; n += 1) parts.push(await withdrawal(ana, 2_000_000));
    const replies = [];
    for (const id of parts.slice(0, 3)) replies.push((await send(first, id)).status);
    expect(replies).toEqual([200, 200, 202]);
    expect((await send(second, parts[3] ?? '')).status).toBe(200);
  });

  it('two at the same moment do not each count without the other', async () => {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const [one, two] = [await withdrawal(ana, 3_000_000), await withdrawal(ana, 3_000_000)];
    const replies = await Promise.all([send(first, one), send(first, two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 202]);
  });

  it('what cannot be done is refused to who asks, and the same thing waits once', async () => {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    expect((await send(first, randomUUID())).status).toBe(404);
    expect((await send(first, id)).status).toBe(202);
    const again = await send(await staffMember(), id);
    expect([again.status, again.json.message]).toEqual([
      409,
      'Esto ya espera a que otra persona lo autorice.',
    ]);
  });

  it('the same key answers the same, and waits once', async () => {
    const first = await staffMember();
    const { projectId } = await story.installing();
    const { sites, stages } = await story.show(projectId);
    await story.verified(story.supplier, firstOf(sites).id, 21, true);
    const headers = once();
    const url = `/api/v1/stages/${firstOf(stages).id}/approve`;
    const one = await first.call({ method: 'POST', url, headers });
    const two = await first.call({ method: 'POST', url, headers });
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(two.json).toEqual(one.json);
  });
});

describe('a second person', () => {
  async function asked() {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const { json } = await send(first, id);
    return { first, ana, id, approvalId: String(json.approval_id) };
  }

  it('needs a fresh second factor', async () => {
    const { approvalId } = await asked();
    const other = await api.person('admin');
    expect((await confirm(other, approvalId)).json.code).toBe('step_up_required');
  });

  it('is nobody whose money it is, and neither is who asks', async () => {
    const { ana, approvalId, id } = await asked();
    await api.db.insert(userRoles).values({ userId: ana.userId, role: 'admin' });
    const both = await api.again({ ...ana, role: 'admin' as const });
    await freshFactor(api, both);
    expect(await waiting(both, approvalId)).toMatchObject({ may_confirm: false });
    expect((await confirm(both, approvalId)).status).toBe(403);
    const sent = await send(both, id);
    expect([sent.status, sent.json.code]).toEqual([403, 'forbidden']);
    expect(await statusOf(id)).toBe('requested');
  });

  it('declines with a reason that who asked reads', async () => {
    const { first, approvalId, id } = await asked();
    const second = await staffMember();
    expect((await post(second, `approvals/${approvalId}/decline`, { reason: 'no' })).status).toBe(
      400,
    );
    const reason = 'La cuenta no coincide con el titular';
    expect((await post(second, `approvals/${approvalId}/decline`, { reason })).status).toBe(200);
    expect(await waiting(first, approvalId)).toMatchObject({
      outcome: 'declined',
      decline_reason: reason,
    });
    const bell = firstOf((await first.call({ url: '/api/v1/notifications' })).json.items);
    expect(bell.body).toContain(reason);
    expect((await confirm(second, approvalId)).status).toBe(409);
    // Declined, it may be asked for again.
    expect((await send(first, id)).status).toBe(202);
  });

  it('comes within three days, and for somebody who is still staff', async () => {
    const { first, approvalId, id } = await asked();
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 73 * HOUR);
    const late = await staffMember();
    expect(await waiting(late, approvalId)).toMatchObject({ outcome: 'expired' });
    expect((await confirm(late, approvalId)).status).toBe(409);
    const again = await api.again(first);
    await freshFactor(api, again);
    const anew = await send(again, id);
    expect(anew.status).toBe(202);
    await api.db.delete(userRoles).where(eq(userRoles.userId, first.userId));
    expect((await confirm(late, anew.json.approval_id)).status).toBe(422);
    api.clock.now = begun;
  });

  it('does nothing that has become impossible meanwhile', async () => {
    const { approvalId, id } = await asked();
    await story.act(story.staff, `withdrawals/${id}/reject`, { reason: 'La cuenta no existe' });
    const { status, json } = await confirm(await staffMember(), approvalId);
    expect([status, json.message]).toEqual([409, 'El retiro ya no está por enviarse.']);
  });
});

describe('what was shown', () => {
  it('is what is done: when facts change meanwhile nothing is, until it was looked at again', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const id = await story.ask();
    await story.documented(id);
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const asked = await post(first, `projects/${id}/approve`, terms);
    expect(asked.status).toBe(202);
    const approvalId = asked.json.approval_id;
    const before = await waiting(second, approvalId);
    const amountCents = toCentavos((before?.amount_cents ?? 0) + 1_000_000);
    await api.db.update(projects).set({ amountCents }).where(eq(projects.id, id));

    const reply = await confirm(second, approvalId, before?.payload_hash);
    expect([reply.status, reply.json.message]).toEqual([
      409,
      'Cambió desde que se pidió y no se hizo nada. Revísalo como quedó y decide de nuevo.',
    ]);
    expect((await story.show(id)).status).toBe('in_review');
    const renewed = await waiting(second, approvalId);
    expect(renewed).toMatchObject({ outcome: 'waiting', amount_cents: amountCents });
    expect((await confirm(second, approvalId, before?.payload_hash)).status).toBe(409);
    expect((await story.show(id)).status).toBe('in_review');
    expect((await confirm(second, approvalId, renewed?.payload_hash)).status).toBe(200);
    expect((await story.show(id)).status).toBe('approved');
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, approvalId));
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
      ['approvals.renew', second.userId],
      ['approvals.confirm', second.userId],
    ]);
  });

  it('of a file is each of its lines, with what becomes of it', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const rows = [
      `2026-01-05,abono,LINEA001,"1,500.00",032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
      '2026-01-06,abono,LINEA002,20.00,032180000118359719,NADIE CONOCIDO,646180110400000007,',
      '2026-01-05,saldo_inicial,,0.00,,,,\n2026-01-05,saldo_final,,"1,500.00",,,,',
    ];
    const content = [statementColumns.join(','), ...rows].join('\n');
    const asked = await first.call({
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart({}, { name: 'file', fileName: 'banco.csv', content }),
    });
    expect(asked.status).toBe(202);
    const url = `/api/v1/approvals/${asked.json.approval_id}`;
    const shown = (await second.call({ url })).json;
    const account = ana.clabe.slice(-4);
    expect(shown.lines).toEqual([
      {
        label: '05/01/2026 · abono · LINEA001',
        value: `$1,500.00 MXN · de ANA PEÑA ROJAS · a la cuenta terminada en ${account} · se abona a Ana Peña Rojas`,
      },
      {
        label: '06/01/2026 · abono · LINEA002',
        value:
          '$20.00 MXN · de NADIE CONOCIDO · a la cuenta terminada en 0007 · queda sin identificar',
      },
      {
        label: '05/01/2026 · saldos del banco',
        value: 'inicial $0.00 MXN · final $1,500.00 MXN',
      },
    ]);
    expect(shown.lines_total).toBe(3);
    // The bank tells of one of them itself: what the file would do is another thing now.
    await bank.tell(
      bank.line({
        receiver_clabe: ana.clabe,
        amount_cents: 150_000,
        tracking_key: 'LINEA001',
        occurred_on: '2026-01-05',
        sender_clabe: '032180000118359719',
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
    expect((await confirm(second, shown.id, shown.payload_hash)).status).toBe(409);
    const renewed = (await second.call({ url })).json;
    expect(renewed.lines[0]?.value).toContain('ya estaba registrado');
    expect((await confirm(second, shown.id)).json.answer).toMatchObject({ fresh: 1 });
  });
});

describe('nobody waits for nobody', () => {
  it('who asks is told how many can confirm, and each sees what waits for them', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const counts = async (who: Person) =>
      (await who.call({ url: '/api/v1/approvals/waiting' })).json;
    const before = [await counts(first), await counts(second)];
    const ana = await saver(9_000_000);
    const asked = await send(first, await withdrawal(ana, 6_000_000));
    const others = before[0]?.others ?? 0;
    expect(others).toBeGreaterThan(1);
    expect(asked.json.message).toBe(
      `Quedó en espera: otra persona del backoffice tiene que autorizarlo; ${others} personas pueden.`,
    );
    const gained = [await counts(first), await counts(second)].map(
      ({ confirmable }, k) => confirmable - (before[k]?.confirmable ?? 0),
    );
    expect(gained).toEqual([0, 1]);
    expect(await waiting(first, asked.json.approval_id)).toMatchObject({ others });
    await post(second, `approvals/${asked.json.approval_id}/decline`, { reason: 'No procede' });
    expect((await counts(second)).confirmable).toBe(before[1]?.confirmable);
  });

  it('and that there is nobody, while there is one administrator', async () => {
    const only = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const staff = await api.db.select().from(userRoles).where(eq(userRoles.role, 'admin'));
    await api.db
      .delete(userRoles)
      .where(and(eq(userRoles.role, 'admin'), ne(userRoles.userId, only.userId)));
    const asked = await send(only, id);
    expect([asked.status, asked.json.message]).toEqual([
      202,
      'Quedó en espera, y falta una segunda persona: nadie más del backoffice puede autorizarlo todavía.',
    ]);
    expect((await only.call({ url: '/api/v1/approvals/waiting' })).json.others).toBe(0);
    expect(await waiting(only, asked.json.approval_id)).toMatchObject({ others: 0 });
    await api.db.insert(userRoles).values(staff).onConflictDoNothing();
  });
});

describe('one person alone never lets client money out', () => {
  it('a line written by hand waits for a second person, whatever its amount and direction', async () => {
    const first = await staffMember();
    const ana = await saver(0);
    for (const direction of ['in', 'out']) {
      const line = bank.line({ direction, receiver_clabe: ana.clabe, amount_cents: 100 });
      const asked = await post(first, 'bank-movements', line);
      expect([direction, asked.status]).toEqual([direction, 202]);
    }
    expect(await api.db.select().from(bankMovements)).not.toContainEqual(
      expect.objectContaining({ source: 'staff' }),
    );
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 0,
    });
  });

  it('who gave an unidentified deposit to somebody does not let it out', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const line = bank.line({
      amount_cents: 100_000,
      // Of nobody else here: money from an account known as another's is given by two.
      sender_clabe: '012180026050783858',
      sender_name: 'ANA PEÑA ROJAS',
    });
    await bank.tell(line);
    const [movement] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.trackingKey, line.tracking_key));
    const match = `bank-movements/${movement?.id}/match`;
    const given = await post(first, match, { kind: 'investor', id: ana.investorId });
    expect(given.status).toBe(200);
    const id = await withdrawal(ana, 50_000);
    expect((await send(first, id)).status).toBe(202);
    const other = await withdrawal(ana, 50_000);
    expect((await send(second, other)).status).toBe(200);
  });

  it('a file takes two people whatever its amount: it gives money, takes it back, and speaks for the bank', async () => {
    const first = await staffMember();
    const ana = await saver(100_000);
    const [deposit] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.matchedId, ana.investorId));
    for (const row of [
      `2026-01-05,abono,INVENTADO1,10,032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
      `2026-01-05,cargo,${deposit?.trackingKey},"1,000.00",${ana.clabe},SOLFONDO,032180000118359719,`,
      '2026-01-05,saldo_inicial,,0.00,,,,\n2026-01-05,saldo_final,,0.00,,,,',
    ]) {
      const asked = await first.call({
        method: 'POST',
        url: '/api/v1/bank-movements/import',
        ...multipart(
          {},
          { name: 'file', fileName: 'banco.csv', content: `${statementColumns.join(',')}\n${row}` },
        ),
      });
      expect([row, asked.status]).toEqual([row, 202]);
    }
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 100_000,
    });
  });

  it('a file above the amount is kept whole and imported when it is confirmed', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const content = [
      'fecha,tipo,clave_rastreo,monto,cuenta_ordenante,nombre_ordenante,cuenta_beneficiaria,concepto',
      `2026-01-05,abono,GRANDE001,"60,000.00",032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
    ].join('\n');
    const asked = await first.call({
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart({}, { name: 'file', fileName: 'banco.csv', content }),
    });
    expect(asked.status).toBe(202);
    expect((await confirm(second, asked.json.approval_id)).json.answer).toMatchObject({ fresh: 1 });
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 6_000_000,
    });
  });

  it('who approved an installation does not pay it', async () => {
    const { projectId } = await story.repaying();
    const stage = firstOf((await story.show(projectId)).stages);
    const body = { tracking_key: 'PAGOETAPA01' };
    const same = await story.act(story.staff, `stages/${stage.id}/pay`, body);
    expect([same.status, same.json.message]).toEqual([
      422,
      'Tú aprobaste la etapa: otra persona tiene que pagarla.',
    ]);
    expect((await story.act(story.treasurer, `stages/${stage.id}/pay`, body)).json.status).toBe(
      'paid',
    );
  });
});

it('the amount itself changes by two people', async () => {
  const [first, second] = [await staffMember(), await staffMember()];
  const body = {
    key: 'two_person_amount',
    value: '80,000.00',
    valid_from: '2999-01-01',
    source: 'Consejo de administración',
  };
  const asked = await first.call({ method: 'POST', url: '/api/v1/settings', body });
  expect(asked.status).toBe(202);
  expect((await confirm(second, asked.json.approval_id)).json.answer).toMatchObject({
    value: '$80,000.00 MXN',
  });
});
