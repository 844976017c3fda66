import { toDay } from '@contract/kernel/fields/day';
import { priceLines } from '@server/db/schema/credit-equipment';
import { settings } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { heaterRequest } from '@tests/support/heater-request';
import { multipart } from '@tests/support/multipart';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
await api.db.insert(settings).values({
  key: 'udi_value',
  value: '8.500000',
  validFrom: toDay('2020-01-01'),
  source: 'Ejemplo de rules-mx, sección 3',
  setBy: 'test',
});

const owner = await api.person('supplier');
const supplierId = String(
  (await owner.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
);

const HEATER = {
  code: 'CAL-15',
  kind: 'equipment',
  name: 'Calentador solar',
  brand: 'Termosol',
  model: 'TS-15',
  unit: 'pieza',
  product_id: 5,
  price_cents: 1_234_567,
  vat_bp: 1600,
  cost_cents: 900_000,
};

async function add(item: object, who: Person = owner) {
  const url = '/api/v1/equipment';
  const { json } = await who.call({ method: 'POST', url, body: item, headers: once() });
  return (await who.call({ url: `${url}/${json.id}` })).json;
}

const heater = await add(HEATER);
const work = await add({
  ...HEATER,
  code: 'INS',
  kind: 'service',
  name: 'Instalación',
  brand: '',
  model: '',
  price_cents: 350_000,
  vat_bp: 0,
});

// 3 × 12,345.67 = 37,037.01 less 5 % (1,851.8505 → 1,851.85) = 35,185.16; VAT 5,629.6256 → 5,629.63.
// And 2 × 3,500.00, exempt.
const LINES = [
  { version_id: heater.price.id, quantity: 3, discount_bp: 500 },
  { version_id: work.price.id, quantity: 2, discount_bp: 0 },
];
const TOTAL = 3_518_516 + 562_963 + 700_000;

let serial = 0;
function prepare(more: object, who: Person = owner) {
  serial += 1;
  return who.call({
    method: 'POST',
    url: '/api/v1/prepared-requests',
    body: {
      full_name: 'Inés Vega Luna',
      ...heaterRequest,
      email: `cotizada.${serial}@ejemplo.mx`,
      amount_cents: TOTAL,
      lines: LINES,
      ...more,
    },
  });
}

async function asked(preparedId: string) {
  const email = `cotizada.${serial}@ejemplo.mx`;
  const mail = (await api.lastMail(email))?.text ?? '';
  const token = /activa-tu-cuenta\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const redeemed = await api.anonymous({
    method: 'POST',
    url: '/api/v1/credit-activations/redeem',
    body: { token, loan_id: preparedId },
  });
  const { json } = await api.anonymous({
    method: 'POST',
    url: '/api/v1/credit-activations/accept',
    body: { pass: redeemed.json.pass, password: PASSWORD, owed_elsewhere_cents: 0, terms: true },
  });
  return { email, redeemed: redeemed.json, projectId: json.project_id };
}

test('a request is quoted by lines, which its person sees before and its project keeps with their version', async () => {
  const { json } = await prepare({});
  const { redeemed, projectId } = await asked(json.id);
  expect(redeemed.lines).toMatchObject([
    {
      name: 'Calentador solar Termosol TS-15',
      quantity: 3,
      net_cents: 3_518_516,
      vat_cents: 562_963,
    },
    { name: 'Instalación', vat_cents: 0, total_cents: 700_000 },
  ]);
  // Another price later is none of this quote.
  const { id, active: _, price, next_price: __, ...item } = heater;
  const dearer = { ...item, vat_bp: price.vat_bp, cost_cents: 900_000, price_cents: 2_000_000 };
  const edited = await owner.call({
    method: 'PATCH',
    url: `/api/v1/equipment/${id}`,
    body: { ...dearer, name: 'Calentador de otro nombre' },
  });
  expect(edited.status).toBe(200);
  const own = await owner.call({ url: `/api/v1/projects/${projectId}` });
  expect(own.json.lines).toEqual(redeemed.lines);
  expect(own.json.amount_cents).toBe(TOTAL);
  // Neither its person nor the installer's file of the project has what it costs.
  expect(JSON.stringify([redeemed, own.json])).not.toMatch(/cost_cents|margin_bp|900000/);
  const stored = await api.db.select().from(priceLines).where(eq(priceLines.projectId, projectId));
  expect(stored.map(({ versionId }) => versionId)).toEqual(LINES.map((line) => line.version_id));
  const late = await prepare({});
  expect(late.json.fields).toEqual({
    'lines.0.version_id':
      'El precio de “Calentador de otro nombre” cambió en el catálogo. Quítalo y agrégalo otra vez con el de hoy.',
  });
});

test('without lines a request is as it was', async () => {
  const { status, json } = await prepare({ lines: undefined, amount_cents: 5_000_000 });
  expect(status).toBe(200);
  const { redeemed, projectId } = await asked(json.id);
  expect(redeemed.lines).toEqual([]);
  expect((await owner.call({ url: `/api/v1/projects/${projectId}` })).json.lines).toEqual([]);
});

test('the amount is the total of the lines, alone or with the opening fee', async () => {
  const lines = [{ version_id: work.price.id, quantity: 4, discount_bp: 0 }];
  const one = await prepare({ lines, amount_cents: 1_400_001 });
  expect([one.status, one.json.fields]).toEqual([
    422,
    {
      amount_cents:
        'El monto debe ser el total de las partidas, $14,000.00 MXN, solo o con la comisión.',
    },
  ]);
  const quote = await owner.call({
    method: 'POST',
    url: '/api/v1/loans/quote',
    body: { amount_cents: 1_400_000, term_months: heaterRequest.term_months },
  });
  const withFee = present(quote.json.with_fee_cents);
  expect(withFee).toBeGreaterThan(1_400_000);
  expect((await prepare({ lines, amount_cents: withFee })).status).toBe(200);
});

test('lines are of what the company offers itself, and of no other', async () => {
  const rival = await api.person('supplier');
  const theirs = await add({ ...HEATER, code: 'SUYO' }, rival);
  const line = (version_id: string) => ({ version_id, quantity: 1, discount_bp: 0 });
  const foreign = await prepare({ lines: [line(theirs.price.id)], amount_cents: 1_432_098 });
  const unknown = await prepare({
    lines: [line('0197a1b2-0000-7000-8000-000000000000')],
    amount_cents: 1_432_098,
  });
  for (const { status, json } of [foreign, unknown]) {
    expect([status, json.fields]).toEqual([
      422,
      { 'lines.0.version_id': 'Este artículo no está en tu catálogo.' },
    ]);
  }
  const old = await add({ ...HEATER, code: 'VIEJO', name: 'Modelo viejo' });
  await owner.call({ method: 'POST', url: `/api/v1/equipment/${old.id}/deactivate` });
  const gone = await prepare({ lines: [line(old.price.id)], amount_cents: 1_432_098 });
  expect(gone.json.fields).toEqual({
    'lines.0.version_id':
      '“Modelo viejo” ya no está activo en el catálogo. Quítalo de la cotización.',
  });
});

test('a seller quotes by the catalogue of the company', async () => {
  const seller = await api.person('supplier_agent', { supplierId });
  const lines = [{ version_id: work.price.id, quantity: 2, discount_bp: 0 }];
  expect((await prepare({ lines, amount_cents: 700_000 }, seller)).status).toBe(200);
});

test.each([
  [{ quantity: 0 }, 'lines.0.quantity'],
  [{ quantity: 10_000 }, 'lines.0.quantity'],
  [{ discount_bp: 10_001 }, 'lines.0.discount_bp'],
  [{ version_id: 'no' }, 'lines.0.version_id'],
])('a line with %j is refused on its field', async (wrong, field) => {
  const lines = [{ version_id: work.price.id, quantity: 1, discount_bp: 0, ...wrong }];
  const { status, json } = await prepare({ lines });
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
});

test('what was quoted keeps a file from being taken back', async () => {
  const mine = await api.person('supplier');
  const content = 'codigo,nombre,precio,iva\nX-1,Paquete solar,10000,16\n';
  const { json } = await mine.call({
    method: 'POST',
    url: '/api/v1/equipment-batches',
    ...multipart({}, { name: 'file', fileName: 'lista.csv', content }),
  });
  const act = (verb: string) =>
    mine.call({ method: 'POST', url: `/api/v1/equipment-batches/${json.id}/${verb}` });
  await act('commit');
  const { items } = (await mine.call({ url: '/api/v1/equipment' })).json;
  const version_id = present(items[0]).price.id;
  const lines = [{ version_id, quantity: 1, discount_bp: 0 }];
  expect((await prepare({ lines, amount_cents: 1_160_000 }, mine)).status).toBe(200);
  expect((await act('undo')).json.message).toBe(
    'Ya se cotizó o se cambió 1 de sus artículos; no se puede deshacer.',
  );
});
