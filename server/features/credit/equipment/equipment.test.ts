import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { multipart } from '@tests/support/multipart';
import { pdfWords } from '@tests/support/pdf-words';
import { expect, test } from 'vitest';

const api = await testApi();
const LIST = '/api/v1/equipment';

const owner = await api.person('supplier');
const supplierId = String(
  (await owner.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
);
const seller = await api.person('supplier_agent', { supplierId });

let serial = 0;
const FORM = {
  kind: 'equipment',
  name: 'Panel monocristalino 550 W',
  brand: 'Solaris',
  model: 'SM-550',
  unit: 'pieza',
  product_id: 1,
  price_cents: 250_000,
  vat_bp: 1600,
  cost_cents: 175_000,
};

const form = (more: object = {}) => {
  serial += 1;
  return { code: `PNL-${serial}`, ...FORM, ...more };
};

const create = (body: object, who: Person = owner) =>
  who.call({ method: 'POST', url: LIST, body, headers: once() });

const edit = (id: string, body: object, who: Person = owner) =>
  who.call({ method: 'PATCH', url: `${LIST}/${id}`, body });

const show = async (id: string, who: Person = owner) =>
  (await who.call({ url: `${LIST}/${id}` })).json;

const versions = async (id: string, who: Person = owner) =>
  (await who.call({ url: `${LIST}/${id}/versions` })).json.items;

const today = () => dayInMexicoCity(api.clock.now);
const inDays = (days: number) =>
  dayInMexicoCity(new Date(api.clock.now.getTime() + days * 86_400_000));

test('an item has its price with VAT and its margin, which its sellers read without cost and margin', async () => {
  const { json } = await create(form());
  expect((await show(json.id)).price).toMatchObject({
    number: 1,
    valid_from: today(),
    price_cents: 250_000,
    with_vat_cents: 290_000,
    cost_cents: 175_000,
    margin_bp: 3_000,
  });
  const seen = await seller.call({ url: `${LIST}/${json.id}` });
  expect(seen.json.price).toMatchObject({
    price_cents: 250_000,
    cost_cents: null,
    margin_bp: null,
  });
  const listed = await seller.call({ url: LIST });
  const told = await seller.call({ url: `${LIST}/${json.id}/versions` });
  // Neither the cost nor what it could be computed from.
  for (const answer of [seen, listed, told]) {
    expect(JSON.stringify(answer.json)).not.toMatch(/175000|"margin_bp":\d/);
  }
});

test('sellers change nothing, and other companies and people find nothing', async () => {
  const { json } = await create(form());
  expect((await create(form(), seller)).status).toBe(403);
  expect((await edit(json.id, { ...form(), version: 1 }, seller)).status).toBe(403);
  const rival = await api.person('supplier');
  expect((await rival.call({ url: `${LIST}/${json.id}` })).status).toBe(404);
  expect((await rival.call({ url: `${LIST}/${json.id}/versions` })).status).toBe(404);
  expect((await edit(json.id, { ...form(), version: 1 }, rival)).status).toBe(404);
  expect((await rival.call({ url: LIST })).json.items).toEqual([]);
  const client = await api.person('client');
  expect((await client.call({ url: LIST })).status).toBe(403);
});

test('another price begins a version from its day, and other words do not; older ones stay readable', async () => {
  const body = form();
  const { json } = await create(body);
  const renamed = await edit(json.id, { ...body, name: 'Panel de 550 W', version: 1 });
  expect(await versions(json.id)).toHaveLength(1);
  const dearer = { ...body, price_cents: 270_000, valid_from: inDays(10), version: 2 };
  expect((await edit(json.id, dearer)).json.version).toBe(renamed.json.version + 1);
  expect(await show(json.id)).toMatchObject({
    price: { number: 1, price_cents: 250_000 },
    next_price: { number: 2, price_cents: 270_000, valid_from: inDays(10) },
  });
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 10 * 86_400_000);
  expect(await show(json.id, await api.again(owner))).toMatchObject({
    price: { number: 2, price_cents: 270_000 },
    next_price: null,
  });
  api.clock.now = before;
  const told = await versions(json.id, await api.again(owner));
  expect(told.map(({ number, price_cents: price }) => [number, price])).toEqual([
    [2, 270_000],
    [1, 250_000],
  ]);
});

