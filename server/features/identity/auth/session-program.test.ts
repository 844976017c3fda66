import { type ProgramRole, programRoles } from '@contract/people/program-users';
import { userRoles } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { programs, zones } from '@server/db/schema/program';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf, present } from '@tests/support/present';
import { answerOf } from '@tests/support/refusal';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const [executiveRole, administratorRole] = [
  'program_executive_manager',
  'program_administrator',
] as const;

/** A program with a zone and a prospect of that name, and who administers it. */
async function programOf(name: string) {
  const id = await api.program([name]);
  await api.db.update(programs).set({ name }).where(eq(programs.id, id));
  const admin = await api.person(administratorRole, { programId: id });
  const zone_id = firstOf((await admin.call({ url: '/api/v1/zones' })).json.items).id;
  const body = {
    ...{ business_name: `Abarrotes ${name}`, contact_name: 'Ana Ruiz', phone: '3311112222' },
    ...{ municipality: 'Tonalá', state: 'Jalisco', zone_id },
  };
  await admin.call({ method: 'POST', url: '/api/v1/prospects', body });
  return { id, name, admin };
}

async function enters({ userId }: Person, programId: string, role: ProgramRole) {
  await api.db.insert(programUsers).values({ userId, programId, role });
  await api.db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
}

/** Eva is an executive of the program Agua and administers the program Brisa. */
async function world() {
  const [agua, brisa] = [await programOf('Agua'), await programOf('Brisa')];
  const eva = await api.person(executiveRole, { programId: agua.id });
  await enters(eva, brisa.id, administratorRole);
  return { agua, brisa, eva };
}

/** Whoever is granted another session there goes on with it, as the portal does. */
async function pick(who: Person, programId: string) {
  const body = { program_id: programId };
  const reply = await who.call({ method: 'POST', url: '/api/v1/session/program', body });
  const token = reply.status === 200 ? reply.json.grant?.access_token : undefined;
  if (token) Object.assign(who, withToken(who, token));
  return reply;
}
const info = async (who: Person) => (await who.call({ url: '/api/v1/users/getRgUserInfo' })).json;
/** The name of the program that a session stands in, and the role in it. */
async function place(who: Person) {
  const { role, programInfo } = await info(who);
  return [programInfo?.programsInfo.find(({ current }) => current)?.name ?? null, role];
}
const seenBy = async (who: Person) => [
  (await who.call({ url: '/api/v1/prospects' })).json.items.map((row) => row.business_name),
  (await who.call({ url: '/api/v1/zones' })).json.items.map((row) => row.name),
];
/** The same person in another session. */
const withToken = (who: Person, token: string): Person => ({
  ...who,
  token,
  call: (request) => api.withToken(token, request),
});
async function signIn(who: Person): Promise<Person> {
  const body = { email: who.email, password: PASSWORD };
  const { json } = await api.anonymous({ method: 'POST', url: '/api/auth/login', body });
  return withToken(who, json.access_token);
}
const addZone = (who: Person, name: string) =>
  who.call({ method: 'POST', url: '/api/v1/zones', body: { name, region: 'Sur' } });
