import { programUsers } from '@server/db/schema/people';
import { prospectDays, prospectEvents, prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { actOn, bringProspects } from '@tests/support/prospect-files';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const api = await testApi();

let serial = 0;
/** A file of so many prospects, none of which was in another. */
function file(rows: number, zone = 'Centro') {
  const lines = Array.from({ length: rows }, () => {
    serial += 1;
    return `Tienda ${serial},Ana Ruiz,33${String(10_000_000 + serial)},,Tonalá,Jalisco,${zone}`;
  });
  return ['negocio,contacto,telefono,correo,municipio,estado,zona', ...lines].join('\r\n');
}

const upload = (who: Person, content: string) => bringProspects(api, who, content);
/** Of one that somebody worked since, nothing. */
const undo = (who: Person, batchId: string) =>
  actOn(api, who, batchId, 'undo').catch(() => undefined);
const edit = async (who: Person, id: string, body: object) => {
  const { version } = (await who.call({ url: `/api/v1/prospects/${id}` })).json;
  return who.call({ method: 'PATCH', url: `/api/v1/prospects/${id}`, body: { ...body, version } });
};
const add = (who: Person, zoneId: string) => {
  serial += 1;
  return who.call({
    method: 'POST',
    url: '/api/v1/prospects',
    body: {
      business_name: `Tienda ${serial}`,
      contact_name: 'Ana Ruiz',
      phone: `33${String(10_000_000 + serial)}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      zone_id: zoneId,
    },
  });
};
const lost = { lost_cause: 'other_provider', lost_reason: 'Ya contrató con otro' };
const newest = async (who: Person) =>
  firstOf((await who.call({ url: '/api/v1/prospects?limit=1' })).json.items);
const events = async (who: Person, id: string) =>
  (await who.call({ url: `/api/v1/prospects/${id}/history` })).json.items;
const zonesOf = async (who: Person) => (await who.call({ url: '/api/v1/zones' })).json.items;
const metrics = async (who: Person) =>
  (await who.call({ url: '/api/v1/program-metrics/prospects' })).json;

/** Days as the events add up, and as they are stored; where prospects stand, and as the days add up. */
async function sums(programId: string) {
  const stored = await api.db.execute(sql`
    select day::text, zone_id, status, entered, exited from prospect_days
     where program_id = ${programId} order by 1, 2, 3`);
  const added = await api.db.execute(sql`
    select day::text, zone_id, status, sum(entered)::int as entered, sum(exited)::int as exited from (
      select (at at time zone 'America/Mexico_City')::date as day, zone_id, status, 1 as entered, 0 as exited
        from prospect_events where program_id = ${programId} and status is not null
      union all
      select (at at time zone 'America/Mexico_City')::date, from_zone_id, from_status, 0, 1
        from prospect_events where program_id = ${programId} and from_status is not null) places
     group by 1, 2, 3 order by 1, 2, 3`);
  const standing = await api.db.execute(sql`
    select zone_id, status, count(*)::int as n from prospects
     where program_id = ${programId} group by 1, 2 order by 1, 2`);
  const counted = await api.db.execute(sql`
    select zone_id, status, sum(entered - exited)::int as n from prospect_days
     where program_id = ${programId} group by 1, 2 having sum(entered - exited) <> 0 order by 1, 2`);
  return [
    [stored.rows, added.rows],
    [counted.rows, standing.rows],
  ] as const;
}

describe('the history of a prospect', () => {
  it('says who added it, every change of status and zone, and who reaches it', async () => {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
    const executive = await api.person('program_executive_manager', { programId });
    await upload(admin, file(1));
    const { id } = await newest(admin);
    const north = present((await zonesOf(admin)).find(({ name }) => name === 'Norte'));
    await edit(executive, id, { contact_name: 'Otra Persona' });
    await edit(executive, id, { status: 'contacted' });
    await edit(executive, id, { status: 'lost', ...lost });
    await edit(admin, id, { zone_id: north.id });
    const history = await events(executive, id);
    expect(history.map(({ id: _, at: __, ...event }) => event)).toMatchObject([
      // Of the same moment as the rest.
      { kind: 'corrected', note: 'contact_name', by: expect.any(String) },
      { from_status: 'lost', status: 'lost', from_zone: 'Centro', zone: 'Norte', by: 'Eva Solís' },
      { from_status: 'contacted', status: 'lost', reason: 'Ya contrató con otro' },
      { from_status: 'new', status: 'contacted', from_zone: 'Centro', zone: 'Centro' },
      { from_status: null, from_zone: null, status: 'new', file_name: 'prospectos.csv' },
    ]);
    const stranger = await api.person('program_administrator', { programId: await api.program() });
    const foreign = await stranger.call({ url: `/api/v1/prospects/${id}/history` });
    expect(foreign.status).toBe(404);
  });

  it('is not rewritten', async () => {
    const admin = await api.person('program_administrator', { programId: await api.program() });
    await upload(admin, file(1));
    const fails = { cause: { code: 'PE001' } };
    await expect(api.db.delete(prospectEvents)).rejects.toMatchObject(fails);
    await expect(api.db.update(prospectEvents).set({ reason: 'x' })).rejects.toMatchObject(fails);
  });
});

describe('the figures of the home page', () => {
  it('say how many stand where and how that changed by day, to each of their own zones', async () => {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId });
    const local = await api.person('program_executive_manager', { programId });
    const [zone] = await api.db
      .select()
      .from(zones)
      .where(and(eq(zones.programId, programId), eq(zones.name, 'Norte')));
    await api.db
      .update(programUsers)
      .set({ zoneIds: [present(zone).id] })
      .where(eq(programUsers.userId, local.userId));
    const first = await upload(admin, file(4));
    await upload(admin, file(2, 'Norte'));
    const { id } = await newest(admin);
    await edit(admin, id, { status: 'quoted' });
    await undo(admin, first.id);
    await upload(admin, file(1));
    const all = await metrics(admin);
    expect(all.counts).toEqual({ new: 2, contacted: 0, quoted: 1, applied: 0, lost: 0 });
    expect(all.days).toHaveLength(30);
    expect(all.days.at(-1)?.changes).toMatchObject({ new: 2, quoted: 1 });
    expect(firstOf(all.days).changes).toMatchObject({ new: 0 });
    expect((await metrics(local)).counts).toMatchObject({ new: 1, quoted: 1 });
    const other = await api.person('program_administrator', { programId: await api.program() });
    expect((await metrics(other)).counts).toMatchObject({ new: 0, quoted: 0 });
  });

  it('say what changed in the last thirty days, not before them', async () => {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId });
    const [zone] = await zonesOf(admin);
    const zoneId = present(zone).id;
    const day = (text: string, entered: number) =>
      api.db.execute(sql`insert into prospect_days values
        (${programId}, ${text}, ${zoneId}, 'new', ${entered}, 0)`);
    const [today] = (await metrics(admin)).days.slice(-1);
    const before = new Date(`${present(today).day}T00:00:00Z`);
    before.setUTCDate(before.getUTCDate() - 30);
    await day(before.toISOString().slice(0, 10), 7);
    await day(present(today).day, 2);
    const seen = await metrics(admin);
    expect(seen.days.map(({ changes }) => changes.new)).toEqual([...Array(29).fill(0), 2]);
  });
});

it('a day ends at midnight in Mexico City', async () => {
  const now = api.clock.now;
  api.clock.now = new Date('2026-12-02T05:59:59Z');
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId });
  await upload(admin, file(2));
  api.clock.now = new Date('2026-12-02T06:00:00Z');
  await upload(admin, file(3));
  const { days } = await metrics(admin);
  expect(days.slice(-2)).toMatchObject([
    { day: '2026-12-01', changes: { new: 2 } },
    { day: '2026-12-02', changes: { new: 3 } },
  ]);
  api.clock.now = now;
});

/** What people do to prospects; two of them may happen at the same moment. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('upload' as const), rows: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('undo' as const), pick: fc.nat(5) }),
  fc.record({ kind: fc.constant('add' as const), pick: fc.nat(5) }),
  fc.record({
    kind: fc.constant('edit' as const),
    pick: fc.nat(20),
    status: fc.constantFrom('new', 'contacted', 'quoted', 'applied', 'lost'),
    zone: fc.option(fc.nat(5)),
  }),
);

it('days are always what the events add up to, and that is where prospects stand', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, fc.option(act)), { minLength: 3, maxLength: 8 }),
      async (steps) => {
        const programId = await api.program();
        const admin = await api.person('program_administrator', { programId });
        const places = await zonesOf(admin);
        const zoneAt = (n: number) => present(places[n % places.length]);
        const batches: string[] = [];
        const run = async (what: (typeof steps)[number][0]) => {
          if (what.kind === 'upload') {
            const { id } = await upload(admin, file(what.rows, zoneAt(what.rows).name));
            batches.push(id);
          } else if (what.kind === 'undo') {
            const batch = batches[what.pick % Math.max(batches.length, 1)];
            if (batch) await undo(admin, batch);
          } else if (what.kind === 'add') {
            await add(admin, zoneAt(what.pick).id);
          } else {
            const known = await api.db
              .select({ id: prospects.id })
              .from(prospects)
              .where(eq(prospects.programId, programId))
              .orderBy(prospects.id);
            const one = known[what.pick % Math.max(known.length, 1)];
            const { status, zone } = what;
            const body = {
              status,
              ...(status === 'lost' && lost),
              ...(zone !== null && { zone_id: zoneAt(zone).id }),
            };
            if (one) await edit(admin, one.id, body);
          }
        };
        await Promise.all([upload(admin, file(5)), upload(admin, file(5))]);
        const { id } = await newest(admin);
        await Promise.all(['quoted', 'applied'].map((status) => edit(admin, id, { status })));
        for (const [one, other] of steps) {
          await Promise.all([run(one), other && run(other)]);
        }
        for (const [kept, recomputed] of await sums(programId)) expect(kept).toEqual(recomputed);
        expect(
          await api.db.$count(prospectDays, eq(prospectDays.programId, programId)),
        ).toBeGreaterThan(0);
      },
    ),
    { numRuns: 8 },
  );
});
