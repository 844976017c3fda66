import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, programUsers } from '@server/db/schema/people';
import { programs, zones } from '@server/db/schema/program';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const programId = await api.program(['Centro', 'Norte']);
const zoneOf = async (name: string, program = programId) => {
  const its = and(eq(zones.programId, program), eq(zones.name, name));
  return present((await api.db.select().from(zones).where(its))[0]);
};
const centre = await zoneOf('Centro');
const north = await zoneOf('Norte');
const manager = await api.person('program_commercial_manager', { programId });
const executive = await api.person('program_executive_manager', { programId });

let serial = 0;
async function aProspect(zoneId = centre.id) {
  serial += 1;
  const made = await manager.call({
    method: 'POST',
    url: '/api/v1/prospects',
    body: {
      business_name: `Abarrotes ${serial}`,
      contact_name: 'Inés Vega Luna',
      phone: `33 1900 ${String(1000 + serial)}`,
      municipality: 'Mérida',
      state: 'Yucatán',
      zone_id: zoneId,
    },
  });
  return { ...made.json, email: `prospecta.${serial}@ejemplo.mx` };
}

type Made = Awaited<ReturnType<typeof aProspect>>;
const pathOf = (id: string) => `/api/v1/prospects/${id}/invitation` as const;
const invite = ({ id, email }: Made, who: Person = executive, to = email) =>
  who.call({ method: 'POST', url: pathOf(id), body: { email: to } });
const revoke = ({ id }: Made, who: Person = executive) =>
  who.call({ method: 'POST', url: `${pathOf(id)}/revoke` });
const read = async ({ id }: Made, who: Person = executive) => who.call({ url: pathOf(id) });
const tokenIn = async (email: string) =>
  /solicitante\/crear\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const redeem = (token: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/applicant-creations/redeem',
    body: { token, password: PASSWORD, terms: true },
  });
async function joined(made: Made) {
  await invite(made);
  const answer = await redeem(await tokenIn(made.email));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
  const body = { email: made.email, password: PASSWORD };
  const { json } = await api.anonymous({ method: 'POST', url: '/api/auth/login', body });
  return { answer: answer.json, token: json.access_token };
}
const ask = (token: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/projects',
    body: story.request(),
    headers: { authorization: `Bearer ${token}`, ...once() },
  });
const history = async ({ id }: Made) =>
  (await manager.call({ url: `/api/v1/prospects/${id}/history` })).json.items;

test('an invited prospect opens an account, and what they ask for counts where the prospect stands by then', async () => {
  const made = await aProspect();
  expect((await read(made)).json).toMatchObject({ state: 'none', projects: [] });
  expect((await invite(made)).json).toMatchObject({ state: 'invited', email: made.email });
  const mail = await api.lastMail(made.email);
  expect(mail?.subject).toContain('Frío Eficiente te invita a pedir tu crédito');
  const { answer, token } = await joined(made);
  expect(answer).toMatchObject({ invited_by: 'Frío Eficiente', full_name: 'Inés Vega Luna' });
  expect((await read(made)).json).toMatchObject({ state: 'joined', email: null });

  // Meanwhile it is given to an executive and moves to another zone.
  const { version } = (await manager.call({ url: `/api/v1/prospects/${made.id}` })).json;
  await manager.call({
    method: 'PATCH',
    url: `/api/v1/prospects/${made.id}`,
    body: { version, zone_id: north.id, owner_id: executive.userId },
  });
  const asked = await ask(token);
  expect(asked.status, JSON.stringify(asked.json)).toBe(200);
  const [project] = await api.db.select().from(projects).where(eq(projects.id, asked.json.id));
  expect(project).toMatchObject({
    programId,
    zoneId: north.id,
    prospectId: made.id,
    executiveUserId: executive.userId,
  });
  expect((await read(made)).json).toMatchObject({
    state: 'asked',
    projects: [{ folio: asked.json.folio, status: 'in_review' }],
  });
  const shown = (await manager.call({ url: `/api/v1/prospects/${made.id}` })).json;
  expect(shown.status).toBe('applied');
  const kinds = (await history(made)).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['invited', 'joined', 'asked', 'moved']));
  const { json } = await story.staff.call({
    url: `/api/v1/projects/${asked.json.id}/program`,
  });
  expect(json.moves).toMatchObject([{ origin: 'prospect', to: 'Frío Eficiente / Norte' }]);
});

