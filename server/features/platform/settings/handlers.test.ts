import { addDays, dayInMexicoCity, formatDay, toDay } from '@contract/kernel/fields/day';
import { settings } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';
import { readValue, showValue } from './parse-value';
import { seedSettings, seedSettingsTable } from './seed';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');
await api.stepUp(staff);
const today = dayInMexicoCity(api.clock.now);
const tomorrow = addDays(today, 1);
const url = '/api/v1/settings';
const source = 'Consejo, acta 14';

const set = (changes: object) =>
  asTwo(api, staff, {
    method: 'POST',
    url,
    body: {
      key: 'open_fee_rate',
      value: '3.5 %',
      valid_from: tomorrow,
      source: 'Consejo, acta 14',
      ...changes,
    },
  });

const find = (reply: { json: { items: { key: string }[] } }, key: string) =>
  reply.json.items.find((item) => item.key === key);

describe('typed values', () => {
  it.each(seedSettings.map(({ key, value }) => [key, value] as const))(
    'of %s are read as they are shown',
    (key, value) => {
      expect(readValue(key, showValue(key, value))).toEqual({ ok: true, value });
    },
  );
});

describe('days of the banks', () => {
  it('are written in any order and as people write them', () => {
    const read = readValue('bank_holidays', ' 31/12/2026,2026-12-24 , 2/1/2027');
    expect(read).toEqual({ ok: true, value: ['2026-12-24', '2026-12-31', '2027-01-02'] });
    expect(showValue('bank_holidays', ['2026-12-24', '2026-12-31'])).toBe('24/12/2026, 31/12/2026');
    expect(readValue('bank_holidays', 'ninguno')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['24/12', /^Escribe los días separados por comas/],
    ['30/02/2027', /^Escribe los días separados por comas/],
    ['24/12/2026,', /^Escribe los días separados por comas/],
    ['Ninguno, 24/12/2026', /^Escribe los días separados por comas/],
    ['24/12/2026, 2026-12-24', /^El 24\/12\/2026 está dos veces\.$/],
  ])('are not %s', (text, message) => {
    expect(readValue('bank_holidays', text)).toEqual({
      ok: false,
      message: expect.stringMatching(message),
    });
  });
});

/** What affects no money, no limit and no access. */
const onePerson: readonly string[] = [
  'withdrawal_business_days',
  'bank_holidays',
  'unanswered_days',
  'stage_days_in_review',
  'stage_days_approved',
  'stage_days_accepted',
  'stage_days_published',
  'stage_days_to_sign',
  'stage_days_installing',
];

describe('settings', () => {
  it('are listed with the value of today, and take a later one with its source', async () => {
    expect((await set({})).json).toMatchObject({ value: '3.5%', valid_from: tomorrow });
    const list = await staff.call({ url });
    expect(find(list, 'open_fee_rate')).toMatchObject({
      current: { value: '3%', set_by: 'Valor inicial' },
      upcoming: [{ value: '3.5%', source: 'Consejo, acta 14' }],
    });
    const trail = await staff.call({ url: '/api/v1/audit?object=settings' });
    expect(trail.json.items.find(({ action }) => action === 'settings.create')?.details).toEqual({
      value: '3.5%',
      value_before: '3%',
      valid_from: tomorrow,
      source: 'Consejo, acta 14',
    });
  });

  it('do not change for days that have a value, and a first one may be given late', async () => {
    expect((await set({ valid_from: today })).json.fields).toHaveProperty('valid_from');
    expect((await set({})).json.fields).toHaveProperty('valid_from');
    expect((await set({ valid_from: '0000-01-01' })).status).toBe(400);
    const past = today;
    const udi = { key: 'udi_value', value: '8.654321', valid_from: past, source: 'Banxico' };
    expect((await set(udi)).status).toBe(200);
    expect((await set(udi)).json.fields).toHaveProperty('valid_from');
    const list = await staff.call({ url });
    expect(find(list, 'udi_value')).toMatchObject({
      current: { value: '8.654321', valid_from: past },
    });
    // Requests of a month need the UDI of the last day of the month before.
    const needed = addDays(toDay(`${today.slice(0, 7)}-01`), -1);
    expect(list.json.udi_missing_on).toBe(needed);
    expect((await set({ ...udi, valid_from: needed })).status).toBe(200);
    expect((await staff.call({ url })).json.udi_missing_on).toBeNull();
  });

  it.each([
    ['open_fee_rate', 'mucho'],
    ['withhold_pm', 'quizá'],
    ['login_max_failures', '4'],
    ['session_idle_hard_seconds', '301'],
    ['session_idle_hard_seconds', '59'],
    ['otp_ttl_seconds', '121'],
    ['inactivity_block_days', '366'],
    ['session_lifetime_staff_seconds', '299'],
    ['session_lifetime_client_seconds', '43201'],
    ['max_funding_days', '1.5'],
    ['udi_value', '8,12'],
    ['udi_value', '0.0'],
    ['waterfall_order', 'capital'],
  ])('%s refuses %s in Spanish, on its field', async (key, value) => {
    const reply = await set({ key, value, valid_from: addDays(today, 30) });
    expect(reply.status).toBe(422);
    expect(reply.json.fields.value).toMatch(/^(Escribe|El campo debe)/);
  });

  it('show which numbers the law allows', async () => {
    const reply = await set({ key: 'session_idle_hard_seconds', value: '600' });
    expect(reply.json.fields).toEqual({
      value:
        'El campo debe ser un número entero entre 60 y 300; la CUITF (75) permite a lo más 5 minutos',
    });
  });

  it('have a history, page by page', async () => {
    const key = 'withdrawal_business_days';
    const later = { key, value: 2, validFrom: toDay('2026-01-01'), source: 'prueba', setBy: 'x' };
    await api.db.insert(settings).values(later);
    const page = (query: string) => staff.call({ url: `${url}/values?key=${key}&limit=1${query}` });
    const first = (await page('')).json;
    expect(first).toMatchObject({
      total: 2,
      items: [{ value: '2', valid_from: '2026-01-01', state: 'current' }],
    });
    const second = (await page(`&cursor=${first.next_cursor}`)).json;
    expect(second).toMatchObject({ next_cursor: null, items: [{ value: '1', state: 'past' }] });
    expect((await staff.call({ url: `${url}/values?key=nada` })).status).toBe(400);
  });

  it('that are not in force yet can be taken back; the others stay', async () => {
    const remove = (id: string) =>
      asTwo(api, staff, { method: 'DELETE', url: `/api/v1/settings/${id}` });
    const added = (await set({ key: 'mora_rate', value: '40 %' })).json;
    expect((await remove(added.id)).json).toEqual({ ok: true });
    expect((await remove(added.id)).status).toBe(404);
    const list = await staff.call({ url });
    const mora = find(list, 'mora_rate');
    expect(mora).toMatchObject({ current: { value: '48%' }, upcoming: [] });
    const trail = await staff.call({ url: '/api/v1/audit?object=settings' });
    expect(trail.json.items[0]).toMatchObject({
      action: 'settings.delete',
      object_id: 'mora_rate',
      details: { value: '40%', valid_from: tomorrow, source: 'Consejo, acta 14' },
    });

    // As people read it, its unit included.
    await remove((await set({ key: 'max_funding_days', value: '40' })).json.id);
    const after = await staff.call({ url: '/api/v1/audit?object=settings' });
    expect(after.json.items[0]?.details).toMatchObject({
      value: expect.stringMatching(/^40\sdías$/),
    });

    const again = (await set({ key: 'mora_rate', value: '41 %' })).json;
    const later = api.clock.now;
    api.clock.now = new Date(later.getTime() + 86_400_000);
    const next = await api.again(staff);
    await api.stepUp(next);
    const kept = await next.call({ method: 'DELETE', url: `${url}/${again.id}` });
    expect(kept.status).toBe(409);
    expect(kept.json.message).toMatch(/^Ese valor ya comenzó/);
    api.clock.now = later;
  });

  it.each(seedSettings.map(({ key, value }) => [key, value] as const))(
    '%s changes by two people, unless it affects no money, no limit and no access',
    async (key, value) => {
      await freshFactor(api, staff);
      const body = { key, value: showValue(key, value), valid_from: addDays(today, 60), source };
      const reply = await staff.call({ method: 'POST', url, body });
      expect([key, reply.status]).toEqual([key, onePerson.includes(key) ? 200 : 202]);
    },
  );

  it('show the person who confirms what they were, and are not changed for a day that has passed', async () => {
    const second = await secondPerson(api);
    const { json } = await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
    const rate = json.items.find(({ details }) =>
      details.some(({ value }) => value === 'Tasa anual de referencia'),
    );
    expect(rate?.details).toEqual([
      { label: 'Parámetro', value: 'Tasa anual de referencia', to: '/backoffice/parametros' },
      { label: 'Valor nuevo', value: '18.9%' },
      { label: 'Valor anterior', value: '18.9%' },
      { label: 'Rige desde', value: formatDay(addDays(today, 60)) },
      { label: 'Fuente', value: source },
    ]);
    expect(rate?.title).toBe('Fijar un parámetro: Tasa anual de referencia, 18.9%');
    const grace = json.items.find(({ title }) => title.includes('Días de gracia'));
    expect(grace?.details[1]).toEqual({
      label: 'Valor nuevo',
      value: expect.stringMatching(/^\d+\sdías?$/),
    });
    const body = { key: 'iva_rate', value: '8 %', valid_from: addDays(today, -40), source };
    const past = await staff.call({ method: 'POST', url, body });
    expect([past.status, past.json.fields]).toEqual([
      422,
      { valid_from: 'Ese día ya rige un valor. Elige un día a partir de mañana.' },
    ]);
  });

  it('are not for other users, nor without the second factor', async () => {
    const client = await api.person('client');
    expect((await client.call({ url })).status).toBe(403);
    expect((await client.call({ url: `${url}/values?key=mora_rate` })).status).toBe(403);
    const fresh = await api.person('admin');
    const body = { key: 'mora_rate', value: '40', valid_from: tomorrow, source: 'Consejo' };
    expect((await fresh.call({ method: 'POST', url, body })).json.code).toBe('step_up_required');
  });
});