async function memberOf({ admin }: { admin: Person }, who: Person) {
  const listed = (await admin.call({ url: '/api/v1/program-users?limit=50' })).json.items;
  return present(listed.find(({ email }) => email === who.email));
}
/** Who administers a program takes the access to it from a person, or gives it back. */
async function decide(program: { admin: Person }, what: 'deactivate' | 'reactivate', who: Person) {
  const { id } = await memberOf(program, who);
  await freshFactor(api, program.admin);
  const body = { reason: 'Cambió de empresa' };
  return program.admin.call({ method: 'POST', url: `/api/v1/program-users/${id}/${what}`, body });
}
const rolesOf = async ({ userId }: Person) =>
  (await api.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map((r) => r.role);

describe('a person of two programs', () => {
  test('sees both, and works in the one that the session stands in, as what they are there', async () => {
    const { agua, brisa, eva } = await world();
    expect((await info(eva)).programInfo).toEqual({
      programsInfo: [
        { id: agua.id, name: 'Agua', role: executiveRole, current: true },
        { id: brisa.id, name: 'Brisa', role: administratorRole, current: false },
      ],
    });
    expect(await seenBy(eva)).toEqual([['Abarrotes Agua'], ['Agua']]);
    expect((await addZone(eva, 'Sur')).status).toBe(403);

    expect((await pick(eva, brisa.id)).status).toBe(200);
    expect(await place(eva)).toEqual(['Brisa', administratorRole]);
    expect(await seenBy(eva)).toEqual([['Abarrotes Brisa'], ['Brisa']]);
    expect((await addZone(eva, 'Sur')).status).toBe(200);
    expect((await seenBy(brisa.admin))[1]).toContain('Sur');
    expect((await seenBy(agua.admin))[1]).toEqual(['Agua']);

    await pick(eva, agua.id);
    expect(await place(eva)).toEqual(['Agua', executiveRole]);
    expect((await addZone(eva, 'Sur')).status).toBe(403);
    const staff = await api.person('admin');
    const trail = await staff.call({ url: '/api/v1/audit?object=sessions&limit=2' });
    expect(trail.json.items).toMatchObject([
      { action: 'sessions.program', details: { from: 'Brisa', to: 'Agua' } },
      { action: 'sessions.program', details: { from: 'Agua', to: 'Brisa' } },
    ]);
  });

  test('works the one zone of a program in that program alone', async () => {
    const { agua, brisa, eva } = await world();
    const only = api.db.select({ id: zones.id }).from(zones).where(eq(zones.programId, agua.id));
    const zoneId = firstOf(await only).id;
    const there = and(eq(programUsers.userId, eva.userId), eq(programUsers.programId, agua.id));
    await api.db
      .update(programUsers)
      .set({ zoneIds: [zoneId] })
      .where(there);
    await addZone(agua.admin, 'Otra');
    expect((await seenBy(eva))[1]).toEqual(['Agua']);
    await pick(eva, brisa.id);
    expect((await seenBy(eva))[0]).toEqual(['Abarrotes Brisa']);
  });

  test('has a session in each without one moving the other, and comes in where they were last', async () => {
    const { agua, brisa, eva } = await world();
    const other = await api.again(eva);
    await pick(other, brisa.id);
    expect(await place(eva)).toEqual(['Agua', executiveRole]);
    expect(await place(other)).toEqual(['Brisa', administratorRole]);
    expect(await seenBy(eva)).toEqual([['Abarrotes Agua'], ['Agua']]);
    expect(await seenBy(other)).toEqual([['Abarrotes Brisa'], ['Brisa']]);

    const next = await signIn(eva);
    expect(await place(next)).toEqual(['Brisa', administratorRole]);
    await pick(next, agua.id);
    expect(await place(await signIn(eva))).toEqual(['Agua', executiveRole]);
  });

  test('stays there with a renewed token, and in another profile and back', async () => {
    const { brisa, eva } = await world();
    await api.db.insert(userRoles).values({ userId: eva.userId, role: 'client' });
    await pick(eva, brisa.id);
    const renewed = await eva.call({ method: 'POST', url: '/api/auth/renew' });
    const after = withToken(eva, renewed.json.access_token);
    expect(await place(after)).toEqual(['Brisa', administratorRole]);
    const url = '/api/v1/users/getRgUserInfo';
    const client = await after.call({ url: `${url}?role=client` });
    expect(client.json).toMatchObject({ role: 'client', programInfo: null });
    const asClient = withToken(eva, client.json.access_token ?? '');
    const back = await asClient.call({ url: `${url}?role=${executiveRole}` });
    // As an executive she is of the program Agua alone.
    expect(await place(withToken(eva, back.json.access_token ?? ''))).toEqual([
      'Agua',
      executiveRole,
    ]);
  });

  test('confirms who they are again in the other program', async () => {
    const { agua, brisa, eva } = await world();
    await pick(eva, brisa.id);
    await freshFactor(api, eva);
    const body = { full_name: 'Nora Colín', email: 'nora@ejemplo.mx', role: executiveRole };
    const invite = () => eva.call({ method: 'POST', url: '/api/v1/program-users', body });
    expect((await invite()).status).toBe(200);
    await pick(eva, agua.id);
    await pick(eva, brisa.id);
    expect((await invite()).json.code).toBe('step_up_required');
  });
});

test('the token of the program before opens nothing in the next, nor does one that waits for it', async () => {
  const { agua, brisa, eva } = await world();
  const before = withToken(eva, eva.token);
  const staff = await api.person('admin');
  expect((await pick(eva, brisa.id)).json.grant?.access_token).not.toBe(before.token);
  expect((await addZone(before, 'Robada')).status).toBe(401);
  expect((await pick(before, agua.id)).status).toBe(401);
  expect(await place(eva)).toEqual(['Brisa', administratorRole]);
  const trail = await staff.call({ url: '/api/v1/audit?object=sessions&limit=1' });
  expect(trail.json.items).toMatchObject([{ action: 'sessions.program' }]);
});

describe('a program that is not theirs', () => {
  test('answers as one that there is not, whatever it is, and the session stays', async () => {
    const { agua, brisa, eva } = await world();
    const foreign = await programOf('Cumbre');
    const [left, closed] = [await programOf('Dejado'), await programOf('Extinto')];
    await enters(eva, left.id, executiveRole);
    await enters(eva, closed.id, executiveRole);
    await decide(left, 'deactivate', eva);
    await api.db
      .update(programs)
      .set({ deactivatedAt: api.clock.now })
      .where(eq(programs.id, closed.id));
    const unknown = await pick(eva, UNKNOWN_ID);
    expect(unknown.status).toBe(404);
    for (const { id } of [foreign, left, closed]) {
      expect(answerOf(await pick(eva, id))).toEqual(answerOf(unknown));
    }
    expect(await place(eva)).toEqual(['Agua', executiveRole]);
    const listed = (await info(eva)).programInfo?.programsInfo.map(({ id }) => id);
    expect(listed).toEqual([agua.id, brisa.id]);
    expect((await pick(await api.person('client'), agua.id)).status).toBe(403);
  });
});

describe('access that ends in one program', () => {
  test('ends its sessions alone, those of others acting as its person among them', async () => {
    const { agua, brisa, eva } = await world();
    const there = await api.again(eva);
    await pick(there, brisa.id);
    expect((await decide(agua, 'deactivate', eva)).status).toBe(200);
    expect((await eva.call({ url: '/api/v1/prospects' })).status).toBe(401);
    expect(await place(there)).toEqual(['Brisa', administratorRole]);
    expect(await rolesOf(eva)).toEqual([administratorRole]);
    expect(await place(await signIn(eva))).toEqual(['Brisa', administratorRole]);

    await decide(agua, 'reactivate', eva);
    const again = await signIn(eva);
    expect((await info(again)).programInfo?.programsInfo).toHaveLength(2);
  });

  test('leaves the role to who has it in another, and takes it from who has it nowhere', async () => {
    const { agua, eva } = await world();
    const third = await programOf('Faro');
    await enters(eva, third.id, executiveRole);
    await decide(agua, 'deactivate', eva);
    expect((await rolesOf(eva)).toSorted()).toEqual([administratorRole, executiveRole]);
    await decide(third, 'deactivate', eva);
    expect(await rolesOf(eva)).toEqual([administratorRole]);
  });

  test('of another role there ends the session there, and the next one has it', async () => {
    const { agua, brisa, eva } = await world();
    const there = await api.again(eva);
    await pick(there, brisa.id);
    const { id, version } = await memberOf(agua, eva);
    await freshFactor(api, agua.admin);
    await agua.admin.call({
      method: 'PATCH',
      url: `/api/v1/program-users/${id}`,
      body: { role: 'program_commercial_manager', zone_ids: null, version },
    });
    expect((await eva.call({ url: '/api/v1/zones' })).status).toBe(401);
    await pick(there, agua.id);
    expect(await place(there)).toEqual(['Agua', 'program_commercial_manager']);
  });

  test('a program that is deactivated lets its people into their other one', async () => {
    const { agua, eva } = await world();
    const staff = await api.person('admin');
    const url = `/api/v1/programs/${agua.id}/deactivate` as const;
    const because = { reason: 'El convenio terminó' };
    expect((await staff.call({ method: 'POST', url, body: because })).status).toBe(200);
    expect((await eva.call({ url: '/api/v1/zones' })).status).toBe(401);
    expect(await place(await signIn(eva))).toEqual(['Brisa', administratorRole]);
  });

  test('picked and taken at the same moment is one or the other, and never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { brisa, eva } = await world();
      await Promise.all([pick(eva, brisa.id), decide(brisa, 'deactivate', eva)]);
      const seen = await eva.call({ url: '/api/v1/prospects' });
      if (seen.status === 200) expect(seen.json.items).toMatchObject([{ zone: 'Agua' }]);
      else expect(seen.status).toBe(401);
    }
  });
});

