import { identityChecks } from '@server/db/schema/people-identity';
import { type Person, testApi } from '@tests/support/api';
import { declaredOwner as party } from '@tests/support/declared';
import { jpg } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
const base = '/api/v1/profile/identity-checks';
const own = {
  version: 0,
  own_account: true,
  occupation: 'Comerciante',
  pep: 'none',
  funds_source: 'business',
  funds_use: 'Pagar el sistema de mi local',
  monthly_amount_cents: 500_000,
  taxed_abroad: false,
};
const save = (who: Person, subject: string, body: object) =>
  who.call({ method: 'PUT', url: `${base}/${subject}`, body });
const overview = async (who: Person) => (await who.call({ url: base })).json;

async function declaring(role: 'client' | 'investor' = 'client', personType = 1) {
  const who = await api.person(role, { personType });
  await api.stepUp(who);
  return who;
}

test('a person declares for themselves, the same in every area, and is told of it', async () => {
  const who = await declaring('investor');
  expect(await overview(who)).toMatchObject({ level: 0, identity: 'pending' });
  expect((await save(who, 'person', own)).status).toBe(200);
  expect(await overview(who)).toMatchObject({
    level: 1,
    missing: ['front', 'back', 'face'],
    subjects: [
      { subject: 'person', complete: true },
      { subject: 'resource_provider', open: false },
      { subject: 'real_owner', open: false, required: false },
    ],
  });
  const { answers } = (await who.call({ url: `${base}/person` })).json;
  expect(answers).toMatchObject({ occupation: 'Comerciante', monthly_amount_cents: 500_000 });
  const mail = await api.lastMail(who.email);
  expect(mail?.subject).toContain('Cambiaron los datos de identidad de tu cuenta');
  expect(mail?.text).toContain('Guardamos lo que declaraste sobre ti');
});

test('what a person does is asked once: with their income, and not again with who they are', async () => {
  const who = await declaring('client');
  const { occupation: _said, ...unsaid } = own;
  const early = await save(who, 'person', unsaid);
  expect([early.status, early.json.fields]).toEqual([
    422,
    { occupation: 'Primero guarda la ocupación o el giro, en el formulario que los pide.' },
  ]);
  const about = (version: number, occupation: string) =>
    who.call({
      method: 'PUT',
      url: '/api/v1/profile/about-you',
      body: {
        version,
        occupation,
        monthly_income_cents: 2_000_000,
        dependants: 0,
        housing: 'rented',
        education: 'bachelor',
      },
    });
  expect((await about(0, 'Panadera')).status).toBe(200);
  expect((await save(who, 'person', unsaid)).status).toBe(200);
  const shown = async () => (await who.call({ url: `${base}/person` })).json;
  expect(await shown()).toMatchObject({
    asks_occupation: false,
    answers: { occupation: 'Panadera' },
  });
  expect((await about(1, 'Repostera')).status).toBe(200);
  expect((await shown()).answers).toMatchObject({ occupation: 'Repostera' });

  const company = await declaring('investor', 0);
  expect((await company.call({ url: `${base}/person` })).json.asks_occupation).toBe(true);
  const controllers = [{ full_name: 'Ana Paz Ruiz', control: 'administration' }];
  const silent = await save(company, 'person', { ...unsaid, controllers });
  expect([silent.status, silent.json.fields]).toEqual([
    422,
    { occupation: 'El campo es obligatorio' },
  ]);
});

test('a save needs the second factor, and an older one is refused with what is kept', async () => {
  const who = await api.person('client');
  const refused = await save(who, 'person', own);
  expect([refused.status, refused.json]).toMatchObject([403, { code: 'step_up_required' }]);
  await api.stepUp(who);
  await save(who, 'person', own);
  const late = await save(who, 'person', { ...own, occupation: 'Médica' });
  expect([late.status, late.json]).toMatchObject([
    409,
    { code: 'stale', current: { version: 1, occupation: 'Comerciante' } },
  ]);
  const both = await Promise.all(
    ['Médica', 'Dentista'].map((occupation) =>
      save(who, 'person', { ...own, occupation, version: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('others are asked about only of who acts for another, and are kept sealed', async () => {
  const who = await declaring();
  await save(who, 'person', own);
  const refused = await save(who, 'real_owner', party);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Esto se pide solo a quien no actúa por cuenta propia. Dilo primero en tus datos.',
  ]);
  await save(who, 'person', { ...own, own_account: false, version: 1 });
  expect((await overview(who)).missing).toContain('real_owner');
  expect((await save(who, 'real_owner', { ...party, curp: undefined })).json).toMatchObject({
    fields: { curp: 'El campo es obligatorio' },
  });
  expect((await save(who, 'real_owner', party)).status).toBe(200);
  expect((await overview(who)).missing).not.toContain('real_owner');
  const shown = (await who.call({ url: `${base}/real_owner` })).json;
  expect(shown).toMatchObject({ open: true, answers: { rfc: 'GODE561231GR8' } });
  const rows = await api.db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, who.userId));
  expect(JSON.stringify(rows)).not.toMatch(/GODE|Elena|G1234567/);
});

test('a company names who controls it', async () => {
  const who = await declaring('client', 0);
  expect((await save(who, 'person', { ...own, controllers: [] })).json).toMatchObject({
    fields: { 'controllers.0.full_name': expect.stringContaining('controle') },
  });
  const controllers = [{ full_name: 'Ana Paz Ruiz', control: 'administration' }];
  expect((await save(who, 'person', own)).status).toBe(200);
  expect(await overview(who)).toMatchObject({
    level: 0,
    missing: expect.arrayContaining(['controllers']),
  });
  expect((await save(who, 'person', { ...own, version: 1, controllers })).status).toBe(200);
  expect(await overview(who)).toMatchObject({ level: 1 });
  expect((await save(who, 'real_owner', party)).json.message).toBe(
    'Esto se pide solo de una empresa que no actúa por cuenta propia. Dilo primero en sus datos.',
  );
});

test('staff who act as a person see the end of identifiers, and change nothing', async () => {
  const who = await declaring();
  await save(who, 'person', { ...own, own_account: false });
  await save(who, 'real_owner', party);
  await api.stepUp(staff);
  const minted = await staff.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: who.userId, reason: 'Pidió ayuda por teléfono' },
  });
  const opened = await api.anonymous({
    method: 'POST',
    url: '/api/v1/impersonations/redeem',
    body: { token: minted.json.path.replace('/preauth/', '') },
  });
  const token = opened.json.access_token;
  const shown = await api.withToken(token, { url: `${base}/real_owner` });
  expect(shown.json.answers).toMatchObject({
    rfc: '••••1GR8',
    curp: '••••RN01',
    paper_number: '••••4567',
  });
  const changed = await api.withToken(token, {
    method: 'PUT',
    url: `${base}/real_owner`,
    body: { ...party, version: 1 },
  });
  expect([changed.status, changed.json]).toMatchObject([403, { code: 'impersonation_refused' }]);
});