test('of two prices from the same day the last one holds', async () => {
  const body = form();
  const { json } = await create(body);
  await edit(json.id, { ...body, price_cents: 260_000, version: 1 });
  await edit(json.id, { ...body, price_cents: 255_000, version: 2 });
  expect((await show(json.id)).price).toMatchObject({ number: 3, price_cents: 255_000 });
});

test('a price holds from today or later, and not from beyond a year', async () => {
  const body = form();
  const { json } = await create(body);
  const from = (valid_from: string) =>
    edit(json.id, { ...body, price_cents: 1, valid_from, version: 1 });
  expect((await from(inDays(-1))).json.fields).toEqual({
    valid_from: 'El precio nuevo rige desde hoy o después.',
  });
  expect((await from(inDays(366))).json.fields.valid_from).toMatch(/^El precio nuevo rige a más/);
  expect(await versions(json.id)).toHaveLength(1);
});

test('a code is of one item, capitals aside; an older form does not overwrite a newer save', async () => {
  const body = form({ code: 'Inv-5K' });
  const { json } = await create(body);
  const same = await create(form({ code: 'INV-5k' }));
  expect([same.status, same.json.fields]).toEqual([
    422,
    { code: 'Ya tienes un artículo con este código.' },
  ]);
  // Another company may have it too.
  expect((await create(form({ code: 'Inv-5K' }), await api.person('supplier'))).status).toBe(200);
  await edit(json.id, { ...body, name: 'Inversor de 5 kW', version: 1 });
  const stale = await edit(json.id, { ...body, name: 'Otro nombre', version: 1 });
  expect([stale.status, stale.json.code, stale.json.current]).toMatchObject([
    409,
    'stale',
    { name: 'Inversor de 5 kW', version: 2, price_cents: 250_000 },
  ]);
});

