import { programUsers } from '@server/db/schema/people';
import { prospectActRows, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { programPeople } from '@tests/support/program-people';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();

let serial = 0;

async function team() {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId });
  const executive = await api.person('program_executive_manager', {
    programId,
    fullName: 'Ema Gil',
  });
  const commercial = await api.person('program_commercial_manager', { programId });
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  return { programId, admin, executive, commercial, zone };
}

async function add(who: Person, zoneId: string, more: object = {}) {
  serial += 1;
  const body = {
    business_name: `Tienda ${serial}`,
    contact_name: 'Ana Ruiz',
    phone: `33${String(20_000_000 + serial)}`,
    municipality: 'Tonalá',
    state: 'Jalisco',
    zone_id: zoneId,
    ...more,
  };
  return (await who.call({ method: 'POST', url: '/api/v1/prospects', body })).json;
}

const edit = (who: Person, id: string, body: object) =>
  who.call({ method: 'PATCH', url: `/api/v1/prospects/${id}`, body });
const note = (who: Person, id: string, text: string) =>
  who.call({ method: 'POST', url: `/api/v1/prospects/${id}/notes`, body: { text } });
const history = async (who: Person, id: string) =>
  (await who.call({ url: `/api/v1/prospects/${id}/history` })).json.items;
const worksOnly = (who: Person, programId: string, zoneId: string) =>
  api.db
    .update(programUsers)
    .set({ zoneIds: [zoneId] })
    .where(and(eq(programUsers.userId, who.userId), eq(programUsers.programId, programId)));

