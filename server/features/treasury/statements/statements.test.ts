import { sumCents } from '@contract/kernel/fields/centavos';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { inTransaction } from '@server/db/connection';
import { notifications } from '@server/db/schema/platform';
import { statementFiles, statementMonths, statements } from '@server/db/schema/treasury-statements';
import { followCollections } from '@server/features/credit';
import { t } from '@server/i18n';
import { assertChainsSound } from '@server/jobs/chains';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { and, eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { beforeAll, expect, it } from 'vitest';
import { statementContent } from './content';
import { issueMonth } from './issue-month';
import { closeMonths } from './months';
import { hashOf } from './sealed';

const api = await testApi();
const { begin, at } = repayingPeople(api);
const issue = () => issueMonth(api.db, { config: api.config, now: api.clock.now });

let investor: Person;
let applicant: Person;
let second: Person;
let staff: Person;
let investorId = '';
let secondId = '';
let applicantId = '';
let loanId = '';
let closedOnMonday: string[] = [];

/** Lucía owes 100,000.00 since 30 January; her lenders have 60,000.00 and 40,000.00 of it. */
beforeAll(async () => {
  const loan = await begin();
  at('2026-02-28');
  await loan.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PAGO0001' });
  // The first of March is a Sunday: on Monday the bank has not told what moved on the last days of February.
  at('2026-03-02');
  await inTransaction(api.db, (tx) => closeMonths(tx, api.clock.now));
  closedOnMonday = (await api.db.select().from(statementMonths)).map(({ month }) => month);
  at('2026-03-03');
  await issue();
  // What became known after January and February were closed: payments of 31 January and 10 February.
  at('2026-03-05');
  await loan.pay(10_000, '2026-01-31', { ...OWN, tracking_key: 'TARDE02' });
  await loan.pay(500_000, '2026-02-10', { ...OWN, tracking_key: 'TARDE01' });
  at('2026-04-02');
  await issue();
  const lender = firstOf(loan.lenders);
  investor = await api.again(lender);
  const other = present(loan.lenders[1]);
  second = await api.again(other);
  applicant = await loan.me();
  staff = await api.again(loan.story.staff);
  [investorId, secondId, applicantId] = [lender.investorId, other.investorId, loan.applicantId];
  loanId = firstOf(loan.loanIds);
  for (const who of [investor, second, applicant, staff]) await api.stepUp(who);
}, 240_000);

const FILE = (period: string, query = '') =>
  `/api/v1/statements/${period}/file${query}` as '/api/v1/statements/2026-02/file';

async function rowOf(column: 'investorId' | 'applicantId', id: string, period: string) {
  const rows = await api.db.select().from(statements).where(eq(statements[column], id));
  return present(rows.find((each) => each.period === period));
}

async function contentOf(...which: Parameters<typeof rowOf>) {
  return statementContent.parse(JSON.parse((await rowOf(...which)).content));
}

/** Changes rows as somebody does who may do anything in the database. */
const behind = (
  table: 'statements' | 'statement_files' | 'journal_chain',
  change: ReturnType<typeof sql>,
) =>
  api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table ${table} disable trigger append_only`));
    await tx.execute(change);
    await tx.execute(sql.raw(`alter table ${table} enable trigger append_only`));
  });

it('states a month of an investor by numbers worked by hand, and begins each month where the last ended', async () => {
  const february = await contentOf('investorId', investorId, '2026-02');
  const share = 0.6;
  // Capital 7,322.77 and interest 2,000.00 of the first instalment; 20 % of the interest is withheld.
  const capital = Math.round(732_277 * share);
  const interest = 200_000 * share;
  expect(february.lines).toHaveLength(1);
  const [paid] = february.lines;
  expect(paid?.parts.map(({ type, cents }) => [type, cents])).toEqual([
    ['capital', capital],
    ['interest', interest],
    ['tax', -interest / 5],
  ]);
  expect(february.closing - february.opening).toBe(capital + interest - interest / 5);
  const march = await contentOf('investorId', investorId, '2026-03');
  expect(march.opening).toBe(february.closing);
  expect(march.closing).toBe(await balance(api.db, investorAvailable(investorId)));
  // The first statement of all begins with nothing, and its rows are all that came before.
  await investor.call({ url: FILE('2026-01') });
  const january = await contentOf('investorId', investorId, '2026-01');
  expect([january.opening, january.closing]).toEqual([0, february.opening]);
});

it('states what CONDUSEF asks of a credit, by numbers worked by hand', async () => {
  const { credits, opening, closing, lines } = await contentOf(
    'applicantId',
    applicantId,
    '2026-02',
  );
  expect(credits).toHaveLength(1);
  expect(firstOf(credits)).toMatchObject({
    principal: 10_000_000,
    annual_rate_bp: 2400,
    late_rate_bp: 4800,
    term_months: 12,
    opening: 10_000_000,
    delivered: 0,
    repaid: 732_277,
    closing: 9_267_723,
    due: { overdue: 0, days_late: 0, to_pay: 964_277 },
  });
  await applicant.call({ url: FILE('2026-01') });
  const [begun] = (await contentOf('applicantId', applicantId, '2026-01')).credits;
  expect(begun).toMatchObject({ opening: 0, delivered: 10_000_000, fee: 348_000 });
  expect(begun?.due, 'it was corrected before it was issued').toBeNull();
  expect([opening, closing]).toEqual([0, 0]);
  expect(lines.map(({ cents }) => cents)).toEqual([964_277, -964_277]);
  expect(lines[1]?.parts.map(({ type, cents }) => [type, cents])).toEqual([
    ['vat', -32_000],
    ['interest', -200_000],
    ['capital', -732_277],
  ]);
});

it('never changes what it issued: a correction stands in the month in which it became known', async () => {
  const { lines } = await contentOf('investorId', investorId, '2026-03');
  const late = lines.filter((line) => line.late);
  expect(late.map(({ on }) => on)).toContain('2026-02-28');
  expect(late.some(({ label }) => label.startsWith('Corrección'))).toBe(true);
  expect((await contentOf('investorId', investorId, '2026-02')).lines).toHaveLength(1);
  await investor.call({ url: FILE('2026-02') });
  const column = { statements: 'period', statement_files: 'format', statement_months: 'month' };
  for (const [table, name] of Object.entries(column)) {
    for (const change of [
      `update ${table} set ${name} = ${name}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(api.db.execute(sql.raw(change)), change).rejects.toMatchObject({
        cause: { code: 'ST001' },
      });
    }
  }
});

