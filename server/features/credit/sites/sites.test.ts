import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { accreditations } from '@server/db/schema/people-accreditations';
import { accreditModel } from '@tests/support/accredited-model';
import { testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;
const today = dayInMexicoCity(api.clock.now);

const accredit = (productId: number, brand: string, model: string, validUntil?: Day) =>
  accreditModel(api, story, { productId, brand, model }, validUntil);

const module_id = await accredit(1, 'Jinko', 'Tiger Neo 580');
const inverter_id = await accredit(1, 'Growatt', 'MIN 6000');
const fridge = await accredit(2, 'Imbera', 'VR17');

/** Asks for another credit, of which few are in review at a time. */
async function askedSite(changes: object = {}): Promise<string> {
  const id = await story.ask(changes);
  await api.db.update(projects).set({ status: 'accepted' }).where(eq(projects.id, id));
  return siteIdOf(id);
}

const siteIdOf = async (projectId: string) => firstOf((await story.show(projectId)).sites).id;
const show = async (siteId: string, who = supplier) =>
  (await who.call({ url: `/api/v1/sites/${siteId}` })).json;

const panels = (changes: object = {}) => ({
  ...{ module_id, module_count: 8, module_watts: 580 },
  ...{ inverter_id, inverter_count: 1, structure: 'flat_roof' },
  ...{ tilt_degrees: 20, azimuth_degrees: 180 },
  ...{ module_serials: [], inverter_serials: [] },
  ...changes,
});
async function writePanels(siteId: string, changes: object = {}, who = supplier) {
  const { version } = await show(siteId);
  return who.call({
    method: 'PUT',
    url: `/api/v1/sites/${siteId}/panels`,
    body: { ...panels(changes), version },
  });
}

/** Writes another street of a site, and what else is asked for. */
async function move(siteId: string, changes: object = {}) {
  const { version } = await show(siteId);
  const { site } = story.request();
  const body = { ...site, street: 'Calle 62 #4', meter_number: '', version, ...changes };
  return supplier.call({ method: 'PUT', url: `/api/v1/sites/${siteId}`, body });
}

const asked = await story.ask();
const siteId = await siteIdOf(asked);

it('shows the site of a request to its people and staff, and to nobody else', async () => {
  for (const who of [applicant, supplier, staff]) {
    expect(await show(siteId, who)).toMatchObject({
      ...{ number: 1, of: 1, state: 'Yucatán', technical: null, estimate: null },
      turn: { actor: 'installer', task: 'describe' },
    });
  }
  for (const role of ['client', 'supplier'] as const) {
    const stranger = await api.person(role);
    expect((await stranger.call({ url: `/api/v1/sites/${siteId}` })).status).toBe(404);
    const { status } = await writePanels(siteId, {}, stranger);
    expect(status).toBe(role === 'client' ? 403 : 404);
  }
});

it('estimates what panels make: 8 × 580 W at 1,478 kWh per kWp in Yucatán', async () => {
  expect((await writePanels(siteId)).status).toBe(200);
  const site = await show(siteId);
  // 5.4 h × 365 × 0.75 = 1,478.25; 4.64 kWp × 1,478 = 6,857.92.
  expect(site.estimate).toEqual({ watts: 4640, kwh_per_kwp: 1478, yearly_kwh: 6858 });
  expect(site).toMatchObject({
    technical: { kind: 'panels', module: { brand: 'Jinko', model: 'Tiger Neo 580' } },
    missing_serials: 9,
  });
});

it('accepts only equipment that the installer is accredited for today, or that is there already', async () => {
  const expired = await accredit(1, 'Trina', 'Honey 275', addDays(today, -1));
  for (const id of [expired, fridge, siteId]) {
    const { status, json } = await writePanels(siteId, { module_id: id });
    expect([status, json.fields]).toEqual([
      422,
      { module_id: 'Este equipo no está en tu lista acreditada vigente. Elige otro o acredítalo.' },
    ]);
  }
  const soon = await accredit(1, 'Canadian', 'HiKu6');
  const other = await askedSite();
  expect((await writePanels(other, { module_id: soon })).status).toBe(200);
  const yesterday = { validUntil: addDays(today, -1) };
  await api.db.update(accreditations).set(yesterday).where(eq(accreditations.id, soon));
  expect((await writePanels(other, { module_id: soon, tilt_degrees: 15 })).status).toBe(200);
});

it('refuses values out of their bounds, each on its field', async () => {
  const { json } = await writePanels(siteId, {
    ...{ module_count: 0, tilt_degrees: 91, azimuth_degrees: 360, structure: 'x' },
    module_serials: ['A1'],
  });
  expect(Object.keys(json.fields ?? {}).sort()).toEqual([
    'azimuth_degrees',
    'module_count',
    'module_serials',
    'structure',
    'tilt_degrees',
  ]);
});

it('refuses serial numbers twice, more than there are units, and any that is financed already', async () => {
  const repeated = await writePanels(siteId, { module_serials: ['JK-0001', 'jk 0001'] });
  expect(repeated.json.fields).toEqual({ module_serials: 'jk 0001 está dos veces.' });
  const many = await writePanels(siteId, { inverter_serials: ['GW-01', 'GW-02'] });
  expect(many.json.fields).toEqual({
    inverter_serials: 'Son 2 números de serie y 1 equipos.',
  });
  expect((await writePanels(siteId, { module_serials: ['JK-0001', 'JK-0002'] })).status).toBe(200);
  expect(await show(siteId)).toMatchObject({ missing_serials: 7 });
  const other = await askedSite();
  const twice = await writePanels(other, { module_serials: ['jk0002'] });
  expect([twice.status, twice.json.fields]).toEqual([
    422,
    { module_serials: 'jk0002 ya está en otro financiamiento. Revisa la placa del equipo.' },
  ]);
  expect(await show(other)).toMatchObject({ technical: null, module_serials: [] });
  await api.db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, asked));
  expect((await writePanels(other, { module_serials: ['jk0002'] })).status).toBe(200);
  expect((await show(siteId)).module_serials).toEqual(['JK-0001']);
  await api.db.update(projects).set({ status: 'in_review' }).where(eq(projects.id, asked));
});

