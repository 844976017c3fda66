import { addDays, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { waitingAnswer } from '@contract/platform/approvals';
import { testApi } from '@tests/support/api';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
await api.stepUp(staff);
const today = dayInMexicoCity(api.clock.now);
const base = '/api/v1/settings';

const request = (...lines: string[]) =>
  ({
    method: 'POST',
    url: `${base}/udi`,
    body: { text: lines.join('\n'), source: 'Banxico, SIE' },
  }) as const;
const paste = (...lines: string[]) => asTwo(api, staff, request(...lines));
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
    expect(trail).toMatchObject([
      { action: 'settings.create-udi' },
      { action: 'approvals.create' },
    ]);
  });

  it('wait for a second person, who reads each day and its value before they are set', async () => {
    const before = await values();
    const asked = await staff.call(request(line(20, '8.75'), line(0, '8.2'), line(19, '8.7')));
    expect(asked.status).toBe(202);
    expect(await values()).toEqual(before);
    const second = await secondPerson(api);
    const { approval_id: id } = waitingAnswer.parse(asked.json);
    const shown = (await second.call({ url: `/api/v1/approvals/${id}` })).json;
    expect(shown).toMatchObject({
      lines_total: 2,
      lines: [
        { label: formatDay(addDays(today, 19)), value: '8.7' },
        { label: formatDay(addDays(today, 20)), value: '8.75' },
      ],
    });
    expect(shown.details).toEqual([
      { label: 'Parámetro', value: 'Valor de la UDI', to: '/backoffice/parametros' },
      { label: 'Días nuevos', value: '2' },
      { label: 'Días que ya tenían ese valor', value: '1' },
      { label: 'Último valor de antes', value: '8.300000' },
      { label: 'Fuente', value: 'Banxico, SIE' },
    ]);
    const reason = 'No coincide con lo publicado';
    await second.call({ method: 'POST', url: `/api/v1/approvals/${id}/decline`, body: { reason } });
    expect(await values()).toEqual(before);
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

  it('of two pastes at once one waits', async () => {
    await freshFactor(api, staff);
    const replies = await Promise.all([
      staff.call(request(line(10, '8.7'), line(11, '8.8'))),
      staff.call(request(line(11, '8.9'), line(12, '9.0'))),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it('need the second factor', async () => {
    const fresh = await api.person('admin');
    const body = { text: line(20, '8.1'), source: 'Banxico' };
    const reply = await fresh.call({ method: 'POST', url: `${base}/udi`, body });
    expect(reply.json.code).toBe('step_up_required');
  });
});
