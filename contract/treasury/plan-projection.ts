import { BASIS, type BasisPoints, toBasisPoints } from '../kernel/fields/basis-points';
import { type Centavos, toCentavos } from '../kernel/fields/centavos';
import { addMonths, type Day } from '../kernel/fields/day';
import { divideHalfUp } from '../kernel/fields/rounding';

/** A goal is at least one month away, and at most so many. */
export const MOST_PLAN_MONTHS = 240;

/** The cases of an estimate, the most losses first. */
export const planCases = ['low', 'expected', 'high'] as const;
export type PlanCase = (typeof planCases)[number];

/** What a projection begins with and grows by. */
export interface PlanBasis {
  /** What is there today, in centavos; below zero counts as zero. */
  start: Centavos;
  /** Yearly interest after tax and fee, in basis points (`netYearlyRate`). */
  netRate: BasisPoints;
  /** Part of what is lent that is lost in a year, in basis points. */
  losses: Record<PlanCase, BasisPoints>;
}

/** Of a platform that has lent nothing yet: no losses are known, so none are taken off. */
export const NO_LOSSES: PlanBasis['losses'] = {
  low: toBasisPoints(0),
  expected: toBasisPoints(0),
  high: toBasisPoints(0),
};

/** What a person puts in. */
export interface Contributions {
  /** Centavos at the end of each month. */
  monthly: Centavos;
  /** The part of net interest that is lent again, in basis points; the rest leaves the plan. */
  reinvest: BasisPoints;
}

export interface PlanMonth extends Record<PlanCase, Centavos> {
  /** The day on which the month ends. */
  on: Day;
  /** What was there today and what was put in since, without interest or losses. */
  contributed: Centavos;
}

/** No amount goes beyond the integers that are safe. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const YEAR = BigInt(BASIS) * 12n;

/**
 * Yearly interest that is left of a credit's rate after the tax that is withheld and the fee with its VAT, in basis
 * points: `rate·(1 − tax) − rate·fee·(1 + feeVat)`, rounded half-up, never below zero. VAT on interest is left out: it
 * is remitted.
 */
export function netYearlyRate(
  rate: BasisPoints,
  { tax, fee, feeVat }: { tax: BasisPoints; fee: BasisPoints; feeVat: BasisPoints },
): BasisPoints {
  const one = BigInt(BASIS);
  const left = one * one - BigInt(tax) * one - BigInt(fee) * (one + BigInt(feeVat));
  const net = divideHalfUp(BigInt(rate) * left, one * one);
  return toBasisPoints(Number(net < 0n ? 0n : net));
}

/** Whole months from a day to another; 0 when there is none. */
export function monthsUntil(today: Day, until: Day): number {
  let months = 0;
  while (months <= MOST_PLAN_MONTHS && addMonths(today, months + 1) <= until) months += 1;
  return months;
}

/**
 * What is there at the end of each month, in centavos. Each month, of what is lent: losses `value·loss/12`, then net
 * interest `(value − lost)·rate/12` of the rest, of which `reinvest` stays, then the contribution; each rounded half-up.
 * All money counts as lent, and capital that comes back as lent again. More in, a larger share, a higher rate and fewer
 * losses never give less.
 *
 * @returns the value of each month and what leaves the plan by its end, in centavos; at most the safe integers.
 */
export function projectCase(
  { start, netRate, loss }: { start: Centavos; netRate: BasisPoints; loss: BasisPoints },
  { monthly, reinvest }: Contributions,
  months: number,
): { values: Centavos[]; paidOut: Centavos } {
  let value = BigInt(Math.max(start, 0));
  let paidOut = 0n;
  const values: Centavos[] = [];
  for (let month = 0; month < months; month += 1) {
    const standing = value - divideHalfUp(value * BigInt(Math.min(loss, BASIS)), YEAR);
    const interest = divideHalfUp(standing * BigInt(netRate), YEAR);
    const kept = divideHalfUp(interest * BigInt(Math.min(reinvest, BASIS)), BigInt(BASIS));
    value = least(standing + kept + BigInt(Math.max(monthly, 0)));
    paidOut = least(paidOut + interest - kept);
    values.push(toCentavos(value));
  }
  return { values, paidOut: toCentavos(paidOut) };
}

const least = (amount: bigint) => (amount < MOST ? amount : MOST);

/** The three cases month by month, low ≤ expected ≤ high as losses go the other way. An estimate, never a promise. */
export function projectPlan(
  { start, netRate, losses }: PlanBasis,
  contributions: Contributions,
  { today, months }: { today: Day; months: number },
): PlanMonth[] {
  const of = (name: PlanCase) =>
    projectCase({ start, netRate, loss: losses[name] }, contributions, months).values;
  const [low, expected, high] = [of('low'), of('expected'), of('high')];
  const put = projectCase(
    { start, netRate: toBasisPoints(0), loss: toBasisPoints(0) },
    contributions,
    months,
  ).values;
  const at = (values: readonly Centavos[], month: number) => values[month] ?? toCentavos(0);
  return put.map((contributed, month) => ({
    on: addMonths(today, month + 1),
    low: at(low, month),
    expected: at(expected, month),
    high: at(high, month),
    contributed,
  }));
}

/**
 * The least contribution of a month, in whole pesos, with which a case reaches a goal by its last month; 0 when it does
 * without any. What is put in at the end of the last month is not lost any more, so a contribution of the whole goal
 * always does.
 * @param months at least one.
 */
export function monthlyToReach(
  goal: Centavos,
  basis: { start: Centavos; netRate: BasisPoints; loss: BasisPoints },
  { reinvest, months }: { reinvest: BasisPoints; months: number },
): Centavos {
  const reaches = (pesos: number) =>
    (projectCase(basis, { monthly: toCentavos(pesos * 100), reinvest }, months).values.at(-1) ??
      0) >= goal;
  let [below, enough] = [-1, Math.ceil(goal / 100)];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (reaches(middle)) enough = middle;
    else below = middle;
  }
  return toCentavos(enough * 100);
}