it('finances a serial number once, also of two calls at once', async () => {
  const [one, two] = [await askedSite(), siteId];
  const [a, b] = await Promise.all([
    writePanels(one, { module_serials: ['RACE-1', 'RACE-2'] }),
    writePanels(two, { module_serials: ['RACE-2', 'RACE-1'] }),
  ]);
  expect([a.status, b.status].sort()).toEqual([200, 422]);
});

it('refuses the save of a form that was read before another one', async () => {
  const before = await show(siteId);
  expect((await writePanels(siteId, { tilt_degrees: 25 })).status).toBe(200);
  const { status, json } = await supplier.call({
    method: 'PUT',
    url: `/api/v1/sites/${siteId}/panels`,
    body: { ...panels(), version: before.version },
  });
  expect([status, json.code]).toEqual([409, 'stale']);
  expect(json).toMatchObject({ current: { tilt_degrees: 25, version: before.version + 1 } });
});

it('takes capacity, efficiency and baseline of the other technologies', async () => {
  const cold = await askedSite({ product_id: 2 });
  const body = {
    ...{ equipment_id: fridge, equipment_count: 2, capacity: 480 },
    ...{ efficiency_hundredths: 345, baseline: 5200, equipment_serials: ['IMB-77'], version: 0 },
  };
  const url = `/api/v1/sites/${cold}/device`;
  expect((await supplier.call({ method: 'PUT', url, body })).status).toBe(200);
  expect(await show(cold)).toMatchObject({
    ...{ estimate: null, connection: null, missing_serials: 1 },
    technical: { kind: 'device', capacity: 480, efficiency_hundredths: 345, baseline: 5200 },
  });
  expect((await writePanels(cold)).status).toBe(422);
});

it('adds a site to a request, with its own address and evidence, until it is published', async () => {
  const { site } = story.request();
  const add = (headers = once()) =>
    supplier.call({
      ...{ method: 'POST', url: '/api/v1/sites', headers },
      body: { ...site, street: 'Calle 70 #8', project_id: asked },
    });
  const { status, json } = await add();
  expect(status).toBe(200);
  expect(await show(json.id)).toMatchObject({ number: 2, of: 2, street: 'Calle 70 #8' });
  await api.db.update(projects).set({ status: 'published' }).where(eq(projects.id, asked));
  expect((await add()).status).toBe(409);
  await api.db.update(projects).set({ status: 'in_review' }).where(eq(projects.id, asked));
});

it('keeps the days of the interconnection in their order', async () => {
  const at = await askedSite();
  const connect = async (days: object) => {
    const { version } = await show(at);
    const none = { verified_on: null, meter_on: null, contract_on: null };
    return supplier.call({
      method: 'PUT',
      url: `/api/v1/sites/${at}/interconnection`,
      body: { requested_on: null, needs_verification: null, ...none, ...days, version },
    });
  };
  expect((await connect({ requested_on: today })).status).toBe(409);
  const { project_id: id } = await show(at);
  await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, id));
  const early = addDays(today, -10);
  expect((await connect({ meter_on: today })).json.fields).toEqual({
    meter_on: 'Falta la fecha de un paso anterior.',
  });
  expect((await connect({ requested_on: addDays(today, 1) })).json.fields).toEqual({
    requested_on: 'Escribe un día que ya pasó, o el de hoy.',
  });
  const done = { requested_on: early, needs_verification: false, meter_on: today };
  expect((await connect({ ...done, meter_on: addDays(early, -1) })).json.fields).toEqual({
    meter_on: 'Es antes del paso anterior.',
  });
  expect((await connect(done)).status).toBe(200);
  expect(await show(at)).toMatchObject({ connection: { ...done, contract_on: null } });
});

