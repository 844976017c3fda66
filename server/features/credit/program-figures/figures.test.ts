import { lateBuckets, promiseStates } from '@contract/credit/collections';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { creditBuckets, rolledTo, vintageMonths } from '@contract/credit/program-figures';
import type { ProjectStatus } from '@contract/credit/project-states';
import { toCentavos } from '@contract/kernel/fields/centavos';
import {
  addDays,
  addMonths,
  type Day,
  dayInMexicoCity,
  daysBetween,
  toDay,
} from '@contract/kernel/fields/day';
import { lastDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import { loanInstalments, loans, payments, projects } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delinquencyBucket } from '../loans/late-interest';
import { daysOfShare, rollDays } from './rules';
import { settleProgramFigures } from './settle';

const api = await testApi();
const story = await creditStory(api);
const begun = await story.ask();
const [like] = await api.db.select().from(projects).where(eq(projects.id, begun));
const { id: _id, folio: _folio, ...common } = present(like);
const TODAY = toDay('2026-02-20');
api.clock.now = new Date('2026-02-20T18:00:00Z');

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

async function world() {
  const programId = await api.program(['Centro', 'Norte']);
  const places = await api.db
    .select()
    .from(zones)
    .where(eq(zones.programId, programId))
    .orderBy(asc(zones.name));
  const [centre, north] = places.map(({ id }) => id);
  const admin = await api.person('program_administrator', { programId });
  const one = await api.person('program_executive_manager', { programId, fullName: 'Ana Luna' });
  const local = await api.person('program_executive_manager', { programId, fullName: 'Bea Sol' });
  await api.db
    .update(programUsers)
    .set({ zoneId: present(north) })
    .where(eq(programUsers.userId, local.userId));
  return { programId, admin, one, local, centre: present(centre), north: present(north) };
}
type World = Awaited<ReturnType<typeof world>>;

const performance = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/performance?${query}` })).json;
const collections = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/collections?${query}` })).json;

let serial = 0;
async function project(its: Partial<typeof projects.$inferInsert>): Promise<string> {
  serial += 1;
  const [row] = await api.db
    .insert(projects)
    .values({ ...common, folio: `FIG-${serial}`, ...its })
    .returning();
  return present(row).id;
}

async function loan(projectId: string, deliveredOn: Day | null, cents = 1_200_000) {
  const [row] = await api.db
    .insert(loans)
    .values({
      projectId,
      applicantId: common.applicantId,
      status: 'approved',
      principalCents: toCentavos(cents),
      annualRateBp: 2000,
      lateRateBp: 4000,
      termMonths: 12,
      openingFeeBp: 300,
      vatBp: 1600,
      riskGrade: 'B',
      approvedBy: story.staff.userId,
      approvedAt: api.clock.now,
    })
    .returning();
  const { id } = present(row);
  if (deliveredOn) {
    await api.db.update(loans).set({ disbursedOn: deliveredOn }).where(eq(loans.id, id));
  }
  return id;
}

const none = toCentavos(0);
const CAPITAL = 100_000;
const instalment = (loanId: string, n: number, dueOn: Day) => ({
  loanId,
  n,
  dueOn,
  capitalCents: toCentavos(CAPITAL),
  interestCents: toCentavos(10_000),
  vatCents: toCentavos(1_600),
  balanceCents: none,
  capitalPaidCents: none,
  interestPaidCents: none,
  vatPaidCents: none,
  lateInterestPaidCents: none,
  lateVatPaidCents: none,
});

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
  const onTimeIn = (stage: (typeof statusesOnTheWay)[number], some: readonly Told[]) =>
    some.filter((one) => stood(stage, [one]).length > 0 && isOnTime(stage, one)).length;
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

type Instalment = typeof loanInstalments.$inferSelect;

/** Since when a credit was late at the end of a day, by its instalments. */
function bucketOn(rows: readonly Instalment[], day: Day) {
  const due = rows
    .filter(({ dueOn, paidOn }) => dueOn < day && (paidOn === null || paidOn > day))
    .map(({ dueOn }) => dueOn)
    .toSorted()[0];
  return delinquencyBucket(due ? daysBetween(toDay(due), day) : 0);
}

const credit = fc.record({
  months: fc.integer({ min: 1, max: 20 }),
  terms: fc.integer({ min: 2, max: 8 }),
  /** How late each is paid in turn; nothing after the first that is not. */
  late: fc.array(fc.option(fc.integer({ min: -5, max: 120 }), { freq: 8 }), { minLength: 8 }),
  part: fc.nat(CAPITAL),
  promise: fc.option(fc.record({ ago: fc.nat(100), days: fc.nat(60), paid: fc.nat(3) })),
  north: fc.boolean(),
  again: fc.boolean(),
  moves: fc.boolean(),
});