test('a request that staff moved to another zone or program is shown only to those who reach it', async () => {
  const made = await aProspect();
  const { token } = await joined(made);
  const { id } = (await ask(token)).json;
  const ofZone = await api.person('program_executive_manager', { programId });
  await api.db
    .update(programUsers)
    .set({ zoneIds: [centre.id] })
    .where(eq(programUsers.userId, ofZone.userId));
  const seen = async (who: Person) => (await read(made, who)).json;
  expect(await seen(ofZone)).toMatchObject({ state: 'asked', projects: [{ id }] });

  const move = (body: object, version: number) =>
    story.staff.call({
      method: 'POST',
      url: `/api/v1/projects/${id}/program-moves`,
      body: { ...body, reason: 'Se instala en otro lugar.', version },
    });
  await move({ program_id: programId, zone_id: north.id }, 1);
  expect(await seen(ofZone)).toMatchObject({ state: 'asked', projects: [] });
  expect(await seen(manager)).toMatchObject({ state: 'asked', projects: [{ id }] });

  await move({ program_id: await api.program(['Sur']), zone_id: null }, 2);
  expect(await seen(manager)).toMatchObject({ state: 'asked', projects: [] });
});

test('a link replaced by another one, taken back or too old makes no account', async () => {
  const made = await aProspect();
  await invite(made);
  const first = await tokenIn(made.email);
  const elsewhere = `otro.${made.email}`;
  expect((await invite(made, executive, elsewhere)).json.email).toBe(elsewhere);
  expect((await redeem(first)).status).toBe(422);
  const second = await tokenIn(elsewhere);
  expect((await revoke(made)).json.state).toBe('none');
  expect((await revoke(made)).status).toBe(409);
  expect((await redeem(second)).status).toBe(422);

  await invite(made);
  const third = await tokenIn(made.email);
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 73 * 3_600_000);
  expect((await redeem(third)).status).toBe(422);
  api.clock.now = before;
  expect(await api.db.$count(users, eq(users.email, made.email))).toBe(0);
});

test('who joined is invited no more, and an address in use is refused when its link is used', async () => {
  const made = await aProspect();
  await joined(made);
  expect((await invite(made)).status).toBe(409);
  expect((await revoke(made)).status).toBe(409);

  const other = await aProspect();
  const { email } = await api.person('client');
  expect((await invite(other, executive, email)).status).toBe(200);
  const answer = await redeem(await tokenIn(email));
  expect([answer.status, answer.json.message]).toEqual([
    422,
    'Este correo ya tiene una cuenta. Entra con ella para pedir tu crédito, y avisa al programa que te invitó.',
  ]);
  expect(await api.db.$count(applicants, eq(applicants.prospectId, other.id))).toBe(0);
});

test('fifty uses of one link at the same moment make one account', async () => {
  const made = await aProspect();
  await invite(made);
  const token = await tokenIn(made.email);
  const all = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a program that works no more gets no applicant by a link of before', async () => {
  const made = await aProspect();
  await invite(made);
  const token = await tokenIn(made.email);
  const set = (deactivatedAt: Date | null) =>
    api.db.update(programs).set({ deactivatedAt }).where(eq(programs.id, programId));
  await set(api.clock.now);
  const answer = await redeem(token);
  await set(null);
  expect(answer.status).toBe(422);
  expect((await redeem(token)).status).toBe(200);
});

test('people of another program or zone, and installers, reach no prospect of it', async () => {
  const made = await aProspect();
  const elsewhere = await api.program(['Sur']);
  const stranger = await api.person('program_administrator', { programId: elsewhere });
  const local = await api.person('program_executive_manager', { programId });
  await api.db
    .update(programUsers)
    .set({ zoneIds: [north.id] })
    .where(eq(programUsers.userId, local.userId));
  for (const who of [stranger, local]) {
    expect((await read(made, who)).status).toBe(404);
    expect((await invite(made, who)).status).toBe(404);
    expect((await revoke(made, who)).status).toBe(404);
  }
  // An installer has leads of its own, and nothing to do with prospects.
  for (const who of [story.supplier, story.applicant]) {
    expect((await read(made, who)).status).toBe(403);
    expect((await invite(made, who)).status).toBe(403);
    expect((await revoke(made, who)).status).toBe(403);
  }
  expect((await invite(made, story.staff)).status).toBe(403);
});
