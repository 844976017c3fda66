import { userRoles, users } from '@server/db/schema/identity';
import { endUnactivated } from '@server/features/identity';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { programPeople } from '@tests/support/program-people';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const { act, activate, because, edit, invite, list, login, memberOf, resend, tokenTo, world } =
  programPeople(api);

describe('an invitation', () => {
  test('leads by mail to an account of that role and zone, which sees that zone alone', async () => {
    const { admin, zoneId } = await world();
    const email = 'ejecutiva@ejemplo.mx';
    expect((await invite(admin, email, { zone_ids: [zoneId] })).json).toEqual({ ok: true });
    expect(await memberOf(admin, email)).toMatchObject({
      full_name: 'Nora Colín',
      state: 'invited',
      zones: [{ name: 'Norte' }],
      actions: ['edit', 'resend', 'deactivate'],
    });
    const mail = await api.lastMail(email);
    expect(mail?.text).toMatch(/Te invitaron al programa Frío Eficiente.*Ejecutivo de programa/);
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
      const changed = { role: 'program_commercial_manager', zone_ids: [] };
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

  test('is one per address, with the access that it was sent with, and not to who is there already', async () => {
    const { admin, zoneId } = await world();
    const email = 'tres.veces@ejemplo.mx';
    await invite(admin, email, { zone_ids: [zoneId] });
    const others = [email, 'TRES.veces@ejemplo.mx'].map((address) => invite(admin, address));
    for (const { status, json } of await Promise.all(others)) {
      expect([status, json.fields]).toEqual([
        422,
        { email: 'Ya tiene una invitación abierta. Reenvíala o edita su acceso en la lista.' },
      ]);
    }
    expect(await list(admin)).toHaveLength(2);
    expect(await memberOf(admin, email)).toMatchObject({ zones: [{ name: 'Norte' }] });
    // Withdrawn, the address may be invited anew.
    await act(admin, (await memberOf(admin, email)).id, 'deactivate');
    expect((await invite(admin, email)).status).toBe(200);
    const again = await invite(admin, admin.email);
    expect(again.json.fields).toEqual({ email: 'Esta persona ya es parte del programa.' });
  });

  test('to a zone of another program, a deactivated one, or of an administrator to one zone is refused', async () => {
    const { admin, zoneId } = await world();
    const { zoneId: foreign } = await world();
    for (const more of [
      { zone_ids: [foreign] },
      { zone_ids: [zoneId], role: 'program_administrator' },
    ]) {
      expect((await invite(admin, 'mal@ejemplo.mx', more)).json.fields).toHaveProperty('zone_ids');
    }
    const url = `/api/v1/zones/${zoneId}/deactivate` as const;
    await admin.call({ method: 'POST', url, body: because });
    const gone = await invite(admin, 'mal@ejemplo.mx', { zone_ids: [zoneId] });
    expect(gone.json.fields).toHaveProperty('zone_ids');
    expect(await list(admin)).toHaveLength(1);
  });

  test('of an administrator is told to the others of the program', async () => {
    const { programId, admin } = await world();
    const other = await api.person('program_administrator', { programId });
    await invite(admin, 'tercera@ejemplo.mx', { role: 'program_administrator' });
    expect((await api.lastMail(other.email))?.text).toContain('Eva Solís invitó a Nora Colín');
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
