import { PASSWORD, testApi } from '@tests/support/api';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Héctor Salinas' });

const create = (name: string) =>
  staff.call({ method: 'POST', url: '/api/v1/programs', body: { name } });
const because = { reason: 'El convenio terminó' };

test('staff open a program, find it, give it another name, and see what is in it', async () => {
  const { json: made } = await create('Frío Ahorrador');
  expect(made).toMatchObject({ name: 'Frío Ahorrador', zones: 0, users: 0, prospects: 0 });
  const taken = await create('FRIO ahorrador');
  expect([taken.status, taken.json.fields]).toEqual([
    422,
    { name: 'Ya hay un programa con este nombre.' },
  ]);
  const url = `/api/v1/programs/${made.id}` as const;
  const renamed = await staff.call({
    method: 'PATCH',
    url,
    body: { name: 'Frío Ahorrador 2', version: 0 },
  });
  expect(renamed.json.name).toBe('Frío Ahorrador 2');
  // Who read it before somebody else renamed it is shown what it is called now.
  const late = await staff.call({ method: 'PATCH', url, body: { name: 'Frío 3', version: 0 } });
  expect([late.status, late.json]).toMatchObject([
    409,
    { code: 'stale', current: { name: 'Frío Ahorrador 2', version: 1 } },
  ]);
  const zone = { name: 'Centro', region: 'Occidente', program_id: made.id };
  await staff.call({ method: 'POST', url: '/api/v1/zones', body: zone });
  const admin = await api.person('program_administrator', { programId: made.id });
  await api.person('program_executive_manager', { programId: made.id });
  const zones = await admin.call({ url: '/api/v1/zones' });
  await admin.call({
    method: 'POST',
    url: '/api/v1/prospects',
    body: {
      business_name: 'Abarrotes Sol',
      contact_name: 'Ana Ruiz',
      phone: '3310000001',
      municipality: 'Tonalá',
      state: 'Jalisco',
      zone_id: zones.json.items[0]?.id,
    },
  });
  const found = await staff.call({ url: '/api/v1/programs?q=ahorrador' });
  expect(found.json.items).toMatchObject([{ id: made.id, zones: 1, users: 2, prospects: 1 }]);
  expect((await staff.call({ url })).json).toMatchObject({ users: 2 });
  const trail = await staff.call({ url: `/api/v1/audit?object=programs&limit=2` });
  expect(trail.json.items.map(({ action }) => action)).toEqual([
    'programs.edit',
    'programs.create',
  ]);
});

test('two of the same name at once make one program', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create('Carrera de Programas')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('the people of a deactivated program do not come in until it is reactivated', async () => {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId });
  const both = await api.person('program_executive_manager', { programId });
  const act = (what: 'deactivate' | 'reactivate') =>
    staff.call({ method: 'POST', url: `/api/v1/programs/${programId}/${what}`, body: because });
  const login = () =>
    api.anonymous({
      method: 'POST',
      url: '/api/auth/login',
      body: { email: admin.email, password: PASSWORD },
    });
  expect((await act('deactivate')).json.deactivated_at).not.toBeNull();
  expect((await act('deactivate')).status).toBe(409);
  expect((await admin.call({ url: '/api/v1/prospects' })).status).toBe(401);
  expect((await both.call({ url: '/api/v1/zones' })).status).toBe(401);
  const refused = await login();
  expect([refused.status, refused.json.message]).toEqual([
    422,
    'Tu cuenta ya no tiene acceso a ninguna área. Pregunta a quien te lo dio.',
  ]);
  const zone = { name: 'Sur', region: 'Sur', program_id: programId };
  expect((await staff.call({ method: 'POST', url: '/api/v1/zones', body: zone })).status).toBe(409);
  const inactive = await staff.call({ url: '/api/v1/programs?state=inactive' });
  expect(inactive.json.items.map(({ id }) => id)).toEqual([programId]);
  await act('reactivate');
  expect((await login()).status).toBe(200);
});

test('programs are staff’s alone', async () => {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId });
  expect((await admin.call({ url: '/api/v1/programs' })).status).toBe(403);
  expect((await admin.call({ url: `/api/v1/programs/${programId}` })).status).toBe(403);
});