test('photographs are reviewed by staff, and the identity stands as they decide', async () => {
  const who = await declaring();
  await save(who, 'person', own);
  const ids: string[] = [];
  for (const docId of [7, 8, 9]) {
    const form = multipart(
      { file_type: String(docId) },
      { name: 'file', fileName: 'foto.jpg', content: jpg() },
    );
    const url = `/storagev3/documents/upload/user/${who.userId}` as const;
    const sent = await who.call({ method: 'POST', url, ...form });
    ids.push(String(sent.json.id));
  }
  expect(await overview(who)).toMatchObject({ level: 2, identity: 'in_review', missing: [] });
  const decide = (act: string, id: string | undefined, more = {}) =>
    staff.call({ method: 'POST', url: `/storagev3/documents/${act}`, body: { id, ...more } });
  await decide('reject', ids[1], { reject_reason: 'No se lee el reverso' });
  expect(await overview(who)).toMatchObject({
    level: 1,
    identity: 'rejected',
    missing: ['back'],
    photos: [{}, { state: 'rechazado', reject_reason: 'No se lee el reverso' }, {}],
  });
  await decide('verify', ids[0]);
  expect((await overview(who)).photos[0]).toMatchObject({ state: 'verificado' });
});

test('what a company that invests does is said here alone, and its money comes from where a company has it', async () => {
  const who = await declaring('investor', 0);
  const company = { ...own, controllers: [{ full_name: 'Rosa Mora', control: 'administration' }] };
  const refused = await save(who, 'person', { ...company, funds_source: 'salary' });
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['funds_source']]);
  const body = { ...company, funds_source: 'contributions' };
  expect((await save(who, 'person', body)).status).toBe(200);

  const url = '/api/v1/profile/about-you';
  const answers = {
    monthly_income_cents: 9_000_000,
    experience: 'some',
    objective: 'income',
    horizon: 'medium',
    loss_tolerance: 'little',
  };
  expect((await who.call({ method: 'PUT', url, body: { version: 0, ...answers } })).status).toBe(
    200,
  );
  expect((await who.call({ url })).json).toMatchObject({
    occupation: 'Comerciante',
    missing: [],
  });

  const person = await declaring('investor');
  expect((await save(person, 'person', { ...own, funds_source: 'contributions' })).status).toBe(
    422,
  );
});

const companyBehind = {
  ...party,
  kind: 'legal_entity',
  rfc: 'SOL150302AB1',
  curp: undefined,
  relation: 'partner',
  funds_source: 'credit',
  paper: 'deed',
};

test('a company behind an account is asked what a company has: its money, its deed, no family', async () => {
  const who = await declaring();
  await save(who, 'person', { ...own, own_account: false });
  for (const wrong of [
    { funds_source: 'salary' },
    { paper: 'passport' },
    { relation: 'spouse' },
    { relation: 'relative' },
  ]) {
    const refused = await save(who, 'real_owner', { ...companyBehind, ...wrong });
    expect(Object.keys(refused.json.fields)).toEqual(Object.keys(wrong));
  }
  expect((await save(who, 'real_owner', companyBehind)).status).toBe(200);
  // A deed shows nothing of a person.
  expect(
    (await save(who, 'real_owner', { ...party, paper: 'deed', version: 1 })).json,
  ).toMatchObject({ fields: { paper: expect.any(String) } });
});

test('who is behind a company is neither its family nor its employer', async () => {
  const company = await declaring('investor', 0);
  const controllers = [{ full_name: 'Rosa Mora', control: 'administration' }];
  await save(company, 'person', { ...own, own_account: false, controllers });
  for (const relation of ['spouse', 'relative', 'employer']) {
    for (const behind of [
      { ...party, relation },
      { ...companyBehind, relation },
    ]) {
      const refused = await save(company, 'resource_provider', behind);
      expect([refused.status, refused.json]).toMatchObject([
        422,
        { fields: { relation: expect.stringContaining('tipos de persona') } },
      ]);
    }
  }
  for (const [subject, relation] of [
    ['resource_provider', 'partner'],
    ['real_owner', 'client'],
  ] as const) {
    expect((await save(company, subject, { ...party, relation })).status).toBe(200);
  }
});
