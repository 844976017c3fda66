import { createHash } from 'node:crypto';
import type { ReportKind } from '@contract/compliance/report-periods';
import { toDay } from '@contract/kernel/fields/day';
import { loans } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { owedByLoan } from '@server/features/credit/payments/owed-now';
import { sweepOrphans } from '@server/features/documents';
import { feesToTransfer, incomeTaxWithheld, principalDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { worker } from '@tests/support/jobs';
import { repayingPeople } from '@tests/support/repaying';
import { eq, inArray } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterEach, expect, it, vi } from 'vitest';

const api = await testApi();
const { begin, at, takeBack } = repayingPeople(api);
const person = await begin();
const [loanId = ''] = person.loanIds;
const [lenderId = ''] = person.lenders.map(({ userId }) => userId);
await api.db.update(users).set({ fullName: '=HYPERLINK("x")' }).where(eq(users.id, lenderId));

// Two instalments on their day, a third one late and short; a payment that never was, taken back later.
const PAID = 964_277;
for (const on of ['2026-02-28', '2026-03-30']) {
  at(on);
  await person.pay(PAID, on);
}
at('2026-05-20');
await person.pay(300_000, '2026-05-20', { tracking_key: 'NUNCAFUE01' });
at('2026-06-10');
await takeBack(person, 'NUNCAFUE01');
at('2026-06-12');
await person.pay(400_000, '2026-06-12');

const staff = await api.again(person.story.staff);
/** Days pass, and with them sessions. */
async function on(day: string): Promise<Person> {
  at(day);
  const again = await api.again(staff);
  await api.stepUp(again);
  return again;
}

const ask = (who: Person, kind: ReportKind, period: string) =>
  who.call({ method: 'POST', url: '/api/v1/reports', body: { kind, period } });

