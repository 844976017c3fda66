import { randomUUID } from 'node:crypto';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { settleTallies } from '@server/features/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { bringProspects } from '@tests/support/prospect-files';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const api = await testApi();

let serial = 0;
function file(rows: number, zone: string) {
  const lines = Array.from({ length: rows }, () => {
    serial += 1;
    return `Tienda ${serial},Ana Ruiz,33${String(10_000_000 + serial)},,Tonalá,Jalisco,${zone}`;
  });
  return ['negocio,contacto,telefono,correo,municipio,estado,zona', ...lines].join('\r\n');
}

const upload = (who: Person, rows: number, zone = 'Centro') =>
  bringProspects(api, who, file(rows, zone));
const undo = async (who: Person, batchId: string) => {
  await who.call({ method: 'POST', url: `/api/v1/prospect-batches/${batchId}/undo` });
  await api.doJobs();
};
const edit = async (who: Person, id: string, body: object) => {
  const { version } = (await who.call({ url: `/api/v1/prospects/${id}` })).json;
  return who.call({ method: 'PATCH', url: `/api/v1/prospects/${id}`, body: { ...body, version } });
};
const bulk = (who: Person, body: object) =>
  who.call({
    method: 'POST',
    url: '/api/v1/prospect-bulks',
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
const lost = { lost_cause: 'price', lost_reason: 'Le pareció caro' };
const figures = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/effectiveness?${query}` })).json;
const listed = async (who: Person, query: string) => {
  const { items, total } = (await who.call({ url: `/api/v1/prospects?limit=100&${query}` })).json;
  expect(total, query).toBe(items.length);
  return total;
};
const zonesOf = async (who: Person) => (await who.call({ url: '/api/v1/zones' })).json.items;
const idsOf = async (programId: string) =>
  (
    await api.db
      .select({ id: prospects.id })
      .from(prospects)
      .where(eq(prospects.programId, programId))
      .orderBy(prospects.id)
  ).map(({ id }) => id);

/** The kinds of prospects of a program as they are kept, and as the prospects themselves add up to. */
async function bothWays(programId: string) {
  const kept = await api.db.execute(sql`
    select month::text, zone_id, executive_user_id, source, status, reached, lost_cause, sum(n)::int as n
      from prospect_tallies where program_id = ${programId}
     group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7`);
  const raw = await api.db.execute(sql`
    select date_trunc('month', created_at at time zone 'America/Mexico_City')::date::text as month, zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000') as executive_user_id, source, status,
           reached, coalesce(lost_cause, '') as lost_cause, count(*)::int as n
      from prospects where program_id = ${programId}
     group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`);
  const keptDays = await api.db.execute(sql`
    select day::text, zone_id, executive_user_id, sum(n)::int as n from prospect_applied_days
     where program_id = ${programId} group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`);
  // By the history of each, which other code writes.
  const rawDays = await api.db.execute(sql`
    select (came.at at time zone 'America/Mexico_City')::date::text as day, p.zone_id,
           coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000') as executive_user_id, count(*)::int as n
      from prospects p
     cross join lateral (select at from prospect_events e
        where e.prospect_id = p.id and e.status = 'applied' and e.from_status is distinct from 'applied'
        order by e.id desc limit 1) came
     where p.program_id = ${programId} and p.status = 'applied' group by 1, 2, 3 order by 1, 2, 3`);
  return { kept: [kept.rows, keptDays.rows], raw: [raw.rows, rawDays.rows] };
}

/** Two executives, the second of the zone Norte alone. */
async function world() {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
  const everywhere = await api.person('program_executive_manager', {
    programId,
    fullName: 'Luz Peña',
  });
  const local = await api.person('program_executive_manager', { programId, fullName: 'Iván Gil' });
  const [north] = await api.db
    .select()
    .from(zones)
    .where(and(eq(zones.programId, programId), eq(zones.name, 'Norte')));
  await api.db
    .update(programUsers)
    .set({ zoneIds: [present(north).id] })
    .where(eq(programUsers.userId, local.userId));
  return { programId, admin, everywhere, local, north: present(north).id };
}

describe('how far prospects came', () => {
  it('is counted by source, owner, zone and cause of loss, and each figure is the list that it leads to', async () => {
    const { programId, admin, everywhere, local, north } = await world();
    await upload(admin, 6);
    await upload(admin, 3, 'Norte');
    const [one, two, three, , , , seventh] = await idsOf(programId);
    await edit(admin, present(one), { owner_id: everywhere.userId, status: 'quoted' });
    await edit(admin, present(one), { status: 'lost', ...lost });
    await edit(admin, present(two), { owner_id: everywhere.userId, status: 'applied' });
    await edit(admin, present(three), { status: 'lost', ...lost });
    await edit(admin, present(seventh), { owner_id: local.userId, status: 'contacted' });
    const all = await figures(admin);
    expect(all).toMatchObject({
      total: { prospects: 9, contacted: 3, quoted: 2, applied: 1, lost: 2 },
      by_source: [{ source: 'upload', prospects: 9, applied: 1 }],
      by_owner: [
        { owner: null, prospects: 4, contacted: 0, lost: 1 },
        // Who works a zone alone is given what comes to it.
        { owner: { name: 'Iván Gil' }, prospects: 3, contacted: 1 },
        { owner: { name: 'Luz Peña' }, prospects: 2, contacted: 2, applied: 1, lost: 1 },
      ],
      by_zone: [
        { zone: { name: 'Centro' }, prospects: 6 },
        { zone: { name: 'Norte' }, prospects: 3, contacted: 1 },
      ],
      losses: [{ cause: 'price', count: 2 }],
      waiting: { unowned: 3, old: 0 },
    });
    const { total } = all;
    expect(await listed(admin, 'reached=contacted')).toBe(total.contacted);
    expect(await listed(admin, 'reached=quoted')).toBe(total.quoted);
    expect(await listed(admin, 'lost_cause=price')).toBe(2);
    expect(await listed(admin, `owner=${everywhere.userId}&reached=applied`)).toBe(1);
    const reached = ['contacted', 'quoted', 'applied', 'installed'] as const;
    const groups = [
      ...all.by_source.map((row) => ({ ...row, of: `source=${row.source}` })),
      ...all.by_owner.map((row) => ({ ...row, of: `owner=${row.owner?.id ?? 'nobody'}` })),
      ...all.by_zone.map((row) => ({ ...row, of: `zone_id=${row.zone.id}` })),
    ];
    for (const { of, prospects: count, lost: gone, ...row } of groups) {
      expect(await listed(admin, of), of).toBe(count);
      expect(await listed(admin, `${of}&status=lost`), of).toBe(gone);
      for (const stage of reached) {
        expect(await listed(admin, `${of}&reached=${stage}`), `${of} ${stage}`).toBe(row[stage]);
      }
    }
    expect((await figures(admin, `zone_id=${north}`)).total.prospects).toBe(3);
    expect((await figures(admin, `owner=${everywhere.userId}`)).total.prospects).toBe(2);
    expect((await figures(admin, 'owner=nobody')).total.prospects).toBe(4);
    const standing = async (query: string) =>
      (await admin.call({ url: `/api/v1/program-metrics/prospects?${query}` })).json.counts;
    expect(await standing(`zone_id=${north}`)).toMatchObject({ new: 2, contacted: 1, lost: 0 });
    const [place] = await api.db.select().from(zones).where(eq(zones.id, north));
    const region = encodeURIComponent(present(place).region);
    const there = await listed(admin, `region=${region}`);
    expect((await figures(admin, `region=${region}`)).total.prospects).toBe(there);
    const byStatus: number[] = Object.values(await standing(`region=${region}`));
    expect(byStatus.reduce((all, one) => all + one, 0)).toBe(there);
  });

  it('is of their zone for people of one, and of no other program', async () => {
    const { admin, local, north } = await world();
    await upload(admin, 4);
    await upload(admin, 1, 'Norte');
    expect((await figures(local)).total.prospects).toBe(1);
    const centre = present((await zonesOf(admin)).find(({ name }) => name === 'Centro'));
    expect((await figures(local, `zone_id=${centre.id}`)).total.prospects).toBe(0);
    const other = await api.person('program_administrator', { programId: await api.program() });
    expect((await figures(other)).total.prospects).toBe(0);
    expect((await figures(other, `zone_id=${north}`)).total.prospects).toBe(0);
    const staff = await api.person('admin');
    expect((await staff.call({ url: '/api/v1/program-metrics/effectiveness' })).status).toBe(403);
  });

  it('goes by the months in which they came, in Mexico City', async () => {
    const now = api.clock.now;
    api.clock.now = new Date('2026-12-01T05:59:59Z');
    const { admin } = await world();
    await upload(admin, 2);
    api.clock.now = new Date('2026-12-01T06:00:00Z');
    await upload(admin, 3);
    expect((await figures(admin, 'to=2026-11')).total.prospects).toBe(2);
    expect((await figures(admin, 'from=2026-12')).total.prospects).toBe(3);
    expect((await figures(admin, 'from=2026-11&to=2026-12')).total.prospects).toBe(5);
    expect(await listed(admin, 'created_from=2026-12-01&created_to=2026-12-31')).toBe(3);
    expect((await figures(admin)).waiting).toEqual({ unowned: 5, old: 2 });
    for (const bad of ['from=2026-13', 'from=2026', 'owner=mine', 'other=1']) {
      const { status } = await admin.call({
        url: `/api/v1/program-metrics/effectiveness?${bad}`,
      });
      expect(status).toBe(400);
    }
    api.clock.now = now;
  });

  it('one that is put back on its way is where it is', async () => {
    const { programId, admin } = await world();
    await upload(admin, 1);
    const [id] = await idsOf(programId);
    await edit(admin, present(id), { status: 'applied' });
    await edit(admin, present(id), { status: 'contacted' });
    expect((await figures(admin)).total).toMatchObject({ contacted: 1, quoted: 0, applied: 0 });
  });
});

/** What people do to prospects; two of them may happen at the same moment. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('upload' as const), rows: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('undo' as const), pick: fc.nat(5) }),
  fc.record({ kind: fc.constant('settle' as const) }),
  fc.record({
    kind: fc.constantFrom('edit' as const, 'bulk' as const),
    pick: fc.nat(20),
    status: fc.constantFrom('new', 'contacted', 'quoted', 'applied', 'lost'),
    zone: fc.option(fc.nat(5)),
    owned: fc.boolean(),
  }),
);

it('what is kept of prospects is always what they add up to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, fc.option(act)), { minLength: 3, maxLength: 8 }),
      async (steps) => {
        const { programId, admin, everywhere } = await world();
        const places = await zonesOf(admin);
        const zoneAt = (n: number) => present(places[n % places.length]);
        const batches: string[] = [];
        const run = async (what: (typeof steps)[number][0]) => {
          if (what.kind === 'settle') return settleTallies(api.db);
          if (what.kind === 'upload') {
            batches.push((await upload(admin, what.rows, zoneAt(what.rows).name)).id);
            return;
          }
          if (what.kind === 'undo') {
            const batch = batches[what.pick % Math.max(batches.length, 1)];
            if (batch) await undo(admin, batch);
            return;
          }
          const known = await idsOf(programId);
          const id = known[what.pick % Math.max(known.length, 1)];
          if (!id) return;
          const why = what.status === 'lost' ? lost : {};
          if (what.kind === 'edit') {
            await edit(admin, id, {
              status: what.status,
              ...why,
              owner_id: what.owned ? everywhere.userId : null,
              ...(what.zone !== null && { zone_id: zoneAt(what.zone).id }),
            });
            return;
          }
          const ids = known.slice(0, what.pick + 1);
          const { status } = await bulk(admin, {
            chosen: { ids },
            count: ids.length,
            change: what.owned
              ? { act: 'assign', owner_id: everywhere.userId }
              : { act: 'status', status: what.status, ...why },
          });
          // Another one added some meanwhile, or took them away.
          expect([200, 409]).toContain(status);
        };
        await Promise.all([upload(admin, 3), upload(admin, 2, 'Norte')]);
        for (const [one, other] of steps) await Promise.all([run(one), other && run(other)]);
        const before = await bothWays(programId);
        expect(before.kept).toEqual(before.raw);
        await settleTallies(api.db);
        const { kept, raw } = await bothWays(programId);
        expect(kept).toEqual(raw);
        const { total } = await figures(admin);
        expect(total.prospects).toBe((await idsOf(programId)).length);
        expect(
          (
            await api.db.execute(sql`
              select 1 from prospect_tallies where not settled or n <= 0
              union all select 1 from prospect_applied_days where not settled or n <= 0`)
          ).rows,
        ).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
});
