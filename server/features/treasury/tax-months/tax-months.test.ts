import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import { t } from '@server/i18n';
import { incomeTaxWithheld, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { repayingPeople } from '@tests/support/repaying';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { begin, at, takeBack, assertSound } = repayingPeople(api);
const person = await begin();

/** The first instalment has 200,000 of interest and 32,000 of VAT; this pays part of the VAT alone. */
const FIRST = 20_000;
const REST = 964_277 - FIRST;

async function staffOn(day: string): Promise<Person> {
  at(day);
  const staff = await api.again(person.story.staff);
  await api.stepUp(staff);
  return staff;
}

const listOn = async (day: string) =>
  (await (await staffOn(day)).call({ url: '/api/v1/tax-months' })).json.items;

const act = async (day: string, month: string, what: 'report' | 'remit', body = {}) =>
  (await staffOn(day)).call({
    method: 'POST',
    url: `/api/v1/tax-months/${month}/${what}` as '/api/v1/tax-months/:month/remit',
    body,
  });

async function withholdingsOf(period: string) {
  const staff = await staffOn('2027-01-08');
  const { json } = await staff.call({
    method: 'POST',
    url: '/api/v1/reports',
    body: { kind: 'withholdings', period },
  });
  await api.doJobs();
  const { bytes } = await staff.call({ url: `/api/v1/reports/${json.id}/file` });
  return Papa.parse<Record<string, string>>(bytes.toString('utf8').slice(1), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

const words = reportWords.withholdings;
const centsOf = (lines: readonly Record<string, string>[], column: string) =>
  lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0);

const FEBRUARY = { month: '2026-02', income_tax_cents: 0, vat_cents: FIRST };
const LATER = { month: '2026-02', income_tax_cents: 40_000, vat_cents: 12_000 };

describe('a month of withheld taxes', () => {
  it('is reported once it is over, and once', async () => {
    at('2026-02-28');
    await person.pay(FIRST, '2026-02-28');
    expect(await listOn('2026-02-28')).toMatchObject([
      { ...FEBRUARY, status: 'open', reportable: false, complements: [] },
    ]);
    expect((await act('2026-02-28', '2026-02', 'report')).status).toBe(409);
    expect((await act('2026-03-02', '2026-01', 'report')).status).toBe(404);
    expect((await act('2026-03-02', '2026-02', 'remit', { reference: 'X1' })).status).toBe(409);
    const { status, json } = await act('2026-03-02', '2026-02', 'report');
    expect([status, json]).toMatchObject([200, { ...FEBRUARY, status: 'reported' }]);
    expect((await act('2026-03-02', '2026-02', 'report')).status).toBe(409);
  });

  it('stays as it was reported: what a line told later changes is complementary, when it became known', async () => {
    at('2026-03-10');
    await person.pay(REST, '2026-02-28', { tracking_key: 'TARDE01' });
    expect(await listOn('2026-03-10')).toMatchObject([
      { ...LATER, month: '2026-03', status: 'open', complements: [LATER] },
      { ...FEBRUARY, status: 'reported', complements: [] },
    ]);
    await assertSound(person);
  });

  it('has no complement left when the late line was no money', async () => {
    at('2026-03-12');
    await takeBack(person, 'TARDE01');
    const [march, february] = await listOn('2026-03-12');
    expect(march).toMatchObject({ income_tax_cents: 0, vat_cents: 0, complements: [] });
    expect(february).toMatchObject(FEBRUARY);
    at('2026-03-20');
    await person.pay(REST, '2026-02-28', { tracking_key: 'TARDE02' });
    expect(await listOn('2026-03-20')).toMatchObject([{ complements: [LATER] }, FEBRUARY]);
  });

  it('has its complement undone in a later month, when the month of the complement was reported too', async () => {
    expect((await act('2026-04-02', '2026-03', 'report')).status).toBe(200);
    at('2026-04-05');
    await takeBack(person, 'TARDE02');
    const undone = { month: '2026-02', income_tax_cents: -40_000, vat_cents: -12_000 };
    expect(await listOn('2026-04-05')).toMatchObject([
      { ...undone, month: '2026-04', complements: [undone] },
      { ...LATER, month: '2026-03', status: 'reported', complements: [LATER] },
      FEBRUARY,
    ]);
    await assertSound(person);
  });

  it('is remitted with the number of its payment, once', async () => {
    expect((await act('2026-04-06', '2026-02', 'remit', { reference: ' ' })).json.fields).toEqual({
      reference: expect.any(String),
    });
    const { json } = await act('2026-04-06', '2026-02', 'remit', { reference: '123 456' });
    expect(json).toMatchObject({ ...FEBRUARY, status: 'remitted', reference: '123 456' });
    expect((await act('2026-04-06', '2026-02', 'remit', { reference: 'X2' })).status).toBe(409);
  });
});

it('the withholdings report has both taxes for each investor, and complementary lines of their own', async () => {
  const february = await withholdingsOf('2026-02');
  expect(february).toHaveLength(2);
  expect(february.map((line) => line[t(words.concerns)])).toEqual(['', '']);
  expect(centsOf(february, t(words.vat))).toBe(FIRST);
  const march = await withholdingsOf('2026-03');
  expect(march.map((line) => line[t(words.concerns)])).toEqual(['2026-02', '2026-02']);
  expect(centsOf(march, t(words.vat))).toBe(12_000);
  expect(centsOf(march, t(words.incomeTax))).toBe(40_000);
  const year = await withholdingsOf('2026');
  expect(centsOf(year, t(words.vat))).toBe(await balance(api.db, vatWithheld));
  expect(centsOf(year, t(words.incomeTax))).toBe(await balance(api.db, incomeTaxWithheld));
});
