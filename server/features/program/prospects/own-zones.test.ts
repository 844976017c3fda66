import { sqlState } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { programPeople } from '@tests/support/program-people';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const people = programPeople(api);

/** A program of three zones with two prospects in each; who administers it, and who works two of the zones. */
async function world() {
  const programId = await api.program(['Centro', 'Norte', 'Sur']);
  const admin = await api.person('program_administrator', { programId });
  const manager = await api.person('program_commercial_manager', { programId });
  await freshFactor(api, admin);
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  const executive = await api.person('program_executive_manager', { programId });
  const { id } = await people.memberOf(admin, executive.email);
  const role = 'program_executive_manager';
  const work = async (...names: string[]) =>
    people.edit(admin, id, { role, zone_ids: names.map(zone) });
  const added = new Map<string, string>();
  for (const [n, name] of ['Centro', 'Norte', 'Sur'].entries()) {
    for (const one of [1, 2]) {
      const { json } = await create(
        admin,
        zone(name),
        `55${n}000000${one}`,
        `Tienda ${name} ${one}`,
      );
      added.set(`${name} ${one}`, json.id);
    }
  }
  return {
    admin,
    manager,
    executive,
    work,
    zone,
    prospect: (name: string) => present(added.get(name)),
  };
}

const create = (who: Person, zone_id: string, phone: string, business_name = 'Tienda Nueva') =>
  who.call({
    method: 'POST',
    url: '/api/v1/prospects',
    body: {
      business_name,
      contact_name: 'Ana Ruiz',
      phone,
      municipality: 'León',
      state: 'Guanajuato',
      zone_id,
    },
  });

const names = async (who: Person, query = '') => {
  const { json } = await who.call({ url: `/api/v1/prospects?limit=50${query}` });
  return { total: json.total, in: [...new Set(json.items.map(({ zone }) => zone))].toSorted() };
};

