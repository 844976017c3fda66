import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { incomeTaxWithheld, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { readXml } from '@tests/support/read-xml';
import { repayingPeople } from '@tests/support/repaying';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { begin, at, takeBack } = repayingPeople(api);
const person = await begin();

/** The first instalment: 2,000.00 of interest, 320.00 of VAT, all withheld, and 400.00 of income tax at 20 %. */
const FIRST = 964_277;
/** Of it, what pays a part of the VAT alone. */
const PART = 20_000;

const list = async (year?: string) =>
  (
    await (
      await person.me()
    ).call({ url: `/api/v1/withholdings${year ? `?year=${year}` : ''}` as '/api/v1/withholdings' })
  ).json;

const certificate = async (period: string, format: 'pdf' | 'xml') =>
  (await person.me()).call({
    url: `/api/v1/withholdings/${period}/${format}` as '/api/v1/withholdings/:period/:format',
  });

async function report(day: string, month: string) {
  at(day);
  const staff = await api.again(person.story.staff);
  await api.stepUp(staff);
  const url = `/api/v1/tax-months/${month}/report` as '/api/v1/tax-months/:month/report';
  const { status } = await staff.call({ method: 'POST', url, body: {} });
  expect(status).toBe(200);
}

describe('taxes withheld of what an applicant paid', () => {
  it('are none before the first payment', async () => {
    expect(await list()).toMatchObject({ year: null, years: [], months: [] });
    expect((await certificate('2026', 'xml')).status).toBe(404);
  });

  it('stand in the month of the payment, with the rules of that day', async () => {
    at('2026-02-28');
    await person.pay(PART, '2026-02-28');
    const { year, months } = await list();
    expect(year).toBe('2026');
    expect(months).toMatchObject([
      {
        month: '2026-02',
        concerns: null,
        status: 'open',
        interest_cents: 0,
        vat_cents: PART,
        vat_withheld_cents: PART,
        income_tax_cents: 0,
      },
    ]);
    expect(
      months[0]?.rules.map(({ name, rate_bp, valid_from }) => [name, rate_bp, valid_from]),
    ).toEqual([
      ['ISR de intereses, persona física', 2000, '2024-01-01'],
      ['IVA de intereses y comisiones', 1600, '2024-01-01'],
      ['Parte retenida del IVA de intereses', 10_000, '2024-01-01'],
    ]);
  });

  it('are complementary where they became known once the month was reported', async () => {
    await report('2026-03-02', '2026-02');
    at('2026-03-10');
    await person.pay(FIRST - PART, '2026-02-28', { tracking_key: 'TARDE01' });
    const { months, totals } = await list('2026');
    expect(months).toMatchObject([
      { month: '2026-02', concerns: null, status: 'reported', vat_withheld_cents: PART },
      {
        month: '2026-03',
        concerns: '2026-02',
        status: 'open',
        interest_cents: 200_000,
        vat_cents: 12_000,
        vat_withheld_cents: 12_000,
        income_tax_cents: 40_000,
      },
    ]);
    expect(totals).toMatchObject({ vat_withheld_cents: 32_000, income_tax_cents: 40_000 });
    expect(totals.vat_withheld_cents).toBe(await balance(api.db, vatWithheld));
    expect(totals.income_tax_cents).toBe(await balance(api.db, incomeTaxWithheld));
  });

  it('leave nothing of a line that was no money', async () => {
    at('2026-03-12');
    await takeBack(person, 'TARDE01');
    expect((await list('2026')).months).toMatchObject([{ month: '2026-02' }]);
    at('2026-03-20');
    await person.pay(FIRST - PART, '2026-02-28', { tracking_key: 'TARDE02' });
    expect((await list('2026')).totals).toMatchObject({ income_tax_cents: 40_000 });
  });

  it('are none in a year without payments', async () => {
    expect(await list('2025')).toMatchObject({ year: '2025', years: ['2026'], months: [] });
  });
});

describe('the certificate', () => {
  it('has in its XML what the screen shows, and no fiscal effect', async () => {
    const { bytes, headers } = await certificate('2026', 'xml');
    expect(headers['content-type']).toContain('application/xml');
    const elements = readXml(bytes.toString());
    expect(elements[0]).toEqual([
      'Constancia',
      {
        xmlns: 'urn:solfondo:documentos-fiscales:1',
        version: '1',
        sinValidezFiscal: 'true',
        moneda: 'MXN',
        periodo: '2026',
        titular: 'solicitante',
        estado: 'provisional',
        al: dayInMexicoCity(api.clock.now),
      },
    ]);
    expect(elements.find(([name]) => name === 'Titular')?.[1]).toMatchObject({
      nombre: 'Lucía Cruz Peña',
    });
    const months = elements.filter(([name]) => name === 'Mes').map(([, has]) => has);
    expect(months).toMatchObject([
      { mes: '2026-02', ivaRetenido: '200.00', isrRetenido: '0.00' },
      { mes: '2026-03', complementariaDe: '2026-02', interes: '2000.00', isrRetenido: '400.00' },
    ]);
    expect(elements.find(([name]) => name === 'Totales')?.[1]).toEqual({
      interes: '2000.00',
      interesMoratorio: '0.00',
      iva: '320.00',
      ivaRetenido: '320.00',
      isrRetenido: '400.00',
    });
  });

  it('is of one month, and none of a month without any', async () => {
    const elements = readXml((await certificate('2026-02', 'xml')).bytes.toString());
    expect(elements[0]?.[1]).toMatchObject({ periodo: '2026-02', estado: 'definitiva' });
    expect(elements[0]?.[1]).not.toHaveProperty('al');
    expect(elements.find(([name]) => name === 'Totales')?.[1]).toMatchObject({
      ivaRetenido: '200.00',
    });
    expect((await certificate('2026-01', 'pdf')).status).toBe(404);
  });

  it('is a PDF too, the same each time', async () => {
    const [one, other] = [await certificate('2026', 'pdf'), await certificate('2026', 'pdf')];
    expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});

it('leaves in the trail who opened which certificate', async () => {
  const { months } = await list();
  const [latest] = months;
  expect((await certificate(latest?.month ?? '', 'pdf')).status).toBe(200);
  const { rows } = await api.pool.query(
    `select details->>'period' as period from audit_log
      where user_id = $1 and action = 'withholdings.open' order by seq desc limit 1`,
    [(await person.me()).userId],
  );
  expect(rows).toEqual([{ period: latest?.month }]);
});
