import { promiseStates } from '@contract/credit/collections';
import { creditBuckets, lateBuckets } from '@contract/credit/late-buckets';
import { rolledTo, vintageMonths } from '@contract/credit/program-figures';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import { lastDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import { loanInstalments, payments, projects } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delinquencyBucket } from '../loans/late-interest';
import { rollDays } from './rules';
import { settleProgramFigures } from './settle';

const api = await testApi();
const { story, world, project, loan } = await programOfTwoZones(api);
api.clock.now = new Date('2026-02-20T18:00:00Z');
type World = Awaited<ReturnType<typeof world>>;

const TODAY = toDay('2026-02-20');
const collections = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/collections?${query}` })).json;

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

/** The list behind each figure has as many credits as the figure says, and owes as much. */
async function leadsToItsRows(
  who: Person,
  query: MetricsQuery,
  figures: Awaited<ReturnType<typeof recomputed>>,
) {
  const rows = async (further: Record<string, string>) =>
    (
      await who.call({
        url: `/api/v1/program-credits?${new URLSearchParams({ limit: '100', ...query, ...further })}`,
      })
    ).json;
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  for (const { bucket, credits, owed_cents, overdue_cents } of figures.buckets) {
    const { items, total } = await rows({ bucket });
    expect(total).toBe(credits);
    expect(sum(items.map((row) => row.owed_cents))).toBe(owed_cents);
    expect(sum(items.map((row) => row.overdue_cents))).toBe(overdue_cents);
    expect(items.every(({ late_days }) => delinquencyBucket(late_days) === bucket)).toBe(true);
  }
  // In pages, by either order.
  for (const sort of ['-owed_cents', 'delivered_at']) {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await rows({ owing: 'any', sort, limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await rows({ owing: 'any' })).total);
  }
  const counted = figures.buckets.map((one) => (one.bucket === 'current' ? 0 : one.credits));
  expect((await rows({ owing: 'any' })).total).toBe(
    sum(figures.buckets.map(({ credits }) => credits)),
  );
  expect((await rows({ owing: 'late' })).total).toBe(sum(counted));
  const { moves } = figures.rolls;
  for (const { from, to, credits } of moves) {
    expect((await rows({ was: from, is: to })).total, `${from} ${to}`).toBe(credits);
  }
  for (const was of creditBuckets) {
    const from = moves.filter((move) => move.from === was);
    const at = creditBuckets.indexOf(was);
    const worse = from.filter(({ to }) => to !== 'settled' && creditBuckets.indexOf(to) > at);
    expect((await rows({ was })).total).toBe(sum(from.map(({ credits }) => credits)));
    expect((await rows({ was, is: 'worse' })).total).toBe(sum(worse.map(({ credits }) => credits)));
  }
  for (const { month, credits, fell, fell_by } of figures.vintages) {
    expect((await rows({ delivered: month })).total).toBe(credits);
    expect((await rows({ delivered: month, fell: 'yes' })).total).toBe(fell);
    // Where none was ever late, none was soon.
    const aged = fell_by.filter(({ credits: soon }) => fell > 0 && soon !== null);
    const behind = await Promise.all(
      aged.map(({ months }) => rows({ delivered: month, fell: String(months) })),
    );
    expect(behind.map(({ total }) => total)).toEqual(aged.map(({ credits: soon }) => soon));
  }
  // A credit is one row, with each of its promises and instalments that the figure counts.
  const parts = async (further: Record<string, string>) =>
    (await rows(further)).items.flatMap((row) => row.parts);
  for (const { state, promises, cents } of figures.promises) {
    const counted = await parts({ promise: state });
    expect(counted).toHaveLength(promises);
    expect(sum(counted.map((part) => part.cents))).toBe(cents);
  }
  for (const { bucket, instalments, cents } of figures.recovered) {
    const counted = await parts({ recovered: bucket });
    expect(counted).toHaveLength(instalments);
    expect(sum(counted.map((part) => part.cents))).toBe(cents);
    const days = counted.map(({ from, to }) => daysBetween(toDay(from), toDay(to)));
    expect(days.every((late) => delinquencyBucket(late) === bucket)).toBe(true);
  }
  expect(await parts({ owing: 'any' })).toEqual([]);
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
          const figures = await recomputed(these, query);
          expect(answer).toEqual(figures);
          await leadsToItsRows(who, query, figures);
        }
      }),
      { numRuns: 6 },
    );
  });
});
