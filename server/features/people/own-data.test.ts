import { identityPhotos } from '@contract/documents/identity-photos';
import { profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { notifications } from '@server/db/schema/platform';
import { actingAs } from '@tests/support/acting';
import { type Person, testApi } from '@tests/support/api';
import { jpg } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

const api = await testApi();
const CURP = 'MOTR930411HJCRMN03';
const RFC = 'GODE561231GR8';

const refusedFields = (json: unknown) =>
  Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(json).fields);

const own = { curp: CURP, birth_day: '1993-04-11', sex: 'H' };
const saveProfile = (who: Person, body: object) =>
  who.call({ method: 'PUT', url: '/api/v1/profile', body });
const showProfile = (who: Person) => who.call({ url: '/api/v1/profile' });

describe('general data', () => {
  test('belong to the account, are sealed, and say what is missing', async () => {
    const ana = await api.person('client');
    const before = await showProfile(ana);
    expect(before.json).toMatchObject({ version: 0, kind: 'individual', curp: null });
    expect(before.json.missing).toEqual([
      'curp',
      'birth_day',
      'sex',
      'nationality',
      'marital_regime',
    ]);

    const saved = await saveProfile(ana, { version: 0, ...own, nationality: 'MX' });
    expect([saved.status, saved.json]).toEqual([200, { version: 1 }]);
    const after = await showProfile(ana);
    expect(after.json).toMatchObject({ ...own, version: 1, missing: ['marital_regime'] });
    const [row] = await api.db.select().from(profiles).where(eq(profiles.userId, ana.userId));
    expect(JSON.stringify(row)).not.toContain(CURP);

    const other = await api.person('investor');
    expect((await showProfile(other)).json).toMatchObject({ version: 0, curp: null });
  });

  test('refuse the save of an older form with what is kept now, also of two first ones at once', async () => {
    const ana = await api.person('client');
    const both = await Promise.all(
      ['single', 'widowed'].map((marital_regime) =>
        saveProfile(ana, { version: 0, marital_regime, nationality: 'MX' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = await showProfile(ana);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({
      code: 'stale',
      current: { version: 1, marital_regime: kept.json.marital_regime, nationality: 'MX' },
    });
    const again = await saveProfile(ana, { version: 1, marital_regime: 'divorced' });
    expect(again.json).toEqual({ version: 2 });
  });

  test.each([
    ['a minor', { birth_day: '2015-01-01' }, 'birth_day'],
    ['what only a company has', { trade_name: 'La Espiga' }, 'trade_name'],
    ['a CURP with a wrong digit', { curp: 'MOTR930411HJCRMN04' }, 'curp'],
  ])('refuse %s on its field', async (_, body, field) => {
    const { status, json } = await saveProfile(await api.person('client'), { version: 0, ...body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(refusedFields(json)).toEqual([field]);
  });

  test('of a company are its trade name, its deed and who represents it', async () => {
    const company = await api.person('supplier', { personType: 0 });
    const body = {
      trade_name: 'Soles',
      incorporated_on: '2015-03-02',
      representative_name: 'Rosa Mora Téllez',
      representative_curp: CURP,
      representative_role: 'Administradora única',
    };
    expect((await saveProfile(company, { version: 0, ...body })).status).toBe(200);
    expect((await showProfile(company)).json).toMatchObject({
      ...body,
      kind: 'legal_entity',
      missing: [],
    });
  });

  test('are told of when they change, and not when they are given for the first time', async () => {
    const ana = await api.person('client');
    const told = () =>
      api.db.select().from(notifications).where(eq(notifications.userId, ana.userId));
    await saveProfile(ana, { version: 0, nationality: 'MX' });
    expect(await told()).toHaveLength(0);
    await saveProfile(ana, { version: 1, nationality: 'ES' });
    expect((await told()).map(({ title }) => title)).toEqual(['Cambiaron tus datos']);
  });

  test('that are whole stay whole', async () => {
    const ana = await api.person('client');
    const whole = { ...own, nationality: 'MX', marital_regime: 'single' };
    await saveProfile(ana, { version: 0, ...whole });
    const bare = await saveProfile(ana, { version: 1 });
    expect([bare.status, refusedFields(bare.json)]).toEqual([422, Object.keys(whole)]);
    // Who turns out to be of another country has no CURP.
    const { curp: _, ...foreign } = { ...whole, nationality: 'ES' };
    expect((await saveProfile(ana, { version: 1, ...foreign })).status).toBe(200);
  });

  test('by which an identity was verified stay until staff look at its papers again', async () => {
    const ana = await api.person('client');
    const staff = await api.person('admin');
    await saveProfile(ana, { version: 0, ...own });
    const url = `/storagev3/documents/upload/user/${ana.userId}`;
    const ids: string[] = [];
    for (const docId of Object.values(identityPhotos)) {
      const file = { name: 'file', fileName: 'foto.jpg', content: jpg() };
      const form = multipart({ file_type: String(docId) }, file);
      const { json } = await ana.call({ method: 'POST', url, ...form });
      ids.push(z.object({ id: z.string() }).parse(json).id);
    }
    const decide = async (act: 'verify' | 'unverify', id: string) =>
      staff.call({ method: 'POST', url: `/storagev3/documents/${act}`, body: { id } });
    for (const id of ids) expect((await decide('verify', id)).status).toBe(200);
    const others = { curp: 'PEGR860312MYNXLS07', birth_day: '1986-03-12', sex: 'M' };
    const refused = await saveProfile(ana, { version: 1, ...others });
    expect([refused.status, refusedFields(refused.json).sort()]).toEqual([
      422,
      ['birth_day', 'curp'],
    ]);
    expect((await saveProfile(ana, { version: 1, ...own, sex: 'X' })).status).toBe(200);
    await decide('unverify', ids[0] ?? '');
    expect((await saveProfile(ana, { version: 2, ...others })).status).toBe(200);
  });

  test('show their ends alone to staff who act as the person, and are not theirs to change', async () => {
    const ana = await api.person('client');
    await saveProfile(ana, { version: 0, ...own });
    await ana.call({
      method: 'PUT',
      url: '/api/v1/profile/tax',
      body: { ...tax, version: 0 },
    });
    const acting = await actingAs(api, ana);
    expect((await acting({ url: '/api/v1/profile' })).json.curp).toBe('••••MN03');
    expect((await acting({ url: '/api/v1/profile/tax' })).json.rfc).toBe('••••1GR8');
    const edit = await acting({ method: 'PUT', url: '/api/v1/profile', body: { version: 1 } });
    expect(edit).toMatchObject({ status: 403, json: { code: 'impersonation_refused' } });
  });
});

const tax = {
  rfc: RFC,
  fiscal_name: 'Ana Peña Rojas',
  regime: '612',
  postal_code: '76047',
  cfdi_use: 'G03',
  invoice_email: 'ana@ejemplo.mx',
};
const saveTax = (who: Person, body: object) =>
  who.call({ method: 'PUT', url: '/api/v1/profile/tax', body: { version: 0, ...tax, ...body } });

describe('the tax profile', () => {
  test('keeps the RFC sealed and the name in capitals, and is what the session calls tax_profile', async () => {
    const ana = await api.person('client');
    const info = () => ana.call({ url: '/api/v1/users/getRgUserInfo' });
    expect((await info()).json.tax_profile).toBeNull();
    expect((await saveTax(ana, {})).status).toBe(200);
    expect((await info()).json.tax_profile).toBe('612');
    const { json } = await ana.call({ url: '/api/v1/profile/tax' });
    expect(json).toMatchObject({ rfc: RFC, fiscal_name: 'ANA PEÑA ROJAS', missing: [] });
    const [row] = await api.db.select().from(taxProfiles).where(eq(taxProfiles.userId, ana.userId));
    expect(JSON.stringify(row)).not.toContain(RFC);
  });

  test('has a wrong check digit confirmed, and warns of an RFC that is not of the CURP', async () => {
    const ana = await api.person('client');
    await saveProfile(ana, { version: 0, ...own });
    const refused = await saveTax(ana, { rfc: 'GODE561231GR7' });
    expect([refused.status, refusedFields(refused.json)]).toEqual([422, ['rfc_confirmed']]);
    const saved = await saveTax(ana, { rfc: 'GODE561231GR7', rfc_confirmed: true });
    expect(saved.status).toBe(200);
    const { json } = await ana.call({ url: '/api/v1/profile/tax' });
    expect(json.warnings).toEqual(['rfc_check_digit', 'rfc_not_of_curp']);
  });

  test.each([
    ['an RFC of a company', { rfc: 'SAT970701NN3' }, 'rfc'],
    ['a date that is none', { rfc: 'GODE561331GR8' }, 'rfc'],
    ['a company’s regime', { regime: '601' }, 'regime'],
    ['expenses of who earns a wage', { regime: '605' }, 'cfdi_use'],
    ['another regime of who has no RFC', { rfc: 'XAXX010101000', cfdi_use: 'S01' }, 'regime'],
  ])('refuses %s on its field', async (_, body, field) => {
    const { status, json } = await saveTax(await api.person('client'), body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(refusedFields(json)).toEqual([field]);
  });

  test('of an installer is how staff find it by RFC, whose end alone the list shows', async () => {
    const company = await api.person('supplier', { personType: 0 });
    await saveTax(company, { rfc: 'SAT970701NN3', regime: '601' });
    const staff = await api.person('admin');
    const { json } = await staff.call({ url: '/api/v1/suppliers?q=sat970701nn3' });
    expect(json.items.map(({ rfc }) => rfc)).toEqual(['••••1NN3']);
    const id = json.items[0]?.id ?? '';
    const detail = await staff.call({ url: `/api/v1/suppliers/${id}` });
    expect(detail.json).toMatchObject({ rfc: 'SAT970701NN3' });
  });
});

describe('what a person says about themselves', () => {
  test('is asked by what they are: investors how they invest, companies not where they live', async () => {
    const asked = async (role: 'client' | 'investor', personType: number) => {
      const who = await api.person(role, { personType });
      return (await who.call({ url: '/api/v1/profile/about-you' })).json.fields;
    };
    expect(await asked('client', 0)).toEqual([
      'occupation',
      'monthly_income_cents',
      ...['business_sector', 'workers', 'annual_sales_cents'],
    ]);
    // Its identity check asks what it does.
    expect(await asked('investor', 0)).toEqual([
      'monthly_income_cents',
      'experience',
      'objective',
      'horizon',
      'loss_tolerance',
    ]);
    expect(await asked('investor', 1)).toEqual([
      'occupation',
      'monthly_income_cents',
      'dependants',
      'housing',
      'education',
      'experience',
      'objective',
      'horizon',
      'loss_tolerance',
    ]);
  });

  test('keeps nobody to depend on one as an answer, and refuses what is not asked', async () => {
    const ana = await api.person('client');
    const save = (body: object) =>
      ana.call({ method: 'PUT', url: '/api/v1/profile/about-you', body });
    const refused = await save({ version: 0, horizon: 'long' });
    expect(refusedFields(refused.json)).toEqual(['horizon']);
    await save({ version: 0, occupation: 'Panadera', dependants: 0 });
    const { json } = await ana.call({ url: '/api/v1/profile/about-you' });
    expect(json).toMatchObject({ dependants: 0, version: 1 });
    expect(json.missing).toEqual(['monthly_income_cents', 'housing', 'education']);
  });
});

describe('the business of an applicant', () => {
  const url = '/api/v1/profile/about-you';
  const shop = { business_sector: 'trade', workers: 4, annual_sales_cents: 180_000_000 };
  const save = (who: Person, body: object) => who.call({ method: 'PUT', url, body });

  test('is said whole or not at all, and nothing waits for it', async () => {
    const ana = await api.person('client');
    const half = await save(ana, { version: 0, business_sector: 'trade' });
    expect([half.status, refusedFields(half.json)]).toEqual([
      400,
      ['workers', 'annual_sales_cents'],
    ]);
    const { workers } = shop;
    expect(refusedFields((await save(ana, { version: 0, workers })).json)).toEqual([
      'business_sector',
      'annual_sales_cents',
    ]);
    const odd = await save(ana, { version: 0, ...shop, workers: 0, annual_sales_cents: -1 });
    expect(refusedFields(odd.json)).toEqual(['workers', 'annual_sales_cents']);
    expect((await ana.call({ url })).json.missing).not.toContain('business_sector');
    expect((await save(ana, { version: 0, ...shop })).status).toBe(200);
    expect((await ana.call({ url })).json).toMatchObject({ ...shop, business_size: 'micro' });
    const data = await ana.call({ url: '/api/v1/profile/missing' });
    expect(data.json.about_you).not.toContain('workers');
  });

  test('is another size once it grows, and is forgotten by who has none', async () => {
    const ana = await api.person('client');
    await save(ana, { version: 0, ...shop, workers: 31 });
    expect((await ana.call({ url })).json.business_size).toBe('small');
    // Who says both is not understood: nothing of it is dropped without a word.
    const both = await save(ana, { version: 1, ...shop, business_sector: 'none' });
    expect([both.status, both.json.fields]).toEqual([
      422,
      {
        workers: 'Quien no tiene negocio lo deja vacío.',
        annual_sales_cents: 'Quien no tiene negocio lo deja vacío.',
      },
    ]);
    expect((await ana.call({ url })).json).toMatchObject({ ...shop, workers: 31, version: 1 });
    await save(ana, { version: 1, business_sector: 'none' });
    expect((await ana.call({ url })).json).toMatchObject({
      business_sector: 'none',
      ...{ workers: null, annual_sales_cents: null, business_size: null },
    });
  });

  test('is what a company is, and not asked of who only invests', async () => {
    const company = await api.person('client', { personType: 0 });
    const none = await save(company, { version: 0, business_sector: 'none' });
    expect(refusedFields(none.json)).toEqual(['business_sector']);
    expect((await save(company, { version: 0, ...shop, annual_sales_cents: 0 })).status).toBe(200);
    const investor = await api.person('investor');
    expect(refusedFields((await save(investor, { version: 0, ...shop })).json)).toEqual([
      ...['business_sector', 'workers', 'annual_sales_cents'],
    ]);
  });
});

test('the address of a person is saved whole and compared with a newer one', async () => {
  const ana = await api.person('client');
  const address = {
    postal_code: '01000',
    state: 'Ciudad de México',
    municipality: 'Álvaro Obregón',
    neighbourhood: 'San Ángel',
    street: 'Av. de la Paz',
    exterior_number: '12',
  };
  const save = (body: object) => ana.call({ method: 'PUT', url: '/api/v1/profile/address', body });
  expect((await save({ version: 0, ...address })).status).toBe(200);
  const stale = await save({ version: 0, ...address, street: 'Otra' });
  expect(stale.json).toMatchObject({ code: 'stale', current: { street: 'Av. de la Paz' } });
  expect((await ana.call({ url: '/api/v1/profile/address' })).json).toMatchObject({
    ...address,
    missing: [],
  });
});

test('what is missing is named by part, and a part that is whole has nothing', async () => {
  const ana = await api.person('client');
  await saveTax(ana, {});
  await saveProfile(ana, { version: 0, ...own, nationality: 'FR', marital_regime: 'single' });
  const { json } = await ana.call({ url: '/api/v1/profile/missing' });
  expect(json).toMatchObject({ general: [], tax: [] });
  expect(json.address).toContain('street');
  expect(json.about_you).toContain('occupation');
});

test('the card of an installer bears its trade name, what it says of its work, and nothing installed before its first project', async () => {
  const company = await api.person('supplier', { personType: 0 });
  await saveProfile(company, { version: 0, trade_name: 'Soles del Norte' });
  const { json } = await company.call({ url: '/api/v1/suppliers/card' });
  expect(json).toMatchObject({
    trade_name: 'Soles del Norte',
    completed: 0,
    states: [],
    product_ids: [],
  });
  const work = { experience: null, technologies: ['photovoltaic'], states: ['Jalisco'] };
  const { technologies, states } = work;
  await company.call({
    method: 'PUT',
    url: '/api/v1/profile/work',
    body: { version: 0, technologies, states },
  });
  expect((await company.call({ url: '/api/v1/suppliers/card' })).json.work).toEqual(work);
  const applicant = await api.person('client');
  expect((await applicant.call({ url: '/api/v1/suppliers/card' })).status).toBe(403);
  // Who chooses an installer, and who verifies it, read the same.
  const q = encodeURIComponent((await company.call({ url: '/api/v1/suppliers/card' })).json.name);
  const listed = await applicant.call({ url: `/api/v1/suppliers/directory?q=${q}` });
  expect(listed.json.items).toContainEqual(
    expect.objectContaining({ work, level: 1, completed: 0 }),
  );
  const staff = await api.person('admin');
  const waiting = await staff.call({ url: `/api/v1/suppliers?q=${q}` });
  const id = String(waiting.json.items[0]?.id);
  expect((await staff.call({ url: `/api/v1/suppliers/${id}` })).json.work).toEqual(work);
});