it('issues each month once, however often and at once the job runs', async () => {
  const before = await api.db.$count(statements);
  await Promise.all([issue(), issue()]);
  await issue();
  expect(await api.db.$count(statements)).toBe(before);
  const months = await api.db.select().from(statementMonths).orderBy(statementMonths.month);
  expect(closedOnMonday).toEqual(['2026-01']);
  expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
  await assertChainsSound(api.db);
});

it('issues everybody else theirs when that of one person fails, and tells them', async () => {
  const theirs = sql.raw(`new.applicant_id = '${applicantId}'`);
  await api.db.execute(sql`create function refuse_one() returns trigger language plpgsql as $$
    begin if ${theirs} then raise exception 'their books are wrong'; end if; return new; end $$`);
  await api.db.execute(sql`create trigger refuse_one before insert on statements
    for each row execute function refuse_one()`);
  at('2026-05-05');
  await expect(issue()).rejects.toThrow('statements of 2026-04 that failed');
  await api.db.execute(sql`drop function refuse_one cascade`);
  const ofApril = async () => {
    const rows = await api.db.select().from(statements).where(eq(statements.period, '2026-04'));
    return rows.map((row) => row.investorId ?? row.applicantId);
  };
  const owners = await ofApril();
  expect(owners).toEqual(expect.arrayContaining([investorId, secondId]));
  expect(owners).not.toContain(applicantId);
  const told = () =>
    api.db
      .select({ body: notifications.body, href: notifications.href })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, investor.userId),
          eq(notifications.title, t(notificationWords.paymentEvents.statement)),
        ),
      );
  const first = await told();
  expect(first.at(-1)).toEqual({
    body: expect.stringContaining('1 de abril de 2026'),
    href: '/inversionista/estados-cuenta',
  });
  await issue();
  expect(await ofApril()).toContain(applicantId);
  expect(await told(), 'told once').toEqual(first);
  at('2026-04-02');
});