async function delivered(its: World, one: typeof credit extends fc.Arbitrary<infer T> ? T : never) {
  const on = addDays(addMonths(TODAY, -one.months), (one.part % 27) - 13);
  const id = await project({
    programId: its.programId,
    zoneId: one.north ? its.north : its.centre,
    status: 'repaying',
  });
  const loanId = await loan(id, on, one.terms * CAPITAL);
  const plan = Array.from({ length: one.terms }, (_, k) =>
    instalment(loanId, k + 1, addMonths(on, k + 1)),
  );
  await api.db.insert(loanInstalments).values(plan);
  let last = on;
  for (const { n, dueOn, interestCents, vatCents, capitalCents } of plan) {
    const late = one.late[n - 1];
    const day = late === null || late === undefined ? undefined : addDays(dueOn, late);
    const isPaid = day !== undefined && day <= TODAY;
    if (isPaid && day > last) last = day;
    const its = sql`loan_id = ${loanId} and n = ${n}`;
    const whole = { interestPaidCents: interestCents, vatPaidCents: vatCents };
    if (!isPaid) {
      await api.db
        .update(loanInstalments)
        .set({ ...whole, capitalPaidCents: toCentavos(one.part) })
        .where(its);
      break;
    }
    await api.db
      .update(loanInstalments)
      .set({ ...whole, capitalPaidCents: capitalCents, paidOn: last })
      .where(its);
  }
  if (one.again) {
    // A payment that is taken back, and instalments that are planned anew.
    await api.db.execute(sql`
      update loan_instalments set paid_on = null, capital_paid_cents = 0 where loan_id = ${loanId} and n > 1`);
    await api.db.execute(
      sql`delete from loan_instalments where loan_id = ${loanId} and n = ${one.terms}`,
    );
  }
  if (one.promise) {
    const madeOn = addDays(TODAY, -one.promise.ago);
    const promisedOn = addDays(madeOn, one.promise.days);
    const [made] = await api.db
      .insert(collectionActs)
      .values({
        loanId,
        kind: 'promise',
        happenedAt: api.clock.now,
        by: story.staff.userId,
        amountCents: toCentavos(50_000),
        madeOn,
        promisedOn,
        paidBeforeCents: none,
      })
      .returning();
    if (one.promise.paid > 0) {
      await api.db.insert(payments).values({
        loanId,
        receivedOn: addDays(promisedOn, one.promise.paid - 2),
        amountCents: toCentavos(50_000),
        applied: [],
      });
    }
    if (one.promise.ago % 5 === 0) {
      await api.db.insert(collectionActs).values({
        loanId,
        kind: 'promise_withdrawn',
        happenedAt: api.clock.now,
        by: story.staff.userId,
        aboutId: present(made).id,
      });
    }
  }
  // It goes to another zone and to somebody, with what it paid.
  if (one.moves) {
    const zoneId = one.north ? its.centre : its.north;
    await api.db
      .update(projects)
      .set({ zoneId, executiveUserId: its.one.userId, productId: 3 })
      .where(eq(projects.id, id));
  }
  const north = one.north !== one.moves;
  return { loanId, on, north, moved: one.moves, cents: one.terms * CAPITAL, promise: one.promise };
}

type Delivered = Awaited<ReturnType<typeof delivered>>;

