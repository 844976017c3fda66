import { type CreditBucket, creditBuckets } from '@contract/credit/late-buckets';
import { BASIS, type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import {
  COUNTED_DAYS_LATE,
  type Concentrated,
  concentrationLimits,
  type ExpectedMonth,
  MOST_SLICES,
  OTHER_SLICES,
  type PortfolioAge,
  type PortfolioGroup,
  type PortfolioSlice,
  portfolioGroups,
  RETURN_FROM_DAYS,
} from '@contract/treasury/portfolio';
import { delinquencyBucket, type Flow, internalRate } from '@server/features/credit';
import { type ExpectedRow, type Holding, netOf } from '@server/features/funding';
import { distribute } from '@server/ledger/distribute';
import { monthOf } from '../statements/rules';

const zero = toCentavos(0);

/** Those of which principal is owed and was not written off. */
export const standingOf = <Row extends Pick<Holding, 'standing'>>(holdings: readonly Row[]) =>
  holdings.filter(({ standing }) => standing > 0);

/** Whether a return and an income are reckoned with it: it is not more than 90 days late. */
export const isCounted = ({ daysLate }: Pick<Holding, 'daysLate'>) => daysLate <= COUNTED_DAYS_LATE;

/** Parts of a whole in basis points, 10,000 together by the largest remainder; none of nothing. */
export const sharesOfWhole = (cents: readonly Centavos[]): BasisPoints[] =>
  (cents.some((each) => each > 0)
    ? distribute(toCentavos(BASIS), cents)
    : cents.map(() => zero)
  ).map(toBasisPoints);

/** How old money is that was delivered on a day: whole months. */
export function ageOf(heldSince: Day, today: Day): PortfolioAge {
  if (addMonths(heldSince, 6) > today) return '0-5';
  if (addMonths(heldSince, 12) > today) return '6-11';
  return addMonths(heldSince, 24) > today ? '12-23' : 'over-23';
}

const keyOf: Record<PortfolioGroup | 'project', (holding: Holding, today: Day) => string> = {
  product: ({ productId }) => String(productId),
  state: ({ state }) => state,
  grade: ({ grade }) => grade,
  installer: ({ installer }) => installer,
  age: ({ heldSince }, today) => ageOf(heldSince, today),
  project: ({ folio }) => folio,
};

/** Standing principal by a key, the largest first. */
function sumsBy(
  holdings: readonly Holding[],
  by: PortfolioGroup | 'project',
  today: Day,
): [string, Centavos][] {
  const sums = new Map<string, Centavos>();
  for (const holding of standingOf(holdings)) {
    const key = keyOf[by](holding, today);
    sums.set(key, sumCents([sums.get(key) ?? zero, holding.standing]));
  }
  return [...sums].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
}

/** Standing principal in slices of each group; beyond `MOST_SLICES` the smallest are one. */
export function allocationOf(
  holdings: readonly Holding[],
  today: Day,
): { by: PortfolioGroup; slices: PortfolioSlice[] }[] {
  return portfolioGroups.map((by) => {
    const sums = sumsBy(holdings, by, today);
    const rest = sums.length > MOST_SLICES ? sums.splice(MOST_SLICES - 1) : [];
    const all: [string, Centavos][] =
      rest.length > 0 ? [...sums, [OTHER_SLICES, sumCents(rest.map(([, cents]) => cents))]] : sums;
    const shares = sharesOfWhole(all.map(([, cents]) => cents));
    return {
      by,
      slices: all.map(([key, cents], at) => ({
        key,
        cents,
        share_bp: shares[at] ?? toBasisPoints(0),
      })),
    };
  });
}

const concentrated = [
  'project',
  'installer',
  'state',
  'product',
] as const satisfies readonly Concentrated[];

/** On what a portfolio depends more than is prudent: the largest of each kind above its limit, rounded to basis points. */
export function warningsOf(holdings: readonly Holding[], today: Day) {
  const total = sumCents(holdings.map(({ standing }) => standing));
  if (total === 0) return [];
  return concentrated.flatMap((by) =>
    sumsBy(holdings, by, today)
      .slice(0, 1)
      .flatMap(([key, cents]) => {
        const share = Number(divideHalfUp(BigInt(cents) * BigInt(BASIS), BigInt(total)));
        const limit = concentrationLimits[by];
        return share > limit
          ? { by, key, share_bp: toBasisPoints(share), limit_bp: toBasisPoints(limit) }
          : [];
      }),
  );
}

/** Standing principal by days late, in the buckets of annex 17. */
export function delinquencyOf(holdings: readonly Pick<Holding, 'standing' | 'daysLate'>[]) {
  const within = (bucket: CreditBucket) =>
    standingOf(holdings).filter(({ daysLate }) => delinquencyBucket(daysLate) === bucket);
  const sums = creditBuckets.map((bucket) =>
    sumCents(within(bucket).map(({ standing }) => standing)),
  );
  const shares = sharesOfWhole(sums);
  return creditBuckets.map((bucket, at) => ({
    bucket,
    credits: within(bucket).length,
    cents: sums[at] ?? zero,
    share_bp: shares[at] ?? toBasisPoints(0),
  }));
}

/** The mean of something of the credits, weighted by their standing principal, rounded half-up; null of none. */
export function weightedMean<Row extends Pick<Holding, 'standing'>>(
  holdings: readonly Row[],
  of: (holding: Row) => number,
): number | null {
  const total = sumCents(holdings.map(({ standing }) => standing));
  if (total === 0) return null;
  const sum = holdings.reduce((all, each) => all + BigInt(each.standing) * BigInt(of(each)), 0n);
  return Number(divideHalfUp(sum, BigInt(total)));
}

/** What instalments bring by month, from the month of a day on; what fell due before it and what is due later apart. */
export function calendarOf(
  rows: readonly ExpectedRow[],
  { from, today, months }: { from: Day; today: Day; months: number },
): { calendar: ExpectedMonth[]; overdue: Centavos; later: Centavos } {
  const names = Array.from({ length: months }, (_, at) => monthOf(addMonths(firstOf(from), at)));
  const dueIn = new Map<string, ExpectedRow[]>(names.map((name) => [name, []]));
  const [overdue, later]: [ExpectedRow[], ExpectedRow[]] = [[], []];
  const last = names.at(-1) ?? '';
  for (const row of rows) {
    const month = monthOf(row.dueOn);
    if (row.dueOn < today) overdue.push(row);
    else if (month > last) later.push(row);
    else dueIn.get(month)?.push(row);
  }
  const sum = (of: readonly ExpectedRow[], part: (row: ExpectedRow) => Centavos) =>
    sumCents(of.map(part));
  return {
    calendar: [...dueIn].map(([month, due]) => ({
      month,
      capital_cents: sum(due, ({ capital }) => capital),
      interest_cents: sum(due, ({ interest }) => interest),
      isr_cents: sum(due, ({ isr }) => isr),
      vat_cents: sum(due, ({ vat }) => vat),
      fee_cents: sum(due, ({ fee }) => fee),
      net_cents: sum(due, ({ net }) => net),
    })),
    overdue: sum(overdue, ({ net }) => net),
    later: sum(later, ({ net }) => net),
  };
}

const firstOf = (day: Day): Day => toDay(`${monthOf(day)}-01`);

/** What is put in is negative, what comes back positive. */
export interface DatedFlow {
  on: Day;
  cents: Centavos;
}

/** What was lent and what came back of it after taxes and fees, in the order of its days. */
export const lendingFlows = (
  holdings: readonly Pick<Holding, 'heldSince' | 'nominal' | 'received'>[],
): DatedFlow[] =>
  holdings
    .flatMap(({ heldSince, nominal, received }) => [
      { on: heldSince, cents: toCentavos(-nominal) },
      ...received.map((share) => ({ on: share.receivedOn, cents: netOf(share) })),
    ])
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

/** Flows by the days since the first of them. */
export const daysOf = (flows: readonly DatedFlow[]): Flow[] => {
  const first = flows[0]?.on;
  return first
    ? flows.map(({ on, cents }) => ({ days: daysBetween(first, on), amount: cents }))
    : [];
};

/** All but lost, and ten times in a year. */
const RANGE = { low: -0.9999, high: 10 };

/**
 * The yearly return of flows, in basis points, when all were paid out today: the rate at which they are worth nothing.
 * @param flows in the order of their days; what is there today is not among them.
 * @param left what is there today.
 * @returns null before 30 days have passed, and where no rate between −99.99 % and 1,000 % explains them.
 */
export function yearlyReturn(
  flows: readonly DatedFlow[],
  left: Centavos,
  today: Day,
): number | null {
  const first = flows[0]?.on;
  if (!first || daysBetween(first, today) < RETURN_FROM_DAYS) return null;
  const rate = internalRate(daysOf([...flows, { on: today, cents: left }]), RANGE);
  return rate === null ? null : Math.round(rate * BASIS);
}
