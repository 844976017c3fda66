import { addDays, dayInMexicoCity, toDay } from '@contract/fields/day';
import { testApi } from '@tests/support/api';
import { describe, expect, it } from 'vitest';
import { seedSettings, seedSettingsTable } from './seed';
import { readValue, showValue } from './typed';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');
await api.stepUp(staff);
const today = dayInMexicoCity(api.clock.now);
const tomorrow = addDays(today, 1);
const url = '/api/v1/settings';

const set = (changes: object) =>
  staff.call({
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

describe('settings', () => {
  it('are listed with the value of today, and take a later one with its source', async () => {
    expect((await set({})).json).toMatchObject({ value: '3.5%', valid_from: tomorrow });
    const list = await staff.call({ url });
    expect(find(list, 'open_fee_rate')).toMatchObject({
      current: { value: '3%', set_by: 'Valor inicial' },
      upcoming: [{ value: '3.5%', source: 'Consejo, acta 14' }],
    });
    const trail = await staff.call({ url: '/api/v1/audit?object=settings' });
    expect(JSON.stringify(trail.json)).toContain('settings.create');
  });

  it('do not change for days that have a value, and a first one may be given late', async () => {
    expect((await set({ valid_from: today })).json.fields).toHaveProperty('valid_from');
    expect((await set({})).json.fields).toHaveProperty('valid_from');
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
    ['udi_value', '8,12'],
    ['udi_value', '0.0'],
    ['waterfall_order', 'capital'],
  ])('%s refuses %s in Spanish, on its field', async (key, value) => {
    const reply = await set({ key, value, valid_from: addDays(today, 30) });
    expect(reply.status).toBe(422);
    expect(reply.json.fields.value).toMatch(/^Escribe/);
  });

  it('are not for anybody else, nor without the second factor', async () => {
    const client = await api.person('client');
    expect((await client.call({ url })).status).toBe(403);
    const fresh = await api.person('admin');
    const body = { key: 'mora_rate', value: '40', valid_from: tomorrow, source: 'Consejo' };
    expect((await fresh.call({ method: 'POST', url, body })).json.code).toBe('step_up_required');
  });
});
