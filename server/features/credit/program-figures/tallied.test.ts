import { toDay } from '@contract/kernel/fields/day';
import { projectTallies } from '@server/db/schema/credit-program-figures';
import { NOBODY } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { world, project, loan } = await programOfTwoZones(api);

const page = async (who: Person, noun: 'requests' | 'credits' | 'projects', query: string) =>
  (await who.call({ url: `/api/v1/program-${noun}?limit=100&${query}` })).json;

it('lists of a program tell as many as its tallies do, and have them', async () => {
  const { programId, admin, one, local, centre, north } = await world();
  const put = (its: Partial<Parameters<typeof project>[0]>) => project({ programId, ...its });
  await put({ zoneId: centre, status: 'in_review', createdAt: new Date('2026-01-10T18:00:00Z') });
  await put({ zoneId: north, status: 'published', executiveUserId: one.userId });
  await put({ zoneId: north, status: 'published', productId: 2 });
  await put({ status: 'cancelled' });
  await loan(await put({ zoneId: north, status: 'repaying' }), toDay('2026-02-03'));
  await loan(await put({ zoneId: centre, status: 'repaying' }), toDay('2026-03-03'));
  const lists = {
    projects: [
      ['', 3],
      ['status=published', 2],
      [`status=published&owner=${one.userId}`, 1],
      ['status=published&owner=nobody&technology=2', 1],
      ['from=2026-01&to=2026-01', 1],
      [`zone_id=${centre}`, 1],
    ],
    requests: [
      ['', 6],
      ['course=open', 3],
      ['course=ended', 1],
      ['course=delivered', 2],
      [`course=delivered&zone_id=${north}`, 1],
      ['course=open&technology=2', 1],
      ['left=any', 0],
      ['left=published&pace=on_time', 0],
      ['course=open&left=published', 0],
    ],
    credits: [
      ['', 0],
      ['delivered=2026-02', 0],
      ['owing=any', 0],
      ['owing=late', 0],
    ],
  } as const;
  for (const noun of ['projects', 'requests', 'credits'] as const) {
    for (const [query, wanted] of lists[noun]) {
      const found = await page(admin, noun, query);
      expect(found, `${noun} ${query}`).toMatchObject({ total: wanted, total_is_capped: false });
      expect(found.items, `${noun} ${query}`).toHaveLength(wanted);
    }
  }
  expect((await page(local, 'projects', '')).total).toBe(2);
  expect((await page(one, 'projects', 'owner=mine')).total).toBe(1);
  expect((await page(local, 'requests', '')).total).toBe(3);
});

it('they tell it however many there are', async () => {
  const { programId, admin } = await world();
  // As if so many stood there: nothing else knows of them.
  await api.db.insert(projectTallies).values({
    programId,
    zoneId: NOBODY,
    executiveUserId: NOBODY,
    productId: 1,
    month: toDay('2026-01-01'),
    requests: 40_000,
    nowInReview: 12_345,
    finishedInReview: 11_000,
  });
  await api.db.execute(sql`
    insert into credit_tallies (program_id, zone_id, executive_user_id, product_id, delivered_month, settled_month,
                                credits, principal_cents, owing, owed_cents)
    values (${programId}, ${NOBODY}, ${NOBODY}, 1, '2026-02-01', '9999-12-01', 20000, 0, 15000, 0)`);
  const totals = async (noun: 'requests' | 'credits' | 'projects', queries: readonly string[]) =>
    Promise.all(queries.map(async (query) => (await page(admin, noun, query)).total));
  expect(await totals('projects', ['', 'status=in_review', 'q=nadie'])).toEqual([
    12_345, 12_345, 0,
  ]);
  expect(await totals('requests', ['', 'course=open', 'left=in_review', 'left=any'])).toEqual([
    40_000, 12_345, 11_000, 0,
  ]);
  expect(await totals('credits', ['', 'owing=any', 'delivered=2026-02', 'owing=late'])).toEqual([
    20_000, 15_000, 20_000, 0,
  ]);
});