/** Asks for a report, has it made, and reads its file by its headings. */
async function read(kind: ReportKind, period: string) {
  const who = await on('2027-01-08');
  const { json } = await ask(who, kind, period);
  await api.doJobs();
  const file = await who.call({ url: `/api/v1/reports/${json.id}/file` });
  expect(file.status).toBe(200);
  const text = file.bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  return { report: json, file, lines: data };
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const sumOf = (lines: readonly Record<string, string>[], column: string) =>
  lines.reduce((sum, line) => sum + cents(line[column]), 0);

afterEach(() => vi.restoreAllMocks());

it('interest and tax of a year are what the ledger withheld, and its months add up to it', async () => {
  const { lines } = await read('withholdings', '2026');
  expect(lines).toHaveLength(2);
  expect(sumOf(lines, 'ISR retenido')).toBe(await balance(api.db, incomeTaxWithheld));
  const { rows } = await api.pool.query<{ cents: string }>(
    `select sum((part->>'amount')::bigint) as cents from payments p cross join jsonb_array_elements(applied) part
      where reversed_at is null and part->>'component' in ('interest', 'late_interest')`,
  );
  expect(sumOf(lines, 'Intereses pagados')).toBe(Number(rows[0]?.cents));
  let monthly = 0;
  for (const month of ['02', '03', '05', '06']) {
    monthly += sumOf((await read('withholdings', `2026-${month}`)).lines, 'ISR retenido');
  }
  expect(monthly).toBe(await balance(api.db, incomeTaxWithheld));
  // The payment that was taken back counts in no month.
  expect((await read('withholdings', '2026-05')).lines).toEqual([]);
});

it('a name that a spreadsheet would run is disarmed', async () => {
  const { lines } = await read('withholdings', '2026-02');
  expect(lines.map((line) => line['Nombre o denominación'])).toContain('\'=HYPERLINK("x")');
});

it('fees and their VAT are what the ledger has on its way to the operator', async () => {
  const { lines } = await read('commissions', '2026');
  expect(lines).toMatchObject([
    { Mes: '2026-01', 'Tipo de comisión': 'Por apertura', 'A cargo de': 'Lucía Cruz Peña' },
  ]);
  expect(cents(lines[0]?.Total)).toBe(await balance(api.db, feesToTransfer));
  expect(cents(lines[0]?.IVA)).toBe(48_000);
});

it('the quarter is told as what is owed on its last day', async () => {
  const { lines } = await read('annex-17', '2026-Q2');
  expect(lines).toHaveLength(15);
  const last = lines.filter((line) => line.Trimestre === '2026-Q2');
  const [personal, business, total] = last;
  const end = toDay('2026-06-30');
  const credits = await api.db.select().from(loans).where(inArray(loans.id, person.loanIds));
  const owed = (await owedByLoan(api.db, credits, end)).get(loanId);
  expect(owed?.daysLate).toBeGreaterThan(30);
  const debt = await balance(api.db, principalDebt(loanId));
  expect(personal).toMatchObject({
    'Tipo de financiamiento': 'Préstamos personales entre personas',
    'Monto acumulado': '100000.00',
    'Financiamientos acumulados': '1',
    'Solicitantes activos, personas físicas': '1',
    'Inversionistas activos, personas físicas': '2',
    'Saldo de capital': (debt / 100).toFixed(2),
    'Al corriente, número': '0',
    'En incumplimiento, saldo': (debt / 100).toFixed(2),
    'En incumplimiento, % del saldo': '100',
    'Pasaron de 30 días en el trimestre, número': '1',
    'Nuevos en el trimestre, número': '0',
  });
  expect(Number(personal?.['Rendimiento anual promedio, %'])).toBeGreaterThan(0);
  expect(business).toMatchObject({
    'Saldo de capital': '0.00',
    'Rendimiento anual promedio, %': '',
  });
  expect({ ...total, 'Tipo de financiamiento': '' }).toEqual({
    ...personal,
    'Tipo de financiamiento': '',
  });
  const before = lines.find((line) => line.Trimestre === '2026-Q1');
  expect(before).toMatchObject({
    'Al corriente, número': '1',
    'Nuevos en el trimestre, número': '1',
    'En cobranza, número': '0',
  });
});

it('the bureau is told each credit with its history', async () => {
  const { lines } = await read('bureau', '2026-06');
  const end = toDay('2026-06-30');
  const credits = await api.db.select().from(loans).where(inArray(loans.id, person.loanIds));
  const owed = (await owedByLoan(api.db, credits, end)).get(loanId);
  // What falls due on the last day is not late yet.
  const unpaid = owed?.due
    .filter(({ dueOn }) => dueOn < end)
    .reduce((sum, { owed: of }) => sum + of.capital + of.interest + of.vat, 0);
  expect(lines).toMatchObject([
    {
      'Nombre o denominación': 'Lucía Cruz Peña',
      Apertura: '30/01/2026',
      'Días de atraso': String(owed?.daysLate),
      'Último pago': '12/06/2026',
      'Clave del mes': '3',
      'Doce meses, del más reciente al más antiguo': '3 2 V V V V - - - - - -',
    },
  ]);
  expect(cents(lines[0]?.Vencido)).toBe(unpaid);
});

it('what is asked twice is made once, and again once it is there', async () => {
  const who = await on('2027-01-08');
  const first = (await ask(who, 'bureau', '2026-03')).json;
  expect(first).toMatchObject({ state: 'waiting', progress: null, sha256: null });
  const other = await api.person('admin');
  const [second, third] = await Promise.all([
    ask(who, 'bureau', '2026-03'),
    ask(other, 'bureau', '2026-03'),
  ]);
  expect([second.json.id, third.json.id]).toEqual([first.id, first.id]);
  await api.doJobs();
  const list = await who.call({ url: '/api/v1/reports?kind=bureau&limit=1' });
  const [made] = list.json.items;
  expect(made).toMatchObject({ id: first.id, state: 'ready', progress: null, rows: 1 });
  const file = await who.call({ url: `/api/v1/reports/${first.id}/file` });
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(made?.sha256);
  expect(file.bytes.length).toBe(made?.size);
  expect(file.headers['content-disposition']).toContain('buro-de-credito-2026-03.csv');
  expect((await ask(who, 'bureau', '2026-03')).json.id).not.toBe(first.id);
  await api.doJobs();
});

it('a period that is not over, or is of another report, is refused', async () => {
  const who = await on('2027-01-08');
  expect((await ask(who, 'withholdings', '2027-01')).json.fields).toEqual({
    period: 'Ese periodo aún no termina.',
  });
  for (const period of ['2026', '2026-01', '2026-Q5', 'x']) {
    expect((await ask(who, 'annex-17', period)).json.fields).toEqual({
      period: 'Elige un periodo de ese reporte.',
    });
  }
});

it('one whose process was killed is made by the next, from the start', async () => {
  const who = await on('2027-01-08');
  const { id } = (await ask(who, 'bureau', '2026-04')).json;
  const show = async () =>
    (await who.call({ url: '/api/v1/reports' })).json.items.find((item) => item.id === id);
  // Taken, and abandoned halfway.
  const { boss } = worker(api.pool, {});
  await boss.fetch('make-report');
  expect((await show())?.state).toBe('active');
  await api.doJobs();
  expect((await show())?.state).toBe('active');
  await api.pool.query(`update pgboss.job set started_on = started_on - expire_in`);
  await boss.expire();
  expect((await show())?.state).toBe('retry');
  await api.pool.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  await api.doJobs();
  expect(await show()).toMatchObject({ state: 'ready', rows: 1 });
});

it('one that fails is tried again by itself, and by staff once it stopped', async () => {
  const who = await on('2027-01-08');
  const { id } = (await ask(who, 'bureau', '2026-05')).json;
  const show = async () =>
    (await who.call({ url: '/api/v1/reports' })).json.items.find((item) => item.id === id);
  const retry = () => who.call({ method: 'POST', url: `/api/v1/reports/${id}/retry` });
  vi.spyOn(api.adapters.objects, 'put').mockRejectedValue(new Error('no room'));
  for (let tries = 0; tries < 4; tries += 1) {
    await api.pool.query(`update pgboss.job set start_after = now() - interval '1 second'`);
    await api.doJobs();
    expect((await show())?.state).toBe(tries < 3 ? 'retry' : 'failed');
    if (tries < 3) expect((await retry()).status).toBe(409);
  }
  expect((await who.call({ url: `/api/v1/reports/${id}/file` })).status).toBe(404);
  vi.restoreAllMocks();
  expect((await retry()).json).toMatchObject({ id, state: 'waiting' });
  await api.doJobs();
  expect(await show()).toMatchObject({ state: 'ready' });
  expect((await retry()).status).toBe(409);
});

it('a file stays, whatever is swept of what no row names', async () => {
  const { report, file } = await read('commissions', '2026-03');
  await sweepOrphans(api.db, api.adapters.objects, new Date('2030-01-01'));
  const again = await (await on('2027-01-08')).call({ url: `/api/v1/reports/${report.id}/file` });
  expect(again.bytes.equals(file.bytes)).toBe(true);
});

it('a file is for staff with a fresh second factor, and each download is in the trail', async () => {
  const { report } = await read('commissions', '2026-01');
  const url = `/api/v1/reports/${report.id}/file` as const;
  const fresh = await api.person('admin');
  expect((await fresh.call({ url })).json.code).toBe('step_up_required');
  const investor = await api.person('investor');
  expect((await investor.call({ url })).status).toBe(403);
  expect((await investor.call({ url: '/api/v1/reports' })).status).toBe(403);
  const trail = await staffTrail(report.id);
  expect(trail).toMatchObject([
    { action: 'reports.download', details: { report: 'commissions', period: '2026-01' } },
    { action: 'reports.create' },
  ]);
});

async function staffTrail(id: string) {
  const who = await api.again(staff);
  const { json } = await who.call({ url: '/api/v1/audit?object=reports' });
  return json.items.filter(({ object_id }) => object_id === id);
}
