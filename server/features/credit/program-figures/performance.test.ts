import { requestCourses, requestPaces } from '@contract/credit/figure-rows';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { ProjectStatus } from '@contract/credit/project-states';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { type Person, testApi } from '@tests/support/api';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleProgramFigures } from './settle';

const api = await testApi();
const { world, project, loan } = await programOfTwoZones(api);
api.clock.now = new Date('2026-02-20T18:00:00Z');
type World = Awaited<ReturnType<typeof world>>;

const performance = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/performance?${query}` })).json;

/** In how many days each stage is to be left, until a day and from it on. */
const CHANGED_ON = '2025-11-15';
const targets = {
  in_review: 5,
  approved: 5,
  accepted: 3,
  published: 30,
  to_sign: 5,
  installing: 30,
};
const later = { ...targets, in_review: 12, published: 9 };
await settingsFrom(api)(
  CHANGED_ON,
  Object.fromEntries(Object.entries(later).map(([stage, days]) => [`stage_days_${stage}`, days])),
);

/** What a test did to a project, second by second. */
interface Told {
  zone: string;
  owner: string | null;
  technology: number;
  month: string;
  status: ProjectStatus;
  approved: boolean;
  stood: Partial<Record<ProjectStatus, number>>;
  /** The day on which it last left each stage. */
  left: Partial<Record<ProjectStatus, Day>>;
  course: number | null;
}

const START = new Date('2025-09-01T12:00:00Z').getTime();
const walks: Record<string, ProjectStatus[]> = {
  in_review: ['approved', 'rejected', 'cancelled'],
  approved: ['accepted', 'cancelled'],
  accepted: ['published'],
  published: ['to_sign', 'not_funded'],
  to_sign: ['installing', 'published'],
  installing: ['repaying', 'published'],
  repaying: ['settled'],
  settled: ['repaying'],
};
const walk = fc.record({
  begins: fc.nat(100 * 86_400),
  steps: fc.array(fc.record({ pick: fc.nat(2), seconds: fc.integer({ min: 1, max: 2_000_000 }) }), {
    maxLength: 9,
  }),
  north: fc.boolean(),
  owned: fc.boolean(),
  moves: fc.boolean(),
  technology: fc.integer({ min: 1, max: 5 }),
});

/** A project goes its way; what was told of it is kept here alone. */
async function goes(its: World, way: typeof walk extends fc.Arbitrary<infer T> ? T : never) {
  const createdAt = new Date(START + way.begins * 1000);
  const told: Told = {
    zone: way.north ? its.north : its.centre,
    owner: way.owned ? its.one.userId : null,
    technology: way.technology,
    month: dayInMexicoCity(createdAt).slice(0, 7),
    status: 'in_review',
    approved: false,
    stood: {},
    left: {},
    course: null,
  };
  const id = await project({
    programId: its.programId,
    zoneId: told.zone,
    executiveUserId: told.owner,
    productId: told.technology,
    status: 'in_review',
    statusChangedAt: createdAt,
    createdAt,
  });
  let at = createdAt.getTime();
  for (const { pick, seconds } of way.steps) {
    const next = walks[told.status] ?? [];
    const to = next[pick % Math.max(next.length, 1)];
    if (!to) break;
    at += seconds * 1000;
    told.left[told.status] = dayInMexicoCity(new Date(at));
    told.stood[told.status] = (told.stood[told.status] ?? 0) + seconds;
    if (told.status === 'installing' && to === 'repaying') {
      told.course = Math.round((at - createdAt.getTime()) / 1000);
    }
    if (to === 'approved') {
      told.approved = true;
      await loan(id, null);
    }
    told.status = to;
    await api.db
      .update(projects)
      .set({ status: to, statusChangedAt: new Date(at) })
      .where(eq(projects.id, id));
  }
  if (way.moves) {
    told.zone = its.centre;
    told.owner = its.local.userId;
    const changes = { zoneId: told.zone, executiveUserId: told.owner };
    await api.db.update(projects).set(changes).where(eq(projects.id, id));
  }
  return told;
}

/** The least of some seconds that no fewer than a share of them are within, in tenths of days that began. */
function within(seconds: number[], share: number): number | null {
  const sorted = seconds.toSorted((a, b) => a - b);
  const one = sorted[Math.ceil(sorted.length * share) - 1];
  return one === undefined ? null : Math.ceil(one / 8640) / 10;
}

/** The figures of what was told, one project at a time. */
function addedUp(told: readonly Told[]) {
  const stood = (stage: (typeof statusesOnTheWay)[number], some: readonly Told[]) =>
    some.flatMap((one) => (one.status === stage ? [] : (one.stood[stage] ?? [])));
  const course = (some: readonly Told[]) => some.flatMap((one) => one.course ?? []);
  const isOnTime = (stage: (typeof statusesOnTheWay)[number], one: Told) =>
    ((one.left[stage] ?? '') < CHANGED_ON ? targets : later)[stage] * 86_400 >=
    stood(stage, [one]).reduce((sum, seconds) => sum + seconds, 0);
  const leftAt = (stage: (typeof statusesOnTheWay)[number], one: Told, onTime: boolean) =>
    stood(stage, [one]).length > 0 && isOnTime(stage, one) === onTime;
  const onTimeIn = (stage: (typeof statusesOnTheWay)[number], some: readonly Told[]) =>
    some.filter((one) => leftAt(stage, one, true)).length;
  const left = (onTime: boolean) =>
    told.filter((one) => statusesOnTheWay.some((stage) => leftAt(stage, one, onTime))).length;
  const onTime = (some: readonly Told[]) =>
    statusesOnTheWay.reduce((sum, stage) => sum + onTimeIn(stage, some), 0);
  const way = (some: readonly Told[]) => ({
    requests: some.length,
    approved: some.filter(({ approved }) => approved).length,
    delivered: some.filter(({ status }) => status === 'repaying' || status === 'settled').length,
    median_days: within(course(some), 0.5),
    finished: statusesOnTheWay.flatMap((stage) => stood(stage, some)).length,
    on_time: onTime(some),
  });
  const open = told.filter(({ status }) => statusesOnTheWay.some((one) => one === status));
  const all = way(told);
  return {
    paces: { on_time: left(true), late: left(false) },
    total: {
      ...all,
      open: open.length,
      ended: told.length - open.length - all.delivered,
      p90_days: within(course(told), 0.9),
    },
    stages: statusesOnTheWay.map((stage) => ({
      stage,
      now: told.filter(({ status }) => status === stage).length,
      finished: stood(stage, told).length,
      target_days: later[stage],
      on_time: onTimeIn(stage, told),
      median_days: within(stood(stage, told), 0.5),
      p90_days: within(stood(stage, told), 0.9),
    })),
    owners: new Map(
      [...new Set(told.map(({ owner }) => owner))].map((owner) => [
        owner,
        way(told.filter((one) => one.owner === owner)),
      ]),
    ),
  };
}

async function expectSame(who: Person, query: string, told: readonly Told[]) {
  const { total, stages, by_owner } = await performance(who, query);
  const expected = addedUp(told);
  expect({ total, stages }).toEqual({ total: expected.total, stages: expected.stages });
  expect(new Map(by_owner.map(({ owner, ...way }) => [owner?.id ?? null, way]))).toEqual(
    expected.owners,
  );
}

const requestsOf = async (who: Person, query: string) =>
  (await who.call({ url: `/api/v1/program-requests?limit=100&${query}` })).json.items;

/** How many stages the requests of a list left, and how many of them on time. */
async function stagesBehind(who: Person, query: string) {
  const left = (await requestsOf(who, query)).flatMap(({ stages }) => stages);
  return {
    finished: left.length,
    on_time: left.filter(({ days, target_days }) => days <= target_days).length,
  };
}

const listed = async (who: Person, query: string) => {
  const { items, total } = (await who.call({ url: `/api/v1/program-requests?limit=100&${query}` }))
    .json;
  expect(total, query).toBe(items.length);
  return total;
};

/** The list behind each figure has as many requests as it says. */
async function expectRows(who: Person, query: string) {
  const { total, stages, by_owner } = await performance(who, query);
  const rows = (further = '') => listed(who, [query, further].filter(Boolean).join('&'));
  expect(await rows()).toBe(total.requests);
  for (const course of requestCourses) {
    expect(await rows(`course=${course}`), course).toBe(total[course]);
  }
  for (const { folio } of await requestsOf(who, query)) {
    const found = await requestsOf(
      who,
      [query, `q=${folio.toLowerCase()}`].filter(Boolean).join('&'),
    );
    expect(found.map((one) => one.folio)).toEqual([folio]);
  }
  const { finished: ofAll, on_time: onTime } = total;
  expect(await stagesBehind(who, `${query}&left=any`)).toEqual({
    finished: ofAll,
    on_time: onTime,
  });
  expect(await stagesBehind(who, `${query}&left=any&pace=late`)).toEqual({
    finished: ofAll - onTime,
    on_time: 0,
  });
  expect(await stagesBehind(who, query), 'of a list that counts requests').toEqual({
    finished: 0,
    on_time: 0,
  });
  for (const { owner, requests, approved, delivered, finished, on_time } of by_owner) {
    const theirs = new URLSearchParams(query);
    theirs.set('owner', owner?.id ?? 'nobody');
    expect(await listed(who, `${theirs}`), `${theirs}`).toBe(requests);
    expect(await listed(who, `${theirs}&course=approved`), `${theirs}`).toBe(approved);
    expect(await listed(who, `${theirs}&course=delivered`), `${theirs}`).toBe(delivered);
    expect(await stagesBehind(who, `${theirs}&left=any`)).toEqual({ finished, on_time });
  }
  for (const { stage, finished, on_time } of stages) {
    expect(await rows(`left=${stage}`), stage).toBe(finished);
    expect(await stagesBehind(who, `${query}&left=${stage}`), stage).toEqual({ finished, on_time });
    expect(await rows(`left=${stage}&pace=on_time`), stage).toBe(on_time);
    expect(await rows(`left=${stage}&pace=late`), stage).toBe(finished - on_time);
  }
}

describe('how projects come along', () => {
  it('is always what each of them adds up to, for everybody and however it is narrowed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(walk, { minLength: 4, maxLength: 12 }), async (ways) => {
        const its = await world();
        const told: Told[] = [];
        for (const [n, way] of ways.entries()) {
          told.push(await goes(its, way));
          if (n % 3 === 1) await settleProgramFigures(api.db);
        }
        await expectSame(its.admin, '', told);
        const inNorth = told.filter(({ zone }) => zone === its.north);
        await expectSame(its.local, '', inNorth);
        await expectSame(its.local, `zone_id=${its.centre}`, []);
        await expectSame(its.admin, `zone_id=${its.north}`, inNorth);
        const narrowed = told.filter(
          ({ month, technology, owner }) => month >= '2025-10' && technology === 2 && !owner,
        );
        await expectSame(its.admin, 'from=2025-10&technology=2&owner=nobody', narrowed);
        for (const technology of [1, 2, 3, 4, 5]) {
          const these = told.filter((one) => one.technology === technology);
          await expectSame(its.admin, `technology=${technology}`, these);
        }
        const inCentre = told.filter(({ zone }) => zone === its.centre);
        await expectSame(its.admin, 'region=Occidente', told);
        await expectSame(
          its.admin,
          `zone_id=${its.centre}&to=2025-11`,
          inCentre.filter(({ month }) => month <= '2025-11'),
        );
        for (const owner of [null, its.one.userId, its.local.userId]) {
          const these = told.filter((one) => one.owner === owner);
          await expectSame(its.admin, `owner=${owner ?? 'nobody'}`, these);
          const here = these.filter(({ zone }) => zone === its.north);
          await expectSame(its.local, `owner=${owner ?? 'nobody'}`, here);
        }
        await expectRows(its.admin, '');
        const { paces } = addedUp(told);
        for (const pace of requestPaces) {
          expect(await listed(its.admin, `pace=${pace}`), pace).toBe(paces[pace]);
        }
        await expectRows(its.local, 'from=2025-10');
        await expectRows(its.admin, `technology=2&owner=${its.local.userId}`);
        await settleProgramFigures(api.db);
        await expectSame(its.admin, '', told);
        const [other] = [await world()];
        await expectSame(other.admin, '', []);
      }),
      { numRuns: 5 },
    );
  });

  it('is for the people of a program, and by filters that mean something', async () => {
    const { admin } = await world();
    for (const bad of ['technology=9', 'from=2026-13', 'owner=mine', 'other=1']) {
      const url = `/api/v1/program-metrics/performance?${bad}`;
      expect((await admin.call({ url })).status).toBe(400);
    }
    for (const who of [await api.person('admin'), await api.person('client')]) {
      const url = '/api/v1/program-metrics/collections';
      expect((await who.call({ url })).status).toBe(403);
    }
  });
});