/** The figures from the instalments themselves, a credit at a time. */
async function recomputed(some: readonly Delivered[], { from, to }: MetricsQuery) {
  const all = await Promise.all(
    some.map(async (one) => {
      const rows = await api.db
        .select()
        .from(loanInstalments)
        .where(eq(loanInstalments.loanId, one.loanId));
      const owed = rows.reduce((sum, row) => sum + row.capitalCents - row.capitalPaidCents, 0);
      const settledOn = rows.every(({ paidOn }) => paidOn)
        ? (rows
            .map(({ paidOn }) => paidOn ?? '')
            .toSorted()
            .at(-1) ?? '')
        : null;
      const fell = Array.from({ length: daysBetween(one.on, TODAY) }, (_, n) =>
        addDays(one.on, n + 1),
      ).find((day) => !['current', '1-30'].includes(bucketOn(rows, day)));
      return { ...one, rows, owed, settledOn, fell };
    }),
  );
  const first = from ? `${from}-01` : '0001-01-01';
  const last = to ? lastDayOf(to) : '9999-12-31';
  const days = rollDays(to, api.clock.now);
  const rolled = all.filter(
    ({ on, settledOn }) => on <= days.from && (settledOn === null || settledOn > days.from),
  );
  const months = [...new Set(all.map(({ on }) => on.slice(0, 7)))]
    .filter((month) => `${month}-31` >= first && `${month}-01` <= last)
    .toSorted();
  const late = all
    .flatMap(({ rows }) => rows)
    .filter(({ dueOn, paidOn }) => paidOn && paidOn > dueOn && paidOn >= first && paidOn <= last);
  return {
    buckets: creditBuckets.map((bucket) => {
      const here = all.filter(({ owed, rows }) => owed > 0 && bucketOn(rows, TODAY) === bucket);
      const due = here
        .flatMap(({ rows }) => rows)
        .filter(({ dueOn, paidOn }) => dueOn < TODAY && paidOn === null);
      return {
        bucket,
        credits: here.length,
        owed_cents: here.reduce((sum, { owed }) => sum + owed, 0),
        overdue_cents: due.reduce(
          (sum, row) =>
            sum +
            row.capitalCents -
            row.capitalPaidCents +
            row.interestCents -
            row.interestPaidCents +
            row.vatCents -
            row.vatPaidCents,
          0,
        ),
      };
    }),
    rolls: {
      ...days,
      moves: creditBuckets.flatMap((was) =>
        rolledTo.flatMap((is) => {
          const credits = rolled.filter(
            ({ rows, settledOn }) =>
              bucketOn(rows, days.from) === was &&
              (settledOn && settledOn <= days.to ? 'settled' : bucketOn(rows, days.to)) === is,
          ).length;
          return credits > 0 ? [{ from: was, to: is, credits }] : [];
        }),
      ),
    },
    vintages: months.map((month) => {
      const these = all.filter(({ on }) => on.startsWith(month));
      return {
        month,
        credits: these.length,
        principal_cents: these.reduce((sum, { cents }) => sum + cents, 0),
        fell: these.filter(({ fell }) => fell).length,
        fell_by: vintageMonths.map((n) => ({
          months: n,
          credits:
            addMonths(lastDayOf(month), n) <= TODAY
              ? these.filter(({ fell, on }) => fell && fell <= addMonths(on, n)).length
              : null,
        })),
      };
    }),
    promises: promiseStates.map((state) => {
      const promises = all.filter(({ promise }) => {
        if (!promise || promise.ago % 5 === 0) return false;
        const madeOn = addDays(TODAY, -promise.ago);
        const on = addDays(madeOn, promise.days);
        const paidOn = addDays(on, promise.paid - 2);
        const kept = promise.paid > 0 && paidOn <= on && paidOn >= madeOn;
        const its = kept ? 'kept' : on >= TODAY ? 'open' : 'broken';
        return its === state && madeOn >= first && madeOn <= last;
      });
      return { state, promises: promises.length, cents: promises.length * 50_000 };
    }),
    recovered: lateBuckets.map((bucket) => {
      const these = late.filter(
        ({ dueOn, paidOn }) =>
          delinquencyBucket(daysBetween(toDay(dueOn), toDay(paidOn ?? ''))) === bucket,
      );
      const cents = (row: Instalment) =>
        row.capitalPaidCents + row.interestPaidCents + row.vatPaidCents;
      return {
        bucket,
        instalments: these.length,
        cents: these.reduce((sum, row) => sum + cents(row), 0),
      };
    }),
  };
}

describe('how credits are paid', () => {
  it('is always what their instalments, payments and promises add up to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(credit, { minLength: 5, maxLength: 15 }), async (some) => {
        const its = await world();
        const all: Delivered[] = [];
        for (const [n, one] of some.entries()) {
          all.push(await delivered(its, one));
          if (n % 4 === 1) await settleProgramFigures(api.db);
        }
        const moved = all.filter((one) => one.moved);
        const cases: [Person, MetricsQuery, Delivered[]][] = [
          [its.admin, {}, all],
          [its.admin, { from: '2025-06', to: '2025-11' }, all],
          [its.admin, { to: '2026-02' }, all],
          [its.local, {}, all.filter(({ north }) => north)],
          [its.admin, { owner: its.one.userId }, moved],
          [
            its.admin,
            { owner: 'nobody', zone_id: its.north },
            all.filter((one) => one.north && !one.moved),
          ],
          [its.local, { technology: '3', to: '2026-01' }, moved.filter(({ north }) => north)],
        ];
        for (const [who, query, these] of cases) {
          const { computed_at: _at, ...answer } = await collections(
            who,
            new URLSearchParams(query).toString(),
          );
          expect(answer).toEqual(await recomputed(these, query));
        }
      }),
      { numRuns: 6 },
    );
  });
});

it('times within which a share was done are of those that there are', () => {
  expect(daysOfShare([], 0.5)).toBeNull();
  const took = [
    { tenths: 30, n: 1 },
    { tenths: 5, n: 2 },
    { tenths: 12, n: 1 },
  ];
  expect([0.5, 0.75, 0.9].map((share) => daysOfShare(took, share))).toEqual([0.5, 1.2, 3]);
});

it('a month that goes on is looked at until today', () => {
  const now = new Date('2026-02-20T18:00:00Z');
  expect(rollDays(undefined, now)).toEqual({ from: '2025-12-31', to: '2026-01-31' });
  expect(rollDays('2026-02', now)).toEqual({ from: '2026-01-31', to: '2026-02-20' });
  expect(rollDays('2026-05', now)).toEqual({ from: '2026-01-31', to: '2026-02-20' });
  expect(rollDays('2025-11', now)).toEqual({ from: '2025-10-31', to: '2025-11-30' });
});