it('a change of the equipment after it was verified undoes that, with the person’s agreement', async () => {
  const { projectId } = await story.installing();
  const at = await siteIdOf(projectId);
  const serials = { module_serials: ['LATE-1'] };
  expect((await writePanels(at, serials)).status).toBe(200);
  await story.verified(supplier, at, 21, true);
  expect((await show(at)).falls.equipment).toEqual(['evidence']);
  // A serial number that is added changes nothing that was verified.
  expect((await writePanels(at, { module_serials: ['LATE-1', 'LATE-2'] })).status).toBe(200);
  expect((await show(at)).evidence).toBe('verified');
  const other = { ...serials, module_count: 9 };
  const { status, json } = await writePanels(at, other);
  expect([status, Object.keys(json.fields ?? {})]).toEqual([422, ['confirmed']]);
  expect((await writePanels(at, { ...other, confirmed: true })).status).toBe(200);
  expect((await show(at)).evidence).toBe('pending');
  const { events } = await story.show(projectId);
  expect(firstOf(events)).toMatchObject({
    title: 'Cambió el equipo del sitio',
    desc: '9 × Jinko Tiger Neo 580. Por el cambio: las fotografías se revisan otra vez.',
  });
});

it('delivers no money until each unit of what is installed has its serial number', async () => {
  const { projectId } = await story.installing();
  const at = await siteIdOf(projectId);
  const { stages } = await story.show(projectId);
  const approve = () => story.act(staff, `stages/${firstOf(stages).id}/approve`);
  const one = { module_count: 2, module_serials: ['PAID-1'], inverter_serials: ['PAID-INV'] };
  expect((await writePanels(at, one)).status).toBe(200);
  await story.verified(supplier, at, 21, true);
  const { status, json } = await approve();
  expect([status, json.message]).toEqual([
    422,
    'Primero el instalador escribe el equipo de cada sitio, con el número de serie de cada pieza.',
  ]);
  expect((await writePanels(at, { ...one, module_serials: ['PAID-1', 'PAID-2'] })).status).toBe(
    200,
  );
  expect((await approve()).status).toBe(200);
  expect((await story.show(projectId)).status).toBe('repaying');
});

it('a change of the address while the contract is signed has it drawn and signed again', async () => {
  const { projectId } = await story.funded();
  const at = await siteIdOf(projectId);
  const { contract } = await story.show(projectId);
  await story.sign(applicant, present(contract));
  expect((await show(at)).falls.address).toEqual(['signatures']);
  expect(Object.keys((await move(at)).json.fields ?? {})).toEqual(['confirmed']);
  expect((await move(at, { confirmed: true })).status).toBe(200);
  // None is in force until the other one is drawn.
  expect((await story.show(projectId)).contract).toBeNull();
  await api.doJobs();
  const again = present((await story.show(projectId)).contract);
  expect(again.id).not.toBe(present(contract).id);
  expect(again.signatures.filter(({ signed_at }) => signed_at)).toEqual([]);
});

it('keeps the address that all have signed while an investor who left is replaced', async () => {
  const { projectId, first } = await story.installing();
  const at = await siteIdOf(projectId);
  const mine = firstOf((await first.call({ url: '/api/v1/commitments' })).json.items);
  expect((await story.act(first, `commitments/${mine.id}/cancel`)).status).toBe(200);
  const open = await story.show(projectId);
  expect([open.status, present(open.contract).status]).toEqual(['published', 'signed']);
  const { status, json } = await move(at, { confirmed: true });
  expect([status, json.message]).toEqual([
    409,
    expect.stringContaining('El contrato firmado dice este domicilio.'),
  ]);
  expect(await show(at)).toMatchObject({ street: 'Calle 60 #120', falls: { address: [] } });
});

it('keeps the municipality and state that investors read', async () => {
  const { projectId } = await story.published();
  const at = await siteIdOf(projectId);
  const { status, json } = await move(at, { municipality: 'Zapopan', state: 'Jalisco' });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([422, ['municipality', 'state']]);
  expect((await move(at)).status).toBe(200);
  expect(await show(at)).toMatchObject({ street: 'Calle 62 #4', municipality: 'Mérida' });
});
