import { type Demographics, FEWEST_SHOWN } from '@contract/credit/program-people';
import { toDay } from '@contract/kernel/fields/day';
import { programPeople } from '@server/db/schema/credit-program-figures';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { bounds, type Known } from '@tests/support/simplex';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { world } = await programOfTwoZones(api);
api.clock.now = new Date('2026-02-20T18:00:00Z');

const { programId, admin, local, centre, north } = await world();
const added = await api.db
  .insert(zones)
  .values(['Sur', 'Este'].map((name) => ({ programId, name, region: 'Lejos' })))
  .returning({ id: zones.id });
const names = ['Centro', 'Norte', 'Sur', 'Este'];
const own = [centre, north, ...added.map(({ id }) => id)];

const asks = async (who: Person, query = ''): Promise<Demographics> =>
  (await who.call({ url: `/api/v1/program-metrics/demographics?${query}` })).json;

/** What somebody who works these zones sees, or their answer to a filter. */
async function seenBy(zoneIds: readonly string[], query = ''): Promise<Demographics> {
  await api.db
    .update(programUsers)
    .set({ zoneIds: [...zoneIds] })
    .where(eq(programUsers.userId, local.userId));
  return asks(local, query);
}

/** Every choice of so many of some. */
const choices = <One>(some: readonly One[], n: number): One[][] =>
  n === 0
    ? [[]]
    : some.flatMap((one, at) => choices(some.slice(at + 1), n - 1).map((rest) => [one, ...rest]));

const scopes = [2, 3].flatMap((n) => choices([0, 1, 2, 3], n));
const idsOf = (scope: readonly number[]) => scope.map((at) => present(own[at]));

const sexes = ['M', 'H', 'X'] as const;
/** How many of each sex each zone has; the last are those of no zone. */
const line = fc.tuple(...sexes.map(() => fc.oneof(fc.nat(6), fc.nat(6), fc.nat(14))));
const table = fc.array(line, { minLength: own.length + 1, maxLength: own.length + 1 });
const every = [...own.keys(), own.length];
const cells = (places: readonly number[], of: readonly string[] = sexes) =>
  places.flatMap((at) => of.map((sex) => `${at} ${sex}`));
const unknowns = cells(every);

const { rows: applicantIds } = await api.db.execute<{ id: string }>(sql`
  with made as (
    insert into users (id, email, full_name, referral_code, person_type)
    select gen_random_uuid(), 'muchos-' || n || '@ejemplo.mx', 'Eva Ruiz', 'MUCHOS' || n, 1
      from generate_series(1, 220) n returning id)
  insert into applicants (id, user_id, payment_clabe)
  select gen_random_uuid(), id, 'muchos-' || id from made returning id`);

async function fill(counts: readonly (readonly number[])[]) {
  const free = applicantIds.values();
  const rows = counts.flatMap((each, at) =>
    each.flatMap((n, kind) =>
      Array.from({ length: n }, () => ({
        applicantId: present(free.next().value).id,
        programId,
        zoneId: own[at] ?? null,
        productId: 1,
        month: toDay('2026-01-01'),
        isCompany: false,
        sex: present(sexes[kind]),
      })),
    ),
  );
  await api.db.delete(programPeople).where(eq(programPeople.programId, programId));
  if (rows.length > 0) await api.db.insert(programPeople).values(rows);
}

/** What a page tells of the zones that it is about. */
function toldBy(data: Demographics, places: readonly number[]): Known['sums'] {
  const told = [
    { of: cells(places), is: data.people },
    ...data.sexes
      .filter(({ sex }) => sexes.some((one) => one === sex))
      .map(({ sex, people }) => ({ of: cells(places, [sex]), is: people })),
    ...data.zones.map(({ id, people }) => ({
      of: cells([id === null ? own.length : own.indexOf(id)]),
      is: people,
    })),
    ...data.regions.map(({ name, people }) => ({
      of: cells(name === null ? [own.length] : name === 'Lejos' ? [2, 3] : [0, 1]),
      is: people,
    })),
  ];
  return told.flatMap(({ of, is }) => (is === null ? [] : [{ of, is }]));
}

