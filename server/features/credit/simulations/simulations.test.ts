import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { xlsxRecords, xlsxSheet } from '@server/adapters/xlsx-records';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { pdfWords } from '@tests/support/pdf-words';
import { afterAll, describe, expect, it } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-simulation-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const url = '/api/v1/loans/public-quote';
const simulate = (query: string) => api.anonymous({ url: `${url}?${query}` });
const file = (query: string) => api.anonymous({ url: `/api/v1/simulations/file?${query}` });

// The reference terms: 18.9 % and a fee of 3 %, VAT 16 %. All figures computed apart, with decimals of sixty digits.
const withDownPayment = 'amount_cents=20000000&down_payment_cents=5000000&term_months=36';
const withGrace = 'amount_cents=10000000&term_months=12&grace_months=2';

describe('a simulation', () => {
  it('lends what the down payment leaves, and has its table where it is asked for', async () => {
    const { json } = await simulate(`${withDownPayment}&rows=all`);
    expect(json).toMatchObject({
      price_cents: 20_000_000,
      down_payment_cents: 5_000_000,
      principal_cents: 15_000_000,
      payment_cents: 572_267,
      total_cents: 20_601_617,
      cat_bp: 2330,
      opening_fee_cents: 450_000,
      opening_fee_bp: 300,
      vat_bp: 1600,
      grace_months: 0,
    });
    expect(json.rows).toHaveLength(36);
    expect(json.rows?.[0]).toEqual({
      n: 1,
      capital_cents: 298_217,
      interest_cents: 236_250,
      vat_cents: 37_800,
      total_cents: 572_267,
      balance_cents: 14_701_783,
    });
    expect(json.rows?.at(-1)).toMatchObject({ total_cents: 572_272, balance_cents: 0 });
    expect((await simulate(withDownPayment)).json).not.toHaveProperty('rows');
  });

  it('pays interest alone while its grace lasts', async () => {
    const { json } = await simulate(`${withGrace}&rows=all`);
    expect(json).toMatchObject({
      payment_cents: 1_103_212,
      total_cents: 11_397_525,
      cat_bp: 2690,
      grace_months: 2,
    });
    const totals = json.rows?.map((row) => row.total_cents);
    expect(totals?.slice(0, 3)).toEqual([182_700, 182_700, 1_103_212]);
    expect(totals?.at(-1)).toBe(1_103_217);
  });

  it.each([
    ['amount_cents=499999&term_months=12', 'amount_cents'],
    ['amount_cents=6000000&down_payment_cents=-1&term_months=12', 'down_payment_cents'],
    ['amount_cents=6000000&down_payment_cents=5500001&term_months=12', 'down_payment_cents'],
    ['amount_cents=6000000&term_months=12&grace_months=12', 'grace_months'],
    ['amount_cents=6000000&term_months=60&grace_months=13', 'grace_months'],
    ['amount_cents=6000000&term_months=12&rows=some', 'rows'],
    ['amount_cents=6000000&term_months=12&sorpresa=1', '_'],
  ])('is refused on its field: %s', async (query, field) => {
    const reply = await simulate(query);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.json.fields ?? {}).join()).toContain(field);
  });
});

describe('the table as a file', () => {
  it('is a PDF with the terms, every month and their sums', async () => {
    const reply = await file(`${withGrace}&format=pdf&product_id=5`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toContain('application/pdf');
    expect(reply.headers['content-disposition']).toMatch(/simulacion-de-credito-[\d-]+\.pdf/);
    const words = await pdfWords(reply.bytes);
    for (const part of [
      'Tecnología: Calentador solar',
      'Mensualidad: $11,032.12 MXN',
      'CAT (sin IVA): 26.9%',
      'Mensualidad durante la gracia: $1,827.00 MXN',
      '11,032.17',
      '113,975.25',
      'no obliga a nadie',
    ]) {
      expect(words).toContain(part);
    }
  });

  it('is an XLSX whose columns add up in pesos', async () => {
    const reply = await file(`${withDownPayment}&format=xlsx`);
    expect(reply.headers['content-disposition']).toContain('.xlsx');
    const at = path.join(folder, 'tabla.xlsx');
    await writeFile(at, reply.bytes);
    const rows = await rowsOf(at, 0);
    expect(rows[0]).toEqual(['Mes', 'Capital', 'Interés', 'IVA', 'Mensualidad', 'Saldo']);
    expect(rows[1]).toEqual(['1', '2982.17', '2362.5', '378', '5722.67', '147017.83']);
    const sum = (column: number) =>
      rows.slice(1).reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);
    expect([1, 2, 3, 4].map(sum)).toEqual([15_000_000, 4_828_981, 772_636, 20_601_617]);
    const terms = await rowsOf(at, 1);
    expect(terms).toContainEqual(['Costo total con enganche y comisión', '261236.17']);
    expect(terms).toContainEqual(['CAT (sin IVA)', '23.3%']);
  });

  it.each([
    [`${withGrace}&format=doc`, 'format'],
    [`${withGrace}&format=pdf&product_id=9`, 'product_id'],
    ['amount_cents=6000000&term_months=6&grace_months=6&format=pdf', 'grace_months'],
  ])('is refused on its field: %s', async (query, field) => {
    const reply = await file(query);
    expect(reply.status).toBe(400);
    expect(reply.json.fields).toHaveProperty(field);
  });
});

async function rowsOf(at: string, sheet: number): Promise<string[][]> {
  const chosen = await xlsxSheet(at, { most: 5, said: sheet, isTable: () => true });
  const rows: string[][] = [];
  for await (const records of xlsxRecords(at, undefined, chosen)) {
    for (const { cells } of records) rows.push(cells);
  }
  return rows;
}
