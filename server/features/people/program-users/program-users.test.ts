import { userRoles, users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { endUnactivated } from '@server/features/identity';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const because = { reason: 'Cambió de empresa' };

async function world() {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
  await freshFactor(api, admin);
  const { items } = (await admin.call({ url: '/api/v1/zones' })).json;
  const zoneId = present(items.find(({ name }) => name === 'Norte')).id;
  return { programId, admin, zoneId };
}

const list = async (who: Person) =>
  (await who.call({ url: '/api/v1/program-users?limit=50' })).json.items;
const memberOf = async (who: Person, email: string) =>
  present((await list(who)).find((member) => member.email === email));
const invite = (who: Person, email: string, more: object = {}) =>
  who.call({
    method: 'POST',
    url: '/api/v1/program-users',
    body: { full_name: 'Nora Colín', email, role: 'program_executive_manager', ...more },
  });
const act = (who: Person, id: string, what: 'deactivate' | 'reactivate', body: object = because) =>
  who.call({ method: 'POST', url: `/api/v1/program-users/${id}/${what}`, body });
const resend = (who: Person, id: string) =>
  who.call({ method: 'POST', url: `/api/v1/program-users/${id}/invitation` });
/** Saved from what is there now, unless `body` says of which version. */
async function edit(who: Person, id: string, body: object) {
  const version = (await list(who)).find((member) => member.id === id)?.version ?? 0;
  const url = `/api/v1/program-users/${id}` as const;
  return who.call({ method: 'PATCH', url, body: { version, ...body } });
}
const tokenTo = async (email: string) =>
  /activar-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const activate = (token: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/activations/redeem',
    body: { token, password: PASSWORD },
  });
const login = (email: string) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password: PASSWORD } });

