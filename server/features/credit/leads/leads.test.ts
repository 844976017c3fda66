import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { xlsxFile } from '@server/adapters/xlsx-file';
import { supplierAgents } from '@server/db/schema/people';
import { settings } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { heaterRequest } from '@tests/support/heater-request';
import { multipart } from '@tests/support/multipart';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { remindOfLeads } from './remind';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
await api.db.insert(settings).values({
  key: 'udi_value',
  value: '8.500000',
  validFrom: toDay('2020-01-01'),
  source: 'Ejemplo de rules-mx, sección 3',
  setBy: 'test',
});
const LIST = '/api/v1/leads';
type Caller = Awaited<ReturnType<typeof api.person>>;

let made = 0;
const add = (who: Caller, body: object = {}) => {
  made += 1;
  const phone = `33${String(12_345_000 + made)}`;
  return who.call({
    method: 'POST',
    url: LIST,
    body: { contact_name: 'Irma Solís', phone, ...body },
  });
};
const edit = (who: Caller, id: string, body: object) =>
  who.call({ method: 'PATCH', url: `${LIST}/${id}`, body });
const names = async (who: Caller, query = '') => {
  const { json } = await who.call({ url: `${LIST}?${query}` });
  return json.items.flatMap((lead) => ('contact_name' in lead ? lead.contact_name : []));
};

/** A company and one of its sellers. */
async function company() {
  const owner = await api.person('supplier');
  const { json } = await owner.call({ url: '/api/v1/users/getRgUserInfo' });
  const supplierId = String(json.supplier_id);
  const seller = await api.person('supplier_agent', { supplierId });
  return { owner, seller };
}

test('a lead is kept with what is known of it, and found by any of it', async () => {
  const owner = await api.person('supplier');
  const { json } = await add(owner, {
    contact_name: 'Inés Nuñez',
    business_name: 'Abarrotes La Peña',
    email: 'INES@ejemplo.mx',
    rfc: '',
    state: 'jal',
  });
  expect(json).toMatchObject({
    business_name: 'Abarrotes La Peña',
    email: 'ines@ejemplo.mx',
    rfc: null,
    state: 'Jalisco',
    municipality: null,
    status: 'new',
    source: 'hand',
    seller: null,
    request: null,
  });
  await add(owner, { contact_name: 'Otro Lado' });
  for (const q of ['nunez', 'peña', json.phone.slice(-6)]) {
    expect(await names(owner, `q=${encodeURIComponent(q)}`)).toEqual(['Inés Nuñez']);
  }
});

test('a company sees those of its sellers, a seller their own, another company none', async () => {
  const { owner, seller } = await company();
  const stranger = await api.person('supplier');
  const own = await add(owner, { contact_name: 'De la empresa' });
  const sold = await add(seller, { contact_name: 'Del vendedor' });
  expect(sold.json.seller).not.toBeNull();
  expect(await names(owner)).toEqual(['Del vendedor', 'De la empresa']);
  expect(await names(seller)).toEqual(['Del vendedor']);
  expect(await names(stranger)).toEqual([]);
  const body = { version: 0, status: 'contacted' };
  expect((await edit(seller, own.json.id, body)).status).toBe(404);
  expect((await edit(stranger, sold.json.id, body)).status).toBe(404);
  expect((await edit(owner, sold.json.id, body)).json.status).toBe('contacted');
});

