import { userRoles, users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { prospects } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { programPeople } from '@tests/support/program-people';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const { act, activate, edit, invite, list, login, memberOf, resend, tokenTo, world } =
  programPeople(api);

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

  test('is listed with the accounts of its people for staff alone, who have a page of them', async () => {
    const { programId, admin } = await world();
    const executive = await api.person('program_executive_manager', { programId });
    await invite(admin, 'todavia.no@ejemplo.mx');
    const staff = await api.person('admin');
    const { json } = await staff.call({
      url: `/api/v1/program-users?limit=50&program_id=${programId}`,
    });
    const accounts = new Map(json.items.map(({ email, user_id }) => [email, user_id]));
    expect(accounts.get(executive.email)).toBe(executive.userId);
    expect(accounts.get('todavia.no@ejemplo.mx')).toBeNull();
    for (const who of [admin, executive]) {
      expect((await list(who)).map(({ user_id }) => user_id)).toEqual(
        (await list(who)).map(() => null),
      );
    }
  });

  test('does not come back to who closed their account', async () => {
    const { programId, admin } = await world();
    const { userId, email } = await api.person('program_executive_manager', { programId });
    const { id } = await memberOf(admin, email);
    await act(admin, id, 'deactivate');
    await api.db.update(users).set({ status: 'closed' }).where(eq(users.id, userId));
    expect((await memberOf(admin, email)).actions).toEqual([]);
    const { status, json } = await act(admin, id, 'reactivate');
    expect([status, json.message]).toEqual([422, expect.stringMatching(/^La cuenta está cerrada/)]);
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
    expect((await edit(admin, id, { role, zone_ids: [zoneId] })).status).toBe(200);
    const zones = await who.call({ url: '/api/v1/zones' });
    expect(zones.json.items.map(({ name }) => name)).toEqual(['Norte']);
    await edit(admin, id, { role: 'program_administrator', zone_ids: null });
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
    expect((await edit(admin, id, { version, role, zone_ids: [zoneId] })).status).toBe(200);
    const late = await edit(admin, id, { version, role: 'program_administrator' });
    const kept = { role, version: version + 1 };
    const current = { ...kept, zone_ids: [zoneId] };
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale', current }]);
    expect(await memberOf(admin, local.email)).toMatchObject({ ...kept, zones: [{ id: zoneId }] });
  });

  test('is only of one’s own program, and of one’s own zone for people of one', async () => {
    const { programId, admin, zoneId } = await world();
    const { admin: stranger } = await world();
    const executive = await api.person('program_executive_manager', { programId });
    const local = await api.person('program_commercial_manager', { programId });
    const role = 'program_commercial_manager';
    await edit(admin, (await memberOf(admin, local.email)).id, { role, zone_ids: [zoneId] });
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

test('what would be left without an executive is known before a change, and is what the change leaves', async () => {
  const { programId, admin, zoneId } = await world();
  const executive = await api.person('program_executive_manager', { programId });
  const { items } = (await admin.call({ url: '/api/v1/zones' })).json;
  const other = present(items.find(({ id }) => id !== zoneId)).id;
  for (const [zone, count] of [
    [zoneId, 2],
    [other, 3],
  ] as const) {
    await api.db.insert(prospects).values(
      Array.from({ length: count }, (_, n) => ({
        programId,
        zoneId: zone,
        executiveUserId: executive.userId,
        businessName: 'Miscelánea Sol',
        contactName: 'Rosa Luna',
        phone: `+5255${zone === zoneId ? 1 : 2}000000${n}`,
        municipality: 'Guadalajara',
        state: 'Jalisco',
        searchText: 'miscelánea sol',
      })),
    );
  }
  const { id } = await memberOf(admin, executive.email);
  const url = `/api/v1/program-users/${id}/left` as const;
  const left = async (query: string) => (await admin.call({ url: `${url}${query}` })).json;
  const role = 'program_executive_manager';
  expect(await left('')).toEqual({ prospects: 5, projects: 0 });
  expect(await left(`?role=${role}`)).toEqual({ prospects: 0, projects: 0 });
  expect(await left('?role=program_commercial_manager')).toMatchObject({ prospects: 5 });
  expect(await left(`?role=${role}&zone_ids=${zoneId}`)).toEqual({ prospects: 3, projects: 0 });
  await edit(admin, id, { role, zone_ids: [zoneId] });
  expect(await left('')).toEqual({ prospects: 2, projects: 0 });
  const { admin: stranger } = await world();
  expect((await stranger.call({ url })).status).toBe(404);
});

test('the audit trail says the zone that was given, and who accepted', async () => {
  const { admin, zoneId } = await world();
  const email = 'rastro@ejemplo.mx';
  await invite(admin, email);
  const { id } = await memberOf(admin, email);
  await activate(await tokenTo(email));
  await edit(admin, id, { role: 'program_executive_manager', zone_ids: [zoneId] });
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