test('who acts as a person moves their own session alone, as both in the trail', async () => {
  const { agua, brisa, eva } = await world();
  const staff = await api.person('admin');
  await api.stepUp(staff);
  const minted = await staff.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: eva.userId, reason: 'Pidió ayuda con su programa' },
  });
  const token = String(minted.json.path).replace('/preauth/', '');
  const url = '/api/v1/impersonations/redeem';
  const { json } = await api.anonymous({ method: 'POST', url, body: { token } });
  const acting = withToken(eva, json.access_token);
  expect(await place(acting)).toEqual(['Agua', executiveRole]);
  expect((await pick(acting, brisa.id)).status).toBe(200);
  expect(await place(acting)).toEqual(['Brisa', administratorRole]);
  expect(await place(eva)).toEqual(['Agua', executiveRole]);
  // Where staff looked is not where she was last.
  expect(await place(await signIn(eva))).toEqual([agua.name, executiveRole]);
  const trail = await staff.call({ url: '/api/v1/audit?object=sessions&limit=4' });
  expect(trail.json.items.map(({ action }) => action)).toEqual([
    'sessions.create',
    'impersonation.act',
    'sessions.program',
    'impersonation.begin',
  ]);
});

test('each role of a program may pick, and a role without a program has none to pick', async () => {
  for (const role of programRoles) {
    const outside = await api.person(role);
    const { id } = await programOf('Golfo');
    expect((await pick(outside, id)).status).toBe(404);
    await enters(outside, id, role);
    expect((await pick(outside, id)).status).toBe(200);
    expect(await place(outside)).toEqual(['Golfo', role]);
  }
});
