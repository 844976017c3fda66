import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
const LIST = '/api/v1/estimates';

const owner = await api.person('supplier');
const supplierId = String(
  (await owner.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
);

const PANELS = {
  ...{ technology: 'photovoltaic', tariff: '1C', state: 'N. L.', kwh: 800 },
  ...{ bill_cents: 320_000, growth_bp: 500, term_months: 48 },
};
const share = (body: object, who: Person = owner) =>
  who.call({ method: 'POST', url: LIST, body, headers: once() });
const list = async (who: Person) =>
  (await who.call({ url: LIST })).json.items.map(({ label }) => label);
const open = (code: string) => api.anonymous({ url: `/api/v1/shared-estimates/${code}` });

// The reference terms: 18.9 %, a fee of 3 %, VAT 16 %. All figures computed apart, with decimals of sixty digits.
describe('an estimate of panels', () => {
  it('has its system, its payment with its CAT, and what the bill costs beside it', async () => {
    const { status, json } = await share({ ...PANELS, label: 'Casa de la esquina' });
    expect(status).toBe(200);
    expect(json.figures).toMatchObject({
      ...{ state: 'Nuevo León', units: 6, watts: 3300, generated_kwh: 4425, saved_bp: 8757 },
      ...{ price_cents: 7_920_000, is_price_reference: true, principal_cents: 7_920_000 },
      ...{ annual_rate_bp: 1890, payment_cents: 249_201, fee_cents: 275_616, cat_bp: 2270 },
      ...{ total_cents: 11_961_682, monthly_bill_cents: 160_000, monthly_saving_cents: 140_112 },
      ...{ without_cents: 8_275_440, with_cents: 13_265_938, covered_from: null },
      ...{ saved_after_cents: 170_307 },
    });
    expect(json.url).toBe(`${api.config.publicUrl}/estimacion/${json.code}`);
    expect(json.code).toMatch(/^[\w-]{43}$/);
  });

  it('takes the price, the down payment and the term that are typed', async () => {
    const { json } = await share({
      ...{ technology: 'photovoltaic', tariff: 'DAC', state: 'Sonora', bill_cents: 900_000 },
      ...{ coverage: '100', price_cents: 15_000_000, down_payment_cents: 2_000_000 },
      term_months: 36,
    });
    expect(json.figures).toMatchObject({
      ...{ kwh: 1154, is_kwh_estimated: true, units: 8, is_price_reference: false },
      ...{ principal_cents: 13_000_000, payment_cents: 495_965, cat_bp: 2330 },
      ...{ monthly_saving_cents: 427_500, with_cents: 21_117_131, without_cents: 16_200_000 },
    });
  });
});

it('of a heater compares the credit with the gas', async () => {
  const { json } = await share({
    ...{ technology: 'heater', bill_cents: 180_000, units: 2, saved_bp: 7000, term_months: 12 },
  });
  expect(json.figures).toMatchObject({
    ...{ kwh: null, tariff: null, state: null, watts: null, price_cents: 2_100_000 },
    ...{ payment_cents: 196_471, cat_bp: 2780, monthly_saving_cents: 63_000 },
    with_cents: 2_754_737,
  });
});

describe('a shared estimate', () => {
  it('is opened by its address without an account, and says nothing of who it was for', async () => {
    const { json: shared } = await share({ ...PANELS, label: 'Familia Garza' });
    const { status, json } = await open(shared.code);
    expect(status).toBe(200);
    expect(json.figures).toEqual(shared.figures);
    expect(json.supplier_id).toBe(supplierId);
    expect(JSON.stringify(json)).not.toContain('Garza');
    const [inviter] = await api.db.select().from(users).where(eq(users.id, owner.userId));
    expect(json.referral_code).toBe(inviter?.referralCode);
  });

  it('is a PDF with the day of its rates, its CAT and that it is an estimate', async () => {
    const { json: shared } = await share({ ...PANELS, label: 'Familia Garza' });
    const file = await api.anonymous({ url: `/api/v1/estimate-files/${shared.code}` });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toContain('application/pdf');
    expect(file.headers['content-disposition']).toContain(shared.figures.rates_on);
    const said = (await pdfWords(file.bytes)).replace(/\s+/g, ' ');
    for (const words of [
      'Es una estimación',
      'Con tasas de referencia del',
      'Mensualidad con IVA: $2,492.01 MXN',
      'Ahorro al mes: $1,401.12 MXN',
      'CAT (sin IVA): 22.7%',
      '6 paneles, 3.3 kWp',
    ]) {
      expect(said).toContain(words);
    }
    expect(said).not.toContain('Garza');
  });

  it('offers no credit with an installer that takes no work any more', async () => {
    const other = await api.person('supplier');
    const { json: shared } = await share(PANELS, other);
    const { json: info } = await other.call({ url: '/api/v1/users/getRgUserInfo' });
    await api.db
      .update(suppliers)
      .set({ suspendedAt: api.clock.now })
      .where(eq(suppliers.id, String(info.supplier_id)));
    expect((await open(shared.code)).json.supplier_id).toBeNull();
  });

  it('invites in the name of no seller who left the company', async () => {
    const seller = await api.person('supplier_agent', { supplierId });
    const { json: shared } = await share(PANELS, seller);
    expect((await open(shared.code)).json.referral_code).not.toBeNull();
    const url = `/api/v1/agents/${shared.agent_id}/removal` as const;
    const removed = await owner.call({ method: 'POST', url, body: { successor_id: null } });
    expect(removed.status).toBe(200);
    expect((await open(shared.code)).json).toMatchObject({
      ...{ referral_code: null, supplier_id: supplierId },
    });
  });

  it('of an unknown address is not found', async () => {
    const unknown = 'x'.repeat(43);
    expect((await open(unknown)).status).toBe(404);
    const file = await api.anonymous({ url: `/api/v1/estimate-files/${unknown}` });
    expect(file.status).toBe(404);
  });
});

it('is listed for the company, and for a seller where it is theirs', async () => {
  const company = await api.person('supplier');
  const { json: info } = await company.call({ url: '/api/v1/users/getRgUserInfo' });
  const seller = await api.person('supplier_agent', { supplierId: String(info.supplier_id) });
  const stranger = await api.person('supplier');
  await share({ ...PANELS, label: 'de la empresa' }, company);
  await share({ ...PANELS, label: 'del vendedor' }, seller);
  expect(await list(company)).toEqual(['del vendedor', 'de la empresa']);
  expect(await list(seller)).toEqual(['del vendedor']);
  expect(await list(stranger)).toEqual([]);
});

it('is shared once, however often it is sent', async () => {
  const company = await api.person('supplier');
  const sent = { method: 'POST', url: LIST, body: PANELS, headers: once() } as const;
  const [first, second] = [await company.call(sent), await company.call(sent)];
  expect(second.json.code).toBe(first.json.code);
  expect(await list(company)).toHaveLength(1);
});

it('is shared by a verified installer alone', async () => {
  const begun = await api.person('supplier', { supplierStatus: 2 });
  expect((await share(PANELS, begun)).status).toBe(403);
  const client = await api.person('client');
  expect((await share(PANELS, client)).status).toBe(403);
});

it.each([
  [{ ...PANELS, state: 'Texas' }, 'state'],
  [{ ...PANELS, kwh: undefined, bill_cents: undefined }, 'kwh'],
  [{ ...PANELS, bill_cents: 100 }, 'bill_cents'],
  [{ ...PANELS, down_payment_cents: 7_600_000 }, 'down_payment_cents'],
  [{ ...PANELS, term_months: 61 }, 'term_months'],
  [{ ...PANELS, label: 'x'.repeat(61) }, 'label'],
])('is refused on its field: %j', async (body, field) => {
  const { status, json } = await share(body);
  expect(status).toBe(400);
  expect(Object.keys(json.fields ?? {})).toEqual([field]);
});

it('stays as it was when the rates change', async () => {
  const { json: shared } = await share(PANELS);
  const today = dayInMexicoCity(api.clock.now);
  await settingsFrom(api)(addDays(today, 1), { reference_rate: 2500 });
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 86_400_000);
  expect((await open(shared.code)).json.figures).toEqual(shared.figures);
  const { json: later } = await share(PANELS, await api.person('supplier'));
  expect(later.figures).toMatchObject({ annual_rate_bp: 2500, rates_on: addDays(today, 2) });
});