describe('working a prospect', () => {
  it('each of the three roles gives it to an executive, plans the next day and notes, and the history says so', async () => {
    const { admin, executive, commercial, zone } = await team();
    for (const who of [admin, executive, commercial]) {
      const { id, version, owner, source } = await add(who, zone('Centro'), {
        rfc: 'gome800101-ab1',
        postal_code: '44100',
      });
      expect([version, owner, source]).toEqual([0, null, 'hand']);
      const changed = await edit(who, id, {
        version,
        owner_id: executive.userId,
        next_on: '2027-01-15',
      });
      expect(changed.json).toMatchObject({
        rfc: 'GOME800101AB1',
        postal_code: '44100',
        owner: { id: executive.userId, name: 'Ema Gil' },
        next_on: '2027-01-15',
        version: 1,
      });
      expect((await note(who, id, 'Pide una cotización')).status).toBe(200);
      expect(await history(who, id)).toMatchObject([
        { kind: 'noted', note: 'Pide una cotización' },
        { kind: 'planned', from_day: null, day: '2027-01-15' },
        { kind: 'given', from_owner: null, owner: 'Ema Gil' },
        { kind: 'moved', status: 'new' },
      ]);
    }
  });

  it('what is left out stays as it is, the mail too', async () => {
    const { admin, zone } = await team();
    const { id } = await add(admin, zone('Centro'), {
      email: 'eva@tienda.mx',
      rfc: 'GOME800101AB1',
    });
    const { json } = await edit(admin, id, { version: 0, status: 'contacted' });
    expect(json).toMatchObject({
      email: 'eva@tienda.mx',
      rfc: 'GOME800101AB1',
      status: 'contacted',
    });
    const emptied = await edit(admin, id, { version: 1, email: '' });
    expect(emptied.json).toMatchObject({ email: null, rfc: 'GOME800101AB1' });
  });

  it('an older form is refused with what is kept now', async () => {
    const { admin, executive, zone } = await team();
    const { id } = await add(admin, zone('Centro'));
    await edit(executive, id, { version: 0, status: 'quoted' });
    const stale = await edit(admin, id, { version: 0, contact_name: 'Otra Persona' });
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({
      code: 'stale',
      current: { status: 'quoted', contact_name: 'Ana Ruiz', version: 1 },
    });
  });

  it('one that is lost has a cause and a reason, and no next day; one that is taken up again has neither', async () => {
    const { admin, zone } = await team();
    const { id } = await add(admin, zone('Centro'));
    await edit(admin, id, { version: 0, next_on: '2027-01-15' });
    const without = await edit(admin, id, { version: 1, status: 'lost' });
    expect(Object.keys(without.json.fields)).toEqual(['lost_cause', 'lost_reason']);
    const lost = { status: 'lost', lost_cause: 'price', lost_reason: 'Le pareció caro' };
    expect((await edit(admin, id, { version: 1, ...lost })).json).toMatchObject({
      ...lost,
      next_on: null,
    });
    const again = await edit(admin, id, { version: 2, status: 'contacted' });
    expect(again.json).toMatchObject({ lost_cause: null, lost_reason: null });
  });

  it('is given to executives who work its zone alone, and one that moves away from them is nobody’s', async () => {
    const { programId, admin, executive, commercial, zone } = await team();
    await worksOnly(executive, programId, zone('Norte'));
    const stranger = await api.person('program_executive_manager', {
      programId: await api.program(),
    });
    const { id } = await add(admin, zone('Centro'));
    for (const who of [executive, commercial, stranger]) {
      const refused = await edit(admin, id, { version: 0, owner_id: who.userId });
      expect(Object.keys(refused.json.fields)).toEqual(['owner_id']);
    }
    const moved = await edit(admin, id, {
      version: 0,
      zone_id: zone('Norte'),
      owner_id: executive.userId,
    });
    expect(moved.json.owner).toMatchObject({ id: executive.userId });
    const back = await edit(admin, id, { version: 1, zone_id: zone('Centro') });
    expect(back.json.owner).toBeNull();
  });

  it('who works one zone reaches nothing of another, and puts nothing there', async () => {
    const { programId, admin, executive, zone } = await team();
    await worksOnly(executive, programId, zone('Norte'));
    const elsewhere = await add(admin, zone('Centro'));
    const own = await add(admin, zone('Norte'));
    expect((await note(executive, elsewhere.id, 'Sin permiso')).status).toBe(404);
    expect((await edit(executive, elsewhere.id, { version: 0, status: 'quoted' })).status).toBe(
      404,
    );
    const out = await edit(executive, own.id, { version: 0, zone_id: zone('Centro') });
    expect(out.status).toBe(404);
    expect((await edit(executive, own.id, { version: 0, status: 'quoted' })).status).toBe(200);
    const owners = (await executive.call({ url: '/api/v1/prospect-owners' })).json.items;
    expect(owners.map(({ id }) => id)).toEqual([executive.userId]);
  });

  it('is nobody’s once its executive works another zone, or left the program', async () => {
    const { admin, executive, zone } = await team();
    await freshFactor(api, admin);
    const people = programPeople(api);
    const member = await people.memberOf(admin, executive.email);
    const [first, second] = [await add(admin, zone('Centro')), await add(admin, zone('Norte'))];
    for (const { id } of [first, second]) {
      await edit(admin, id, { version: 0, owner_id: executive.userId });
    }
    const owners = async () => {
      const { items } = (await admin.call({ url: '/api/v1/prospects?limit=100&sort=created_at' }))
        .json;
      return items.map(({ owner }) => owner?.name ?? null);
    };
    const role = 'program_executive_manager';
    await people.edit(admin, member.id, { role, zone_ids: [zone('Norte')] });
    expect(await owners()).toEqual([null, 'Ema Gil']);
    expect((await people.act(admin, member.id, 'deactivate')).status).toBe(200);
    expect(await owners()).toEqual([null, null]);
    expect(await history(admin, second.id)).toMatchObject([
      { kind: 'given', from_owner: 'Ema Gil', owner: null },
      { kind: 'given', owner: 'Ema Gil' },
      { kind: 'moved' },
    ]);
  });

  it('what was done with it is not rewritten', async () => {
    const { admin, zone } = await team();
    const { id } = await add(admin, zone('Centro'));
    await note(admin, id, 'Abre los lunes');
    const fails = { cause: { code: 'PE001' } };
    await expect(api.db.delete(prospectActRows)).rejects.toMatchObject(fails);
    await expect(api.db.update(prospectActRows).set({ note: 'x' })).rejects.toMatchObject(fails);
  });
});