async function allTold(): Promise<Known['sums']> {
  const told = toldBy(await asks(admin), every);
  told.push(...toldBy(await asks(admin, 'region=Lejos'), [2, 3]));
  for (const [at, id] of own.entries()) {
    told.push(...toldBy(await asks(admin, `zone_id=${id}`), [at]));
  }
  for (const scope of scopes) {
    const data = await seenBy(idsOf(scope));
    told.push(
      ...toldBy(
        data,
        scope.filter((at) => !data.left_out.includes(present(names[at]))),
      ),
    );
  }
  return [...new Map(told.map((one) => [one.of.join(), one])).values()];
}

const isFew = (people: number) => people > 0 && people < FEWEST_SHOWN;

describe('people of a program of whom people of several zones see figures', () => {
  it('are not found out by putting together what all of these see, with what all others do', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (counts) => {
        await fill(counts);
        const told = await allTold();
        expect(told.filter(({ is }) => isFew(is))).toEqual([]);
        const count = (of: readonly string[]) =>
          counts
            .flatMap((each, at) =>
              each.map((n, kind) => (of.includes(`${at} ${sexes[kind]}`) ? n : 0)),
            )
            .reduce((all, n) => all + n, 0);
        const sumOf = (of: readonly string[]) => ({ of, is: count(of) });
        const marginals = [
          ...every.map((at) => sumOf(cells([at]))),
          ...sexes.map((sex) => sumOf(cells(every, [sex]))),
        ];
        for (const places of [...every.map((at) => [at]), ...scopes]) {
          for (const sex of sexes) {
            const of = cells(places, [sex]);
            if (!isFew(count(of))) continue;
            const [least, greatest] = bounds({ unknowns, sums: told }, of);
            const [low, high] = bounds({ unknowns, sums: marginals }, of);
            const apart = Math.min(FEWEST_SHOWN, high - low);
            expect(greatest - least + 1e-6, of.join()).toBeGreaterThanOrEqual(apart);
          }
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('are shown of the zones that may be shown, and of a region that is all theirs, without those that may not', async () => {
    const zone = [9, 8, 7];
    const few = [1, 1, 1];
    const none = [0, 0, 0];
    const placesOf = (data: Demographics) => data.zones.map(({ name, people }) => [name, people]);
    // Este has few, and Sur would tell how many: their region is shown whole.
    await fill([zone, zone, zone, few, none]);
    const some = await seenBy(idsOf([0, 2]));
    expect(some).toMatchObject({ shown: 'people', people: 24, left_out: ['Sur'] });
    expect(some.sexes).toEqual((await asks(admin, `zone_id=${centre}`)).sexes);
    expect(placesOf(some)).toEqual([
      ['Sur', null],
      ['Centro', 24],
    ]);
    const region = await seenBy(idsOf([2, 3]));
    expect(region).toMatchObject({ shown: 'people', people: 27, left_out: [] });
    expect(region.sexes).toEqual((await asks(admin, 'region=Lejos')).sexes);
    expect(placesOf(region)).toEqual([
      ['Este', null],
      ['Sur', null],
    ]);
    expect(await seenBy(idsOf([0, 2, 3]))).toMatchObject({ people: 51, left_out: [] });
    // Where nothing may be shown it is said of which zones.
    await fill([few, few, none, few, none]);
    expect(await seenBy(idsOf([0, 1]))).toMatchObject({
      shown: 'too_few',
      people: null,
      left_out: ['Centro', 'Norte'],
      zones: [],
    });
  });

  it('are not told apart by one filter more within the zones', async () => {
    await fill(every.map(() => [9, 8, 7]));
    const others = ['owner=nobody', 'technology=1', 'from=2026-01', 'to=2026-03', 'region=Lejos'];
    const nobodys = { shown: 'one_filter', people: null, ages: [], sexes: [], zones: [] };
    for (const scope of scopes) {
      const zoneIds = idsOf(scope);
      expect(await seenBy(zoneIds)).toMatchObject({ shown: 'people', people: 24 * scope.length });
      for (const query of others) expect(await seenBy(zoneIds, query)).toMatchObject(nobodys);
      const [first = ''] = zoneIds;
      expect(await seenBy(zoneIds, `zone_id=${first}`)).toMatchObject({ people: 24 });
      const other = present(own.find((id) => !zoneIds.includes(id)));
      expect(await seenBy(zoneIds, `zone_id=${other}`)).toMatchObject(nobodys);
    }
  });
});