it('goes on with those who have none, whoever opened theirs before', async () => {
  at('2026-06-02');
  await inTransaction(api.db, (tx) => closeMonths(tx, api.clock.now));
  const early = await api.again(investor);
  await api.stepUp(early);
  expect((await early.call({ url: FILE('2026-05') })).status).toBe(200);
  const opened = await contentOf('investorId', investorId, '2026-05');
  await issue();
  const may = await api.db.select().from(statements).where(eq(statements.period, '2026-05'));
  const owners = may.map((row) => row.investorId ?? row.applicantId);
  expect(new Set(owners).size).toBe(may.length);
  expect(owners).toEqual(expect.arrayContaining([investorId, applicantId]));
  expect(await contentOf('investorId', investorId, '2026-05')).toEqual(opened);
  at('2026-04-02');
});

it('lists the closed months of a year, and issues one on demand', async () => {
  const { json } = await investor.call({ url: '/api/v1/statements?year=2026' });
  expect(json.years).toEqual([2026]);
  const march = present(json.items.find(({ period }) => period === '2026-03'));
  expect(march.issued?.folio).toMatch(/^EC-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect((await investor.call({ url: '/api/v1/statements?year=2025' })).json.items).toEqual([]);
  for (const period of ['2025-12', '2026-11', '2026', '2027-13']) {
    expect((await investor.call({ url: FILE(period) })).status, period).not.toBe(200);
  }
});

it('opens with a second factor alone, and notes who opened what', async () => {
  const fresh = await api.again(investor);
  expect((await fresh.call({ url: FILE('2026-02') })).json.code).toBe('step_up_required');
  expect((await investor.call({ url: FILE('2026-02') })).status).toBe(200);
  const { rows } = await api.db.execute(
    sql`select from audit_log where action = 'statements.open' and user_id = ${investor.userId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

it('hands out the same bytes each time, and the same figures in each format', async () => {
  const [pdf, again] = [
    await applicant.call({ url: FILE('2026-02') }),
    await applicant.call({ url: FILE('2026-02') }),
  ];
  expect(again.bytes.equals(pdf.bytes)).toBe(true);
  const content = await contentOf('applicantId', applicantId, '2026-02');
  const words = await pdfWords(pdf.bytes);
  for (const said of [
    content.folio,
    'Lucía Cruz Peña',
    'CAT',
    '$92,677.23 MXN',
    'Pago para no generar intereses moratorios: $9,642.77 MXN',
    'CONDUSEF',
    'Unidad Especializada de Atención a Usuarios',
    'Comprueba que es auténtico en ',
    '/verificar',
  ]) {
    expect(words).toContain(said);
  }

  const { bytes: csv } = await investor.call({ url: FILE('2026-03', '?format=csv') });
  const march = await contentOf('investorId', investorId, '2026-03');
  const { data } = Papa.parse<Record<string, string>>(csv.toString('utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const moved = data.reduce((sum, { Importe }) => sum + Math.round(Number(Importe) * 100), 0);
  expect(moved).toBe(march.closing - march.opening);

  const { bytes: xml } = await investor.call({ url: FILE('2026-03', '?format=xml') });
  const seen = new Map<string, Record<string, string>[]>();
  expect(xml.toString('utf8')).not.toContain(investorId);
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    seen.set(name, [...(seen.get(name) ?? []), { ...attributes }]);
  });
  parser.write(xml.toString('utf8')).close();
  const root = firstOf(seen.get('EstadoDeCuenta') ?? []);
  expect(root).toMatchObject({
    xmlns: 'urn:estado-de-cuenta:1',
    version: '1.0',
    folio: march.folio,
  });
  const parts = (seen.get('Parte') ?? []).map(({ importe }) => Math.round(Number(importe) * 100));
  const [opening, closing] = [Number(root.saldoInicial), Number(root.saldoFinal)];
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round((closing - opening) * 100));
  expect(sumCents(march.totals.map(({ cents }) => cents))).toBe(march.closing - march.opening);
});

it('shows nobody the statements of another, and staff those of whom they name', async () => {
  const named = `?investor_id=${investorId}`;
  expect((await applicant.call({ url: FILE('2026-02', named) })).status).toBe(404);
  expect((await applicant.call({ url: `/api/v1/statements${named}` })).status).toBe(404);
  expect((await staff.call({ url: '/api/v1/statements' })).status).toBe(404);
  const mine = await investor.call({ url: '/api/v1/statements' });
  expect((await staff.call({ url: `/api/v1/statements${named}` })).json).toEqual(mine.json);
});

const check = (query: string) => api.anonymous({ url: `/api/v1/statement-checks?${query}` });

it('tells anyone whether a statement is what was issued, and nothing of its person', async () => {
  const { bytes } = await investor.call({ url: FILE('2026-02') });
  const file = hashOf(bytes);
  const { folio } = await contentOf('investorId', investorId, '2026-02');
  const [row] = await api.db.select().from(statements).where(eq(statements.folio, folio));
  const sha256 = present(row).sha256;
  const ofFile = await check(`sha256=${file}`);
  expect(ofFile.json.issued).toMatchObject({ kind: 'pdf', folio, stands: true });
  const ofContent = await check(`sha256=${sha256}&folio=${folio}`);
  expect(ofContent.json.issued).toMatchObject({ kind: 'content', folio, stands: true });
  expect(Object.keys(ofContent.json.issued ?? {}).sort()).toEqual(
    ['folio', 'issued_at', 'kind', 'link', 'seq', 'stands'].sort(),
  );
  // The content's hash alone, another folio, and a file of which one byte differs.
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  const other = hashOf(bytes);
  for (const query of [
    `sha256=${sha256}`,
    `sha256=${sha256}&folio=EC-22222-22222`,
    `sha256=${other}`,
  ]) {
    expect((await check(query)).json, query).toEqual({ issued: null });
  }
  expect((await check('sha256=xyz')).status).toBe(400);
});

it('says that a statement no longer stands once its row or its link was changed behind its back', async () => {
  const { folio } = await contentOf('investorId', investorId, '2026-02');
  const [row] = await api.db.select().from(statements).where(eq(statements.folio, folio));
  const query = `sha256=${present(row).sha256}&folio=${folio}`;
  const stands = async () => (await check(query)).json.issued?.stands;
  await behind(
    'statements',
    sql`update statements set content = content || ' ' where folio = ${folio}`,
  );
  expect(await stands()).toBe(false);
  await expect(assertChainsSound(api.db)).rejects.toThrow(
    `the statement ${folio} differs from its seal`,
  );
  await behind(
    'statements',
    sql`update statements set content = trim(content) where folio = ${folio}`,
  );
  expect(await stands()).toBe(true);
  await assertChainsSound(api.db);

  const link = sql`entry_id = (select id from journal_entries
    where idempotency_key = ${`seal:statement:${folio}`})`;
  await behind('journal_chain', sql`update journal_chain set hash = reverse(hash) where ${link}`);
  expect(await stands()).toBe(false);
  await behind('journal_chain', sql`update journal_chain set hash = reverse(hash) where ${link}`);
  expect(await stands()).toBe(true);
  expect(await api.db.$count(statementFiles)).toBeGreaterThan(0);
});

it('neither confirms nor hands out a file that it did not make and seal', async () => {
  const { id, folio } = await rowOf('applicantId', applicantId, '2026-02');
  const open = () => applicant.call({ url: FILE('2026-02', '?format=csv') });
  const isRefused = async (hash: string) => {
    expect(await open()).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect((await check(`sha256=${hash}`)).json.issued).toMatchObject({ folio, stands: false });
    await expect(assertChainsSound(api.db)).rejects.toThrow(
      `the CSV of ${folio} differs from its seal`,
    );
  };
  const file = sql`statement_id = ${id} and format = 'csv'`;
  const bytes = Buffer.from('Saldo final,999999.00');
  const forged = { statementId: id, format: 'csv' as const, sha256: hashOf(bytes), bytes };
  await api.db.insert(statementFiles).values(forged);
  await isRefused(forged.sha256);

  await behind('statement_files', sql`delete from statement_files where ${file}`);
  const [made, again] = await Promise.all([open(), open()]);
  expect([made.status, again.status]).toEqual([200, 200]);
  expect(again.bytes.equals(made.bytes)).toBe(true);
  const hash = hashOf(made.bytes);
  expect((await check(`sha256=${hash}`)).json.issued).toMatchObject({ kind: 'csv', stands: true });
  await assertChainsSound(api.db);

  await behind(
    'statement_files',
    sql`update statement_files set bytes = bytes || ' '::bytea where ${file}`,
  );
  await isRefused(hash);
  await behind(
    'statement_files',
    sql`update statement_files set sha256 = encode(sha256(bytes), 'hex') where ${file}`,
  );
  await isRefused(hashOf(Buffer.concat([made.bytes, Buffer.from(' ')])));

  await behind('statement_files', sql`delete from statement_files where ${file}`);
  await expect(assertChainsSound(api.db)).rejects.toThrow(
    `the file of seal:statement-file:${folio}:csv is gone`,
  );
  expect((await open()).bytes.equals(made.bytes)).toBe(true);
  await assertChainsSound(api.db);
});

it('draws nothing of a row that is not what was sealed, and nothing for another person', async () => {
  const row = await rowOf('investorId', investorId, '2026-01');
  const open = (who: Person) => who.call({ url: FILE('2026-01', '?format=xml') });
  const content = `${row.content} `;
  const changes = {
    content: { by: sql`content = ${content}`, who: investor },
    'content and its hash': {
      by: sql`content = ${content}, sha256 = ${hashOf(content)}`,
      who: investor,
    },
    hash: { by: sql`sha256 = ${hashOf(content)}`, who: investor },
    owner: { by: sql`investor_id = ${secondId}`, who: second },
    period: { by: sql`period = '2025-12'`, who: null },
    day: { by: sql`issued_at = issued_at + interval '1 day'`, who: null },
  };
  for (const [what, { by, who }] of Object.entries(changes)) {
    await behind('statements', sql`update statements set ${by} where id = ${row.id}`);
    if (who)
      expect(await open(who), what).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const { json } = await check(`sha256=${row.sha256}&folio=${row.folio}`);
    expect(json.issued?.issued_at ?? row.issuedAt.toISOString(), what).toBe(
      row.issuedAt.toISOString(),
    );
    await expect(assertChainsSound(api.db), what).rejects.toThrow(
      `the statement ${row.folio} differs from its seal`,
    );
    await behind(
      'statements',
      sql`update statements set content = ${row.content}, sha256 = ${row.sha256}, period = ${row.period},
            investor_id = ${investorId}, issued_at = ${row.issuedAt.toISOString()} where id = ${row.id}`,
    );
  }
  expect((await open(investor)).status).toBe(200);
  await assertChainsSound(api.db);
});

it('takes of the last night what it said of the journal, and nothing else', async () => {
  const { folio, sha256 } = await rowOf('investorId', investorId, '2026-02');
  const standsAfter = async (message: string) => {
    await api.pool.query(`delete from pgboss.job where name = 'verify-chains'`);
    await api.pool.query(
      `insert into pgboss.job (name, state, output) values ('verify-chains', 'failed', $1)`,
      [JSON.stringify({ message })],
    );
    return (await check(`sha256=${sha256}&folio=${folio}`)).json.issued?.stands;
  };
  expect(await standsAfter('the setting iva of 2024-01-02 is not as it was sealed')).toBe(true);
  expect(await standsAfter('Connection terminated unexpectedly')).toBe(true);
  const broken = 'the audit trail breaks at entry 2; the journal is altered at link 1';
  expect(await standsAfter(broken)).toBe(false);
  await api.pool.query(`delete from pgboss.job where name = 'verify-chains'`);
});

it('counts a credit that was written off no longer as capital to be collected', async () => {
  const held = async (period: string) => {
    const who = await api.again(investor);
    await api.stepUp(who);
    expect((await who.call({ url: FILE(period) })).status).toBe(200);
    const { holdings } = await contentOf('investorId', investorId, period);
    return [holdings?.principal, holdings?.written_off];
  };
  at('2026-07-05');
  await followCollections(api.db, api.config, api.clock.now);
  const reply = await asTwo(api, await api.again(staff), {
    method: 'POST',
    url: `/api/v1/collections/${loanId}/write-offs`,
    body: { reason: 'Sin pago y sin respuesta', evidence: 'Doce contactos sin respuesta.' },
    headers: once(),
  });
  expect(reply.status).toBe(200);
  at('2026-08-04');
  await inTransaction(api.db, (tx) => closeMonths(tx, api.clock.now));
  const [owed] = await held('2026-06');
  expect(owed).toBeGreaterThan(0);
  expect(await held('2026-07')).toEqual([0, owed]);
  at('2026-04-02');
});

it('closes and lists no month that is not over, whatever row says so', async () => {
  const forged = { throughSeq: 1, closedAt: api.clock.now };
  await api.db.insert(statementMonths).values([
    { ...forged, month: '2098-12' },
    { ...forged, month: '2026-99' },
  ]);
  expect((await investor.call({ url: '/api/v1/statements' })).json.years).toEqual([2026]);
  at('2027-02-03');
  await issue();
  expect((await contentOf('investorId', investorId, '2027-01')).period).toBe('2027-01');
});
