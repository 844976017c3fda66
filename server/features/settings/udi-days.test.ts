import { addDays, dayInMexicoCity } from '@contract/fields/day';
import { testApi } from '@tests/support/api';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
await api.stepUp(staff);
const today = dayInMexicoCity(api.clock.now);
const base = '/api/v1/settings';

const paste = (...lines: string[]) =>
  staff.call({
    method: 'POST',
    url: `${base}/udi`,
    body: { text: lines.join('\n'), source: 'Banxico, SIE' },
  });
const line = (offset: number, value: string) => `${addDays(today, offset)};${value}`;
const values = async (query = '') =>
  (await staff.call({ url: `${base}/values?key=udi_value${query}` })).json;

describe('days of UDI that are pasted', () => {
  it('are set together, the past ones too, with one source and one line in the trail', async () => {
    const reply = await paste(line(1, '8.300000'), line(-1, '8.100000'), line(0, '8.2'));
    expect(reply.json).toEqual({ added: 3, known: 0 });
    expect((await values()).items).toMatchObject([
      { value: '8.300000', state: 'upcoming', source: 'Banxico, SIE' },
      { value: '8.2', state: 'current' },
      { value: '8.100000', state: 'past' },
    ]);
    const trail = (await staff.call({ url: '/api/v1/audit?object=settings' })).json.items;
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({ action: 'settings.create-udi' });
  });

  it('are passed over where the same value is known, and refused where another one is', async () => {
    expect((await paste(line(0, '8.200000'), line(2, '8.4'))).json).toEqual({ added: 1, known: 1 });
    const refused = await paste(line(3, '8.5'), line(0, '8.9'));
    expect(refused.status).toBe(422);
    expect(refused.json.fields).toEqual({
      text: 'Renglón 2: ese día ya tiene otro valor, 8.2.',
    });
    expect(await values()).toMatchObject({ total: 4 });
  });

  it('are all refused for one bad line', async () => {
    const reply = await paste(line(5, '8.5'), 'ayer;8.6');
    expect(reply.status).toBe(400);
    expect(reply.json.fields.text).toMatch(/^Renglón 2: la fecha no existe/);
    expect(await values()).toMatchObject({ total: 4 });
  });

  it('of two pastes at once are set by one of them', async () => {
    const replies = await Promise.all([
      paste(line(10, '8.7'), line(11, '8.8')),
      paste(line(11, '8.9'), line(12, '9.0')),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await values()).total).toBe(6);
  });

  it('need the second factor', async () => {
    const fresh = await api.person('admin');
    const body = { text: line(20, '8.1'), source: 'Banxico' };
    const reply = await fresh.call({ method: 'POST', url: `${base}/udi`, body });
    expect(reply.json.code).toBe('step_up_required');
  });
});