describe('an invitation', () => {
  test('leads by mail to an account of that role and zone, which sees that zone alone', async () => {
    const { admin, zoneId } = await world();
    const email = 'ejecutiva@ejemplo.mx';
    expect((await invite(admin, email, { zone_id: zoneId })).json).toEqual({ ok: true });
    expect(await memberOf(admin, email)).toMatchObject({
      full_name: 'Nora Colín',
      state: 'invited',
      zone: 'Norte',
      actions: ['edit', 'resend', 'deactivate'],
    });
    const mail = await api.lastMail(email);
    expect(mail?.text).toMatch(
      /Eva Solís te invitó al programa Frío Eficiente.*Ejecutivo de programa/,
    );
    const first = await tokenTo(email);
    const { id } = await memberOf(admin, email);
    expect((await resend(admin, id)).status).toBe(200);
    expect((await activate(first)).status).toBe(422);
    expect((await activate(await tokenTo(email))).status).toBe(200);
    expect(await memberOf(admin, email)).toMatchObject({ state: 'active' });
    expect((await resend(admin, id)).status).toBe(409);
    const { json } = await login(email);
    const zones = await api.withToken(json.access_token, { url: '/api/v1/zones' });
    expect(zones.json.items.map(({ name }) => name)).toEqual(['Norte']);
  });

  test('is the same for an address with an account: answer, list, mail, and whoever registers it meanwhile', async () => {
    const { admin } = await world();
    const ana = await api.person('client');
    const emails = ['sin.cuenta@ejemplo.mx', ana.email];
    const seen = [];
    for (const email of emails) {
      const invited = await invite(admin, email);
      const { id, created_at: _, email: __, ...before } = await memberOf(admin, email);
      const mail = (await api.lastMail(email))?.text.replace(await tokenTo(email), '');
      // The public registration of an address gives it an account, or mails its owner.
      const typed = { type: 'client', full_name: 'Lucía Ruiz', email, person_type: 1, terms: true };
      await api.anonymous({ method: 'POST', url: '/api/v1/registrations', body: typed });
      const sent = await resend(admin, id);
      const changed = { role: 'program_commercial_manager', zone_id: '' };
      const edited = await edit(admin, id, changed);
      const begun = api.clock.now;
      api.clock.now = new Date(begun.getTime() + 8 * 86_400_000);
      await endUnactivated(api.db, api.clock.now);
      const fresh = await api.again(admin);
      const listed = (await list(fresh)).map((member) => member.email === email);
      api.clock.now = begun;
      seen.push({ answers: [invited.json, sent.json, edited.json], before, mail, listed });
      expect((await act(await api.again(admin), id, 'deactivate')).status).toBe(200);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.listed).toContain(true);
  });

  test('is accepted by who has an account once signed in with it, and by its link alone never', async () => {
    const { programId, admin } = await world();
    const ana = await api.person('client');
    await invite(admin, ana.email);
    const refused = await activate(await tokenTo(ana.email));
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Este correo ya tiene una cuenta. Entra con ella para aceptar la invitación.',
    ]);
    const roles = await api.db.select().from(userRoles).where(eq(userRoles.userId, ana.userId));
    expect(roles.map(({ role }) => role)).toEqual(['client']);
    expect(await memberOf(admin, ana.email)).toMatchObject({ state: 'invited' });

    const join = async (who: Person) => {
      const body = { token: await tokenTo(ana.email) };
      return who.call({ method: 'POST', url: '/api/v1/program-users/join', body });
    };
    for (const who of [await api.person('client'), admin, await api.person('admin')]) {
      expect((await join(who)).status).toBe(422);
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => join(ana)));
    const won = all.filter(({ status }) => status === 200);
    expect(won.map(({ json }) => json)).toEqual([
      { role: 'program_executive_manager', program: 'Frío Eficiente', program_id: programId },
    ]);
    expect(await memberOf(admin, ana.email)).toMatchObject({ state: 'active' });
    expect((await login(ana.email)).status).toBe(200);
  });

  test('of who is in another program adds this one to theirs, once; of staff it adds none', async () => {
    const [{ programId, admin }, other] = [await world(), await world()];
    const eva = await api.person('program_commercial_manager', { programId: other.programId });
    const join = async (who: Person) => {
      const body = { token: await tokenTo(who.email) };
      return who.call({ method: 'POST', url: '/api/v1/program-users/join', body });
    };
    await invite(admin, eva.email);
    expect((await join(eva)).json).toMatchObject({ program_id: programId });
    expect(await memberOf(admin, eva.email)).toMatchObject({
      state: 'active',
      role: 'program_executive_manager',
    });
    expect(await memberOf(other.admin, eva.email)).toMatchObject({
      state: 'active',
      role: 'program_commercial_manager',
    });
    const { programInfo } = (await eva.call({ url: '/api/v1/users/getRgUserInfo' })).json;
    expect(programInfo?.programsInfo.map(({ id, current }) => [id, current])).toEqual(
      expect.arrayContaining([
        [programId, false],
        [other.programId, true],
      ]),
    );

    // Invited at an address that became hers once she was in.
    await invite(admin, 'nueva@ejemplo.mx');
    const token = await tokenTo('nueva@ejemplo.mx');
    await api.db.update(users).set({ email: 'nueva@ejemplo.mx' }).where(eq(users.id, eva.userId));
    const url = '/api/v1/program-users/join';
    const again = await eva.call({ method: 'POST', url, body: { token } });
    expect([again.status, again.json]).toMatchObject([
      422,
      { message: expect.stringContaining('Tu cuenta ya está en este programa.') },
    ]);
    const staff = await api.person('admin');
    await invite(admin, staff.email);
    expect((await join(staff)).json).toMatchObject({
      message: expect.stringContaining('Una cuenta del backoffice no entra a programas.'),
    });
  });

  test('fifty uses at once make one person; a link of another kind, altered or expired none', async () => {
    const { admin } = await world();
    const email = 'cincuenta@ejemplo.mx';
    await invite(admin, email);
    const token = await tokenTo(email);
    expect((await activate(`${token.slice(0, -1)}_`)).status).toBe(422);
    const seller = { token, password: PASSWORD, terms: true };
    const url = '/api/v1/agent-activations/redeem';
    expect((await api.anonymous({ method: 'POST', url, body: seller })).status).toBe(422);
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 73 * 3_600_000);
    expect((await activate(token)).status).toBe(422);
    api.clock.now = begun;
    const replies = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
  });

  test('that is withdrawn while it is accepted is one or the other', async () => {
    const { admin } = await world();
    for (let round = 0; round < 8; round += 1) {
      const email = `a.la.vez.${round}@ejemplo.mx`;
      await invite(admin, email);
      const { id } = await memberOf(admin, email);
      const token = await tokenTo(email);
      const replies = await Promise.all([act(admin, id, 'deactivate'), activate(token)]);
      expect(replies.every(({ status }) => status < 500)).toBe(true);
      const here = (await list(admin)).find((member) => member.email === email);
      // Withdrawn before, or accepted and then taken from them: either way they are not in.
      expect(here?.state ?? 'deactivated').toBe('deactivated');
      const kept = await api.db.$count(users, eq(users.email, email));
      expect(kept).toBe(here ? 1 : 0);
    }
  });

  test('of staff goes to an address with an account too, to a program that there is', async () => {
    const { programId } = await world();
    const staff = await api.person('admin');
    const ana = await api.person('client');
    const refused = await invite(staff, 'a@ejemplo.mx', { program_id: programId });
    expect(refused.json.code).toBe('step_up_required');
    await freshFactor(api, staff);
    expect((await invite(staff, ana.email, { program_id: programId })).status).toBe(200);
    expect((await invite(staff, 'a@ejemplo.mx', { program_id: programId })).status).toBe(200);
    expect((await invite(staff, 'b@ejemplo.mx')).status).toBe(404);
  });

  test('is one per address, however often it is sent, and not to who is there already', async () => {
    const { admin } = await world();
    for (let n = 0; n < 3; n += 1) await invite(admin, 'tres.veces@ejemplo.mx');
    expect(await list(admin)).toHaveLength(2);
    const again = await invite(admin, admin.email);
    expect(again.json.fields).toEqual({ email: 'Esta persona ya es parte del programa.' });
  });

  test('to a zone of another program, a deactivated one, or of an administrator to one zone is refused', async () => {
    const { admin, zoneId } = await world();
    const { zoneId: foreign } = await world();
    for (const more of [{ zone_id: foreign }, { zone_id: zoneId, role: 'program_administrator' }]) {
      expect((await invite(admin, 'mal@ejemplo.mx', more)).json.fields).toHaveProperty('zone_id');
    }
    const url = `/api/v1/zones/${zoneId}/deactivate` as const;
    await admin.call({ method: 'POST', url, body: because });
    const gone = await invite(admin, 'mal@ejemplo.mx', { zone_id: zoneId });
    expect(gone.json.fields).toHaveProperty('zone_id');
    expect(await list(admin)).toHaveLength(1);
  });

  test('of an administrator is told to the others of the program', async () => {
    const { programId, admin } = await world();
    const other = await api.person('program_administrator', { programId });
    await invite(admin, 'tercera@ejemplo.mx', { role: 'program_administrator' });
    expect((await api.lastMail(other.email))?.text).toContain('Eva Solís invitó a Nora Colín');
  });
});