test('two that give one code at the same moment make one item', async () => {
  const body = form({ code: 'AL-MISMO-TIEMPO' });
  const all = await Promise.all(Array.from({ length: 8 }, () => create(body)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
});

test('what is taken out stays in the catalogue, is told apart and comes back', async () => {
  const name = 'Calentador de tubos al vacío';
  const { json } = await create(form({ name, product_id: 5 }));
  const act = (verb: string) => owner.call({ method: 'POST', url: `${LIST}/${json.id}/${verb}` });
  expect((await act('deactivate')).json.version).toBe(2);
  // Once more it changes nothing.
  expect((await act('deactivate')).json.version).toBe(2);
  const inState = async (state: string) =>
    (await owner.call({ url: `${LIST}?q=tubos%20al%20vacio&state=${state}` })).json.items.map(
      (item) => item.id,
    );
  expect(await inState('active')).toEqual([]);
  expect(await inState('inactive')).toEqual([json.id]);
  await act('activate');
  expect(await inState('active')).toEqual([json.id]);
});

test('the list is found by code, name, brand and model, narrowed, and read page by page', async () => {
  const mine = await api.person('supplier');
  for (const [code, name, kind] of [
    ['S-1', 'Instalación eléctrica', 'service'],
    ['E-2', 'Inversor híbrido', 'equipment'],
    ['E-1', 'Estructura de aluminio', 'equipment'],
  ]) {
    await create(form({ code, name, kind }), mine);
  }
  const codes = async (query: string) =>
    (await mine.call({ url: `${LIST}?${query}` })).json.items.map(({ code }) => code);
  expect(await codes('sort=code')).toEqual(['E-1', 'E-2', 'S-1']);
  expect(await codes('kind=service')).toEqual(['S-1']);
  expect(await codes('q=hibrido')).toEqual(['E-2']);
  expect(await codes('q=e-1')).toEqual(['E-1']);
  const first = await mine.call({ url: `${LIST}?sort=-code&limit=2` });
  const rest = await mine.call({
    url: `${LIST}?sort=-code&limit=2&cursor=${first.json.next_cursor}`,
  });
  expect([...first.json.items, ...rest.json.items].map(({ code }) => code)).toEqual([
    'S-1',
    'E-2',
    'E-1',
  ]);
});

test.each([
  [{ price_cents: 0 }, 'price_cents', 'El precio debe ser mayor que cero.'],
  [
    { price_cents: 10_000_000_001 },
    'price_cents',
    'El precio de una unidad es de hasta $100,000,000.00.',
  ],
  [{ cost_cents: -1 }, 'cost_cents', 'El costo no puede ser negativo.'],
  [{ vat_bp: 1500 }, 'vat_bp', 'Elige el IVA: 16 %, 8 % o exento.'],
  [{ code: '   ' }, 'code', 'El campo es obligatorio'],
  [{ name: 'x'.repeat(121) }, 'name', 'no debe ser mayor a 120 caracteres'],
])('%j is refused on its field', async (wrong, field, message) => {
  const { status, json } = await create(form(wrong));
  expect([status, json.fields]).toEqual([400, { [field]: message }]);
});

test('the workbook has the catalogue under headings that an upload knows, and costs for the company alone', async () => {
  const mine = await api.person('supplier');
  await create(form({ code: 'LIBRO-1' }), mine);
  await create(form({ code: 'LIBRO-2', price_cents: 123_456, vat_bp: 0, cost_cents: null }), mine);
  const { json } = await mine.call({ url: '/api/v1/users/getRgUserInfo' });
  const hers = await api.person('supplier_agent', { supplierId: String(json.supplier_id) });
  const book = async (who: Person) => (await who.call({ url: `${LIST}/workbook` })).bytes;
  const again = await mine.call({
    method: 'POST',
    url: '/api/v1/equipment-batches',
    ...multipart({}, { name: 'file', fileName: 'catalogo.xlsx', content: await book(mine) }),
  });
  const batch = await mine.call({ url: `/api/v1/equipment-batches/${again.json.id}` });
  // All columns that a file may have, and nothing of it is another one.
  expect(Object.keys(batch.json.columns)).toHaveLength(10);
  expect(batch.json).toMatchObject({ state: 'review', counts: { same: 2, update: 0, bad: 0 } });
  const told = await hers.call({ url: `${LIST}/workbook` });
  expect(told.status).toBe(200);
  const headings = await headingsIn(mine, told.bytes);
  expect(headings).toContain('Precio sin IVA');
  expect(headings).not.toContain('Costo');
  expect(headings).not.toContain('Margen');
});

async function headingsIn(who: Person, content: Buffer) {
  const { json } = await who.call({
    method: 'POST',
    url: '/api/v1/equipment-batches',
    ...multipart({}, { name: 'file', fileName: 'catalogo.xlsx', content }),
  });
  return (await who.call({ url: `/api/v1/equipment-batches/${json.id}` })).json.headings;
}

test('the price list has what is in force, and is refused while there is nothing', async () => {
  const empty = await api.person('supplier');
  const none = await empty.call({ url: `${LIST}/price-list` });
  expect([none.status, none.json.message]).toEqual([
    422,
    'Tu catálogo todavía no tiene artículos activos. Agrégalos en Catálogo.',
  ]);
  const { json } = await create(form({ name: 'Bomba de calor para alberca' }));
  const asked = () => seller.call({ url: `${LIST}/price-list` });
  expect(await pdfWords((await asked()).bytes)).toContain('Bomba de calor para alberca');
  const url = `${LIST}/${json.id}/deactivate`;
  expect((await owner.call({ method: 'POST', url })).status).toBe(200);
  expect(await pdfWords((await asked()).bytes)).not.toContain('Bomba de calor para alberca');
});