describe('who works several zones', () => {
  it('sees what is in these alone, in each order, by each filter and as each figure; all of them is all, one is one', async () => {
    const { admin, executive, work, zone } = await world();
    expect(await names(executive)).toEqual({ total: 6, in: ['Centro', 'Norte', 'Sur'] });
    expect((await work('Centro', 'Norte')).status).toBe(200);
    const two = { total: 4, in: ['Centro', 'Norte'] };
    for (const sort of [
      '',
      '&sort=created_at',
      '&sort=zone',
      '&sort=-owner',
      '&sort=business_name',
      '&sort=status',
    ]) {
      expect(await names(executive, sort)).toEqual(two);
    }
    const first = (await executive.call({ url: '/api/v1/prospects?limit=3' })).json;
    const next = await executive.call({
      url: `/api/v1/prospects?limit=3&cursor=${first.next_cursor}`,
    });
    expect([...first.items, ...next.json.items].map(({ business_name }) => business_name)).toEqual([
      'Tienda Norte 2',
      'Tienda Norte 1',
      'Tienda Centro 2',
      'Tienda Centro 1',
    ]);
    expect(await names(executive, `&zone_id=${zone('Norte')}`)).toEqual({
      total: 2,
      in: ['Norte'],
    });
    expect(await names(executive, `&zone_id=${zone('Sur')}`)).toEqual({ total: 0, in: [] });
    // As the palette asks while somebody types.
    expect(await names(executive, '&q=Tienda+Sur&counted=no')).toEqual({ total: 0, in: [] });
    const file = await executive.call({ url: '/api/v1/prospect-exports?columns=zone' });
    expect(file.bytes.toString('utf8').trim().split('\r\n').toSorted()).toEqual([
      'Centro',
      'Centro',
      'Norte',
      'Norte',
      'Zona',
    ]);
    const figures = async (who: Person) => {
      const { json: standing } = await who.call({ url: '/api/v1/program-metrics/prospects' });
      const { json: course } = await who.call({ url: '/api/v1/program-metrics/effectiveness' });
      const { json: progress } = await who.call({ url: '/api/v1/program-metrics/progress' });
      return [
        standing.counts.new,
        course.total.prospects,
        course.by_zone.map(({ zone: { name } }) => name).toSorted(),
        progress.zones.map(({ zone: { name } }) => name),
      ];
    };
    expect(await figures(executive)).toEqual([4, 4, two.in, two.in]);
    expect(await figures(admin)).toEqual([
      6,
      6,
      ['Centro', 'Norte', 'Sur'],
      ['Centro', 'Norte', 'Sur'],
    ]);
    const catalog = (await executive.call({ url: '/api/v1/zone-catalog' })).json.items;
    expect(catalog.map(({ name, users }) => [name, users])).toEqual([
      ['Centro', 1],
      ['Norte', 1],
    ]);
    await work('Sur');
    expect(await names(executive)).toEqual({ total: 2, in: ['Sur'] });
    await work();
    expect(await names(executive)).toEqual({ total: 6, in: ['Centro', 'Norte', 'Sur'] });
  });

  it('reaches, puts and takes nothing outside of these', async () => {
    const { admin, manager, executive, work, zone, prospect } = await world();
    await work('Centro', 'Norte');
    for (const [name, status] of [
      ['Centro 1', 200],
      ['Norte 1', 200],
      ['Sur 1', 404],
    ] as const) {
      expect((await executive.call({ url: `/api/v1/prospects/${prospect(name)}` })).status).toBe(
        status,
      );
    }
    expect((await create(executive, zone('Norte'), '5590000001')).status).toBe(200);
    expect((await create(executive, zone('Sur'), '5590000002')).status).toBe(404);
    const put = (name: string, zone_id: string, version = 0) =>
      executive.call({
        method: 'PATCH',
        url: `/api/v1/prospects/${prospect(name)}`,
        body: { version, zone_id },
      });
    expect((await put('Centro 1', zone('Norte'))).status).toBe(200);
    expect((await put('Centro 2', zone('Sur'))).status).toBe(404);
    // Who gives prospects is told where each works.
    const { json: owners } = await admin.call({ url: '/api/v1/prospect-owners' });
    const own = [zone('Centro'), zone('Norte')].toSorted();
    expect(owners.items).toEqual([
      { id: executive.userId, name: expect.any(String), zone_ids: own },
    ]);
    const give = (...all: string[]) =>
      manager.call({
        method: 'POST',
        url: '/api/v1/prospect-bulks',
        headers: once(),
        body: {
          chosen: { ids: all.map(prospect) },
          count: all.length,
          change: { act: 'assign', owner_id: executive.userId },
        },
      });
    expect((await give('Centro 2', 'Norte 1', 'Sur 1')).json.fields).toHaveProperty('owner_id');
    expect((await give('Centro 2', 'Norte 1', 'Norte 2')).json.changed).toBe(3);
    const member = await people.memberOf(admin, executive.email);
    const left = async (query: string) =>
      (await admin.call({ url: `/api/v1/program-users/${member.id}/left?${query}` })).json
        .prospects;
    const role = 'role=program_executive_manager';
    expect(await left(`${role}&zone_ids=${own.join(',')}`)).toBe(0);
    expect(await left(`${role}&zone_ids=${zone('Centro')},${zone('Sur')}`)).toBe(2);
    await work('Centro', 'Sur');
    expect((await names(admin, `&owner=${executive.userId}`)).total).toBe(1);
  });

  it('is not told of prospects elsewhere by their telephones, which no two of the program have', async () => {
    const { admin, executive, work, zone, prospect } = await world();
    await work('Centro', 'Norte');
    const elsewhere = '5520000001';
    const here = '5510000001';
    const edit = (who: Person, name: string, body: object) =>
      who.call({
        method: 'PATCH',
        url: `/api/v1/prospects/${prospect(name)}`,
        body: { version: 0, ...body },
      });
    const said = ({ status, json }: { status: number; json: { fields?: object } }) => [
      status,
      json.fields,
    ];
    const refused =
      'Este teléfono no se puede usar. Revísalo, o pide a quien administra el programa que lo registre.';
    const taken = 'Ya hay un prospecto con este teléfono.';
    for (const [who, phone, message] of [
      [executive, elsewhere, refused],
      [executive, here, taken],
      [admin, elsewhere, taken],
    ] as const) {
      expect(said(await create(who, zone('Centro'), phone))).toEqual([422, { phone: message }]);
      expect(said(await edit(who, 'Centro 1', { phone }))).toEqual([422, { phone: message }]);
    }
    // What is its own already is no other's.
    expect((await edit(executive, 'Centro 1', { phone: '5500000001' })).status).toBe(200);
    expect((await names(admin)).total).toBe(6);
    // Nor by what two may have.
    const same = { rfc: 'GOME800101AB1', email: 'compras@ejemplo.mx' };
    expect((await edit(admin, 'Sur 1', same)).status).toBe(200);
    expect((await edit(executive, 'Centro 2', same)).status).toBe(200);
  });

  it('works zones of the program alone, each once, which the database holds too', async () => {
    const { admin, executive, work, zone } = await world();
    const foreign = await world();
    const { id } = await people.memberOf(admin, executive.email);
    const role = 'program_executive_manager';
    const refused = await people.edit(admin, id, {
      role,
      zone_ids: [zone('Sur'), foreign.zone('Sur')],
    });
    expect(refused.json.fields).toEqual({ zone_ids: 'Elige zonas activas del programa.' });
    await people.edit(admin, id, { role, zone_ids: [zone('Sur'), zone('Sur')] });
    expect((await people.memberOf(admin, executive.email)).zones).toEqual([
      { id: zone('Sur'), name: 'Sur' },
    ]);
    const mine = eq(programUsers.userId, executive.userId);
    for (const [zoneIds, state] of [
      [[foreign.zone('Sur')], '23503'],
      [[], '23514'],
    ] as const) {
      const change = api.db
        .update(programUsers)
        .set({ zoneIds: [...zoneIds] })
        .where(mine);
      expect(await change.then(() => null, sqlState)).toBe(state);
    }
    // A zone of theirs that was closed stays theirs, and is given to nobody else.
    await work('Norte', 'Sur');
    await api.db
      .update(zones)
      .set({ deactivatedAt: api.clock.now })
      .where(eq(zones.id, zone('Sur')));
    expect((await work('Norte', 'Sur', 'Centro')).status).toBe(200);
    const other = await people.invite(admin, 'otra@ejemplo.mx', { zone_ids: [zone('Sur')] });
    expect(other.json.fields).toHaveProperty('zone_ids');
    const staff = await api.person('admin');
    const { json } = await staff.call({ url: '/api/v1/audit?object=program-users&limit=1' });
    expect(json.items[0]).toMatchObject({
      details: {
        from: 'Ejecutivo de programa / Norte, Sur',
        to: 'Ejecutivo de programa / Centro, Norte, Sur',
      },
    });
  });
});