describe('access to a program', () => {
  test('ends at once when it is taken, with its reason, and comes back as it was', async () => {
    const { programId, admin } = await world();
    const executive = await api.person('program_executive_manager', { programId });
    const { id } = await memberOf(admin, executive.email);
    expect((await act(admin, id, 'deactivate')).status).toBe(200);
    expect((await executive.call({ url: '/api/v1/prospects' })).status).toBe(401);
    expect((await login(executive.email)).status).toBe(422);
    expect(await memberOf(admin, executive.email)).toMatchObject({
      state: 'deactivated',
      role: 'program_executive_manager',
      reason: 'Cambió de empresa',
      actions: ['reactivate'],
    });
    expect((await api.lastMail(executive.email))?.subject).toContain('Ya no tienes acceso');
    expect((await act(admin, id, 'deactivate')).status).toBe(409);
    expect((await act(admin, id, 'reactivate')).status).toBe(200);
    const { json } = await login(executive.email);
    expect((await api.withToken(json.access_token, { url: '/api/v1/prospects' })).status).toBe(200);
    const staff = await api.person('admin');
    const trail = await staff.call({ url: '/api/v1/audit?object=program-users&limit=2' });
    expect(trail.json.items.map(({ action }) => action)).toEqual([
      'program-users.reactivate',
      'program-users.deactivate',
    ]);
  });

  test('leaves what else the account opens: their other profile, and its session', async () => {
    const { programId, admin } = await world();
    const both = await api.person('program_executive_manager', { programId });
    await api.db.insert(userRoles).values({ userId: both.userId, role: 'client' });
    const asClient = await api.again({ ...both, role: 'client' });
    await act(admin, (await memberOf(admin, both.email)).id, 'deactivate');
    expect((await both.call({ url: '/api/v1/notifications' })).status).toBe(401);
    expect((await asClient.call({ url: '/api/v1/notifications' })).status).toBe(200);
  });

  test('of another role ends the sessions of the one before; another zone counts at the next call', async () => {
    const { programId, admin, zoneId } = await world();
    const who = await api.person('program_executive_manager', { programId });
    const { id } = await memberOf(admin, who.email);
    const role = 'program_executive_manager';
    expect((await edit(admin, id, { role, zone_id: zoneId })).status).toBe(200);
    const zones = await who.call({ url: '/api/v1/zones' });
    expect(zones.json.items.map(({ name }) => name)).toEqual(['Norte']);
    await edit(admin, id, { role: 'program_administrator', zone_id: null });
    expect((await who.call({ url: '/api/v1/zones' })).status).toBe(401);
    const { json } = await login(who.email);
    const invited = await api.withToken(json.access_token, {
      method: 'POST',
      url: '/api/v1/program-users',
      body: {},
    });
    expect(invited.json.code).toBe('step_up_required');
  });

  test('needs a fresh second factor to be given, and none to be taken', async () => {
    const { programId, admin } = await world();
    const other = await api.person('program_administrator', { programId });
    const { id } = await memberOf(other, admin.email);
    const role = 'program_executive_manager';
    for (const reply of [
      await invite(other, 'x@ejemplo.mx'),
      await edit(other, id, { role }),
      await act(other, id, 'reactivate'),
    ]) {
      expect(reply.json.code).toBe('step_up_required');
    }
    expect((await act(other, id, 'deactivate')).status).toBe(200);
  });

  test('is never changed by oneself, nor taken from the last administrator, also not by staff', async () => {
    const { programId, admin } = await world();
    const own = firstOf(await list(admin));
    expect(own).toMatchObject({ own: true, actions: [] });
    expect((await act(admin, own.id, 'deactivate')).json.message).toContain('solo actúa otra');
    const staff = await api.person('admin');
    await freshFactor(api, staff);
    const last = 'Es la única persona activa que administra el programa. Invita antes a otra.';
    expect((await act(staff, own.id, 'deactivate')).json.message).toBe(last);
    const lower = { role: 'program_executive_manager' };
    expect((await edit(staff, own.id, lower)).json.message).toBe(last);
    // One who was invited and has not come is none, nor is one whom staff block.
    const blocked = await api.person('program_administrator', { programId });
    await api.db
      .update(users)
      .set({ staffBlockedAt: api.clock.now })
      .where(eq(users.id, blocked.userId));
    await invite(admin, 'por.venir@ejemplo.mx', { role: 'program_administrator' });
    expect((await act(staff, own.id, 'deactivate')).json.message).toBe(last);
    expect(await api.db.$count(programUsers, eq(programUsers.programId, programId))).toBe(3);
  });

  test('two administrators who deactivate each other at once leave one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { programId, admin } = await world();
      const other = await api.person('program_administrator', { programId });
      const [mine, theirs] = [
        await memberOf(admin, admin.email),
        await memberOf(admin, other.email),
      ];
      await Promise.all([act(admin, theirs.id, 'deactivate'), act(other, mine.id, 'deactivate')]);
      const staff = await api.person('admin');
      const { json } = await staff.call({
        url: `/api/v1/program-users?program_id=${programId}&state=active`,
      });
      expect(json.items).toHaveLength(1);
    }
  });

  test('is not overwritten by an older form', async () => {
    const { programId, admin, zoneId } = await world();
    const local = await api.person('program_executive_manager', { programId });
    const { id, role, version } = await memberOf(admin, local.email);
    expect((await edit(admin, id, { version, role, zone_id: zoneId })).status).toBe(200);
    const late = await edit(admin, id, { version, role: 'program_administrator' });
    const kept = { role, zone_id: zoneId, version: version + 1 };
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale', current: kept }]);
    expect(await memberOf(admin, local.email)).toMatchObject(kept);
  });

  test('is only of one’s own program, and of one’s own zone for people of one', async () => {
    const { programId, admin, zoneId } = await world();
    const { admin: stranger } = await world();
    const executive = await api.person('program_executive_manager', { programId });
    const local = await api.person('program_commercial_manager', { programId });
    const role = 'program_commercial_manager';
    await edit(admin, (await memberOf(admin, local.email)).id, { role, zone_id: zoneId });
    const { id } = await memberOf(admin, executive.email);
    for (const reply of [
      await edit(stranger, id, { role }),
      await act(stranger, id, 'deactivate'),
      await act(stranger, id, 'reactivate'),
      await resend(stranger, id),
      await stranger.call({ url: `/api/v1/program-users?program_id=${programId}` }),
      await invite(stranger, 'z@ejemplo.mx', { program_id: programId }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await list(stranger)).map(({ email }) => email)).toEqual([stranger.email]);
    expect((await list(local)).map(({ email }) => email)).toEqual([local.email]);
    expect(await list(executive)).toHaveLength(3);
    expect((await act(executive, id, 'deactivate')).status).toBe(403);
    const search = await admin.call({ url: `/api/v1/program-users?q=${local.email}&role=${role}` });
    expect(search.json).toMatchObject({ total: 1 });
  });
});