test('a telephone and an RFC are of one lead of a company, and a seller is not told whose', async () => {
  const { owner, seller } = await company();
  const rfc = 'SOLI800101AB1';
  const first = await add(owner, { rfc });
  const { phone } = first.json;
  const again = await add(owner, { phone, rfc });
  expect(again).toMatchObject({
    status: 422,
    json: {
      fields: {
        phone: 'Ya tienes un prospecto con este teléfono.',
        rfc: 'Ya tienes un prospecto con este RFC.',
      },
    },
  });
  const other = await add(seller, { phone });
  expect(other.json.fields.phone).toBe(
    'Alguien más de tu empresa ya tiene un prospecto con este teléfono.',
  );
  const second = await add(owner);
  expect((await edit(owner, second.json.id, { version: 0, rfc })).json.fields).toHaveProperty(
    'rfc',
  );
  expect((await edit(owner, first.json.id, { version: 0, rfc, phone })).status).toBe(200);
  const stranger = await api.person('supplier');
  expect((await add(stranger, { phone, rfc })).status).toBe(200);
  const twice = await Promise.all([1, 2].map(() => add(owner, { phone: '3399887766' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the generic RFC of the public in general is nobody’s: many leads have it', async () => {
  const owner = await api.person('supplier');
  const rfc = 'XAXX010101000';
  expect((await add(owner, { rfc })).status).toBe(200);
  const second = await add(owner, { rfc });
  expect(second.status).toBe(200);
  expect((await edit(owner, second.json.id, { version: 0, rfc: 'XEXX010101000' })).status).toBe(
    200,
  );
  const content = `nombre,telefono,rfc
Ana Paz,3311113333,${rfc}
Eva Luz,3311114444,${rfc}
`;
  expect((await send(owner, content, 'commit')).json).toMatchObject({
    ...{ fresh: 2, repeated_count: 0, done: true },
  });
});

test('a lead is followed: planned, moved, lost for a reason, and all of it is in its history', async () => {
  const owner = await api.person('supplier');
  const { id } = (await add(owner)).json;
  const today = dayInMexicoCity(api.clock.now);
  const past = await edit(owner, id, { version: 0, next_on: addDays(today, -1) });
  expect(past.json.fields.next_on).toBe('Elige hoy o un día por venir.');
  const planned = await edit(owner, id, { version: 0, next_on: today, status: 'contacted' });
  expect(planned.json).toMatchObject({ next_on: today, status: 'contacted', version: 1 });
  expect(await names(owner, 'next=today')).toHaveLength(1);
  expect(await names(owner, 'next=none')).toHaveLength(0);
  expect((await edit(owner, id, { version: 0, status: 'quoted' })).status).toBe(409);
  const unsaid = await edit(owner, id, { version: 1, status: 'lost' });
  expect(Object.keys(unsaid.json.fields)).toEqual(['lost_cause', 'lost_reason']);
  const why = { lost_cause: 'price', lost_reason: 'Prefiere esperar' };
  const lost = await edit(owner, id, { version: 1, status: 'lost', ...why });
  expect(lost.json).toMatchObject({ status: 'lost', next_on: null, ...why });
  await owner.call({
    method: 'POST',
    url: `${LIST}/${id}/notes`,
    body: { text: 'Llamar en enero' },
  });
  const { items } = (await owner.call({ url: `${LIST}/${id}/history` })).json;
  expect(items.map(({ act, note }) => [act, note])).toEqual([
    ['noted', 'Llamar en enero'],
    ['moved', 'Prefiere esperar'],
    ['planned', null],
    ['moved', null],
    ['added', null],
  ]);
});

test('a request that is prepared for a lead is linked to it, once, until it is taken back', async () => {
  const owner = await api.person('supplier');
  const { json } = await add(owner, { contact_name: 'Irma Solís Rey', email: 'irma@ejemplo.mx' });
  const ask = (lead_id: string, email: string) =>
    owner.call({
      method: 'POST',
      url: '/api/v1/prepared-requests',
      body: { ...heaterRequest, full_name: 'Irma Solís Rey', email, lead_id },
    });
  const made = await Promise.all([ask(json.id, 'irma@ejemplo.mx'), ask(json.id, 'i2@ejemplo.mx')]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  const shown = await owner.call({ url: `${LIST}/${json.id}` });
  const prepared = present(shown.json.request).prepared_id;
  expect(shown.json).toMatchObject({ status: 'applied', request: { project: null } });
  const stranger = await api.person('supplier');
  const foreign = await stranger.call({
    method: 'POST',
    url: '/api/v1/prepared-requests',
    body: { ...heaterRequest, full_name: 'Otra', email: 'otra@ejemplo.mx', lead_id: json.id },
  });
  expect(foreign.status).toBe(404);
  await owner.call({ method: 'POST', url: `/api/v1/prepared-requests/${prepared}/revoke` });
  expect((await owner.call({ url: `${LIST}/${json.id}` })).json.request).toBeNull();
  expect((await ask(json.id, 'irma@ejemplo.mx')).status).toBe(200);
  const { items } = (await owner.call({ url: `${LIST}/${json.id}/history` })).json;
  expect(items.map(({ act }) => act)).toEqual(['asked', 'asked', 'added']);
});

test('who takes leads up today is reminded of them in one notice, and once', async () => {
  const { owner, seller } = await company();
  const today = dayInMexicoCity(api.clock.now);
  const plan = async (who: Caller, contact_name: string, next_on: string) => {
    const { id } = (await add(who, { contact_name })).json;
    expect((await edit(who, id, { version: 0, next_on })).status).toBe(200);
    return id;
  };
  await plan(owner, 'Ana Uno', today);
  const moved = await plan(owner, 'Beto Dos', today);
  await plan(owner, 'Carla Tres', addDays(today, 1));
  await plan(seller, 'Dora Cuatro', today);
  const remind = () => remindOfLeads(api.db, api.config, api.clock.now);
  const bells = async (who: Caller) =>
    (await who.call({ url: '/api/v1/notifications' })).json.items
      .filter(({ title }) => title.startsWith('Hoy toca'))
      .map(({ title, body }) => [title, body]);
  await remind();
  await remind();
  await api.doJobs();
  expect(await bells(owner)).toEqual([
    [
      'Hoy toca buscar a 2 prospectos',
      'Ana Uno, Beto Dos. Llama o escribe a cada quien, y anota cuándo sigue.',
    ],
  ]);
  expect(await bells(seller)).toHaveLength(1);
  // A lead that was added while its seller was removed is the company's to take up.
  const late = await plan(seller, 'Eli Cinco', today);
  await api.db
    .update(supplierAgents)
    .set({ removedAt: api.clock.now })
    .where(eq(supplierAgents.userId, seller.userId));
  await remind();
  await api.doJobs();
  expect((await bells(owner)).map(([, body]) => body)).toContainEqual(
    expect.stringMatching(/^Eli Cinco\./),
  );
  expect((await owner.call({ url: `${LIST}/${late}` })).status).toBe(200);
  // Planned anew for another day, it is told again on that day.
  await edit(owner, moved, { version: 1, next_on: addDays(today, 2) });
  await remindOfLeads(api.db, api.config, new Date(api.clock.now.getTime() + 2 * 86_400_000));
  await api.doJobs();
  expect(await bells(owner)).toHaveLength(3);
});

const send = (
  who: Caller,
  content: string | Buffer,
  mode: 'preview' | 'commit',
  fileName = 'a.csv',
) =>
  who.call({
    method: 'POST',
    url: '/api/v1/lead-uploads',
    ...multipart({ mode }, { name: 'file', fileName, content }),
  });

test('a file is reviewed, with those who are there left out, and then taken in once', async () => {
  const { owner, seller } = await company();
  const known = (await add(owner, { contact_name: 'Ya Estaba', rfc: 'GODE561231GR8' })).json;
  const hers = (await add(seller, { contact_name: 'De Ella' })).json;
  const content = `Cliente;Teléfono;RFC;Municipio
Nora Nueva;33 2222 1111;;Zapopan
Otro Nombre;${known.phone};;
Mismo Papel;3322221112;GODE561231GR8;
Repetida;3322221111;;
Colega;${hers.phone};;
`;
  const preview = await send(owner, content, 'preview');
  expect(preview.json).toMatchObject({
    rows: 5,
    fresh: 1,
    sample: [{ row: 2, name: 'Nora Nueva', phone: '+523322221111' }],
    repeated: [
      { row: 3, by: 'phone', lead: { id: known.id, name: 'Ya Estaba' }, first_row: null },
      { row: 4, by: 'rfc', lead: { id: known.id } },
      { row: 5, by: 'phone', lead: null, first_row: 2 },
      { row: 6, by: 'phone', lead: { id: hers.id } },
    ],
    problem_count: 0,
    done: false,
  });
  expect(await names(owner)).toHaveLength(2);
  const asSeller = await send(seller, content, 'preview');
  // Whose it is is not told to who does not reach it.
  expect(asSeller.json.repeated.map(({ lead }) => lead)).toEqual([
    null,
    null,
    null,
    { id: hers.id, name: 'De Ella' },
  ]);
  expect((await send(owner, content, 'commit')).json).toMatchObject({ fresh: 1, done: true });
  expect(await names(owner)).toContain('Nora Nueva');
  expect((await send(owner, content, 'commit')).json.message).toBe(
    'El archivo no trae prospectos nuevos.',
  );
});

test('a file with a wrong cell says where, and nothing of it is taken in; a workbook is read as well', async () => {
  const owner = await api.person('supplier');
  const rows = [
    ['nombre', 'telefono', 'correo'],
    ['Ana Paz', '3311112222', 'ana@ejemplo.mx'],
    ['', '123', 'no es'],
  ];
  const book = xlsxFile([{ name: 'Hoja', widths: [20, 14, 24], rows }]);
  const { json } = await send(owner, book, 'preview', 'lista.xlsx');
  expect(json.problems.map(({ row, column }) => [row, column])).toEqual([
    [3, 'nombre'],
    [3, 'telefono'],
    [3, 'correo'],
  ]);
  expect((await send(owner, book, 'commit', 'lista.xlsx')).json.message).toBe(
    'El archivo tiene errores: ningún prospecto se agregó.',
  );
  expect(await names(owner)).toEqual([]);
  const nameless = await send(owner, 'color,talla\nrojo,9\n', 'preview');
  expect(nameless.json.fields).toHaveProperty('file');
  expect((await send(owner, 'x', 'preview', 'a.pdf')).json.fields).toHaveProperty('file');
});