test('an invitation outlives a registration of its address by another, which gives way to it', async () => {
  const { admin } = await world();
  const email = 'disputada@ejemplo.mx';
  await invite(admin, email);
  const token = await tokenTo(email);
  const body = { type: 'client', full_name: 'Lucía Ruiz', email, person_type: 1, terms: true };
  await api.anonymous({ method: 'POST', url: '/api/v1/registrations', body });
  expect((await activate(token)).status).toBe(200);
  expect(await memberOf(admin, email)).toMatchObject({ state: 'active', full_name: 'Nora Colín' });
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  const roles = await api.db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, user?.id ?? ''));
  expect(roles.map(({ role }) => role)).toEqual(['program_executive_manager']);
});

test('the audit trail says the zone that was given, and who accepted', async () => {
  const { admin, zoneId } = await world();
  const email = 'rastro@ejemplo.mx';
  await invite(admin, email);
  const { id } = await memberOf(admin, email);
  await activate(await tokenTo(email));
  await edit(admin, id, { role: 'program_executive_manager', zone_id: zoneId });
  const staff = await api.person('admin');
  const { json } = await staff.call({ url: '/api/v1/audit?object=program-users&limit=2' });
  expect(json.items).toMatchObject([
    {
      action: 'program-users.edit',
      details: { from: 'Ejecutivo de programa', to: 'Ejecutivo de programa / Norte' },
    },
    { action: 'program-users.activate', object_id: id },
  ]);
});
