import type { Check, CheckName, IncomeBasis, Verdict } from '@contract/credit/committee';
import type { DecisionKind } from '@contract/credit/decisions';
import { BASIS, type BasisPoints } from '@contract/kernel/fields/basis-points';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';

/** What is known of a request and of who asks for it. */
export interface Facts {
  today: Day;
  /** What the applicant earns a month; null when neither a source nor a declared income is there. */
  income: Income | null;
  /** The stable income of who answers for the credit too; null where no source of theirs is stated. */
  coObligorIncome: Centavos | null;
  /** A month of this credit; null while there are no terms to quote it with. */
  payment: Centavos | null;
  /** A month of their other credits here. */
  otherPayments: Centavos;
  /** What they would owe in all, and the most that the law lets them (CUITF 48); null while the UDI is not loaded. */
  owed: { total: Centavos; most: Centavos | null };
  /** When each one's history was last reported; null when it was not, `undefined` where there is no such person. */
  reports: { applicant: Day | null; coObligor: Day | null | undefined };
  /** Names of what is missing of the applicant's data. */
  data: readonly string[];
  /** What the identity of the applicant lacks, in words, and what of it staff have to verify. */
  identity: { missing: readonly string[]; pending: readonly string[] };
  /**
   * Whether the installer has equipment of the request's technology accredited and in force; `undefined` where only
   * what can fail is asked for.
   */
  accredited: boolean | undefined;
  /** Names of the required documents that nobody sent or that were rejected, and of those to be reviewed. */
  papers: { missing: readonly string[]; pending: readonly string[] };
}

export interface Income {
  cents: Centavos;
  basis: IncomeBasis;
}

/** A limit that a dated parameter sets. */
export interface Limit<Value> {
  value: Value;
  source: string;
  validFrom: Day;
}

export interface Limits {
  incomeWarn: Limit<BasisPoints>;
  incomeMost: Limit<BasisPoints>;
  reportDays: Limit<number>;
}

/** Every check of a request, in the order in which the committee reads them. */
export function evaluate(facts: Facts, limits: Limits): Check[] {
  const { income, payment, otherPayments, owed, reports } = facts;
  const all = payment === null ? null : payment + otherPayments;
  return [
    shareOfIncome('payment_to_income', payment, income, limits),
    shareOfIncome('all_payments_to_income', all, income, limits),
    ...coObligorShare(facts, limits),
    {
      ...blank('total_owed'),
      verdict: owed.most === null ? 'unknown' : owed.total > owed.most ? 'fail' : 'pass',
      value: owed.total,
      fail_beyond: owed.most,
    },
    reportAge('applicant_report_age', reports.applicant, facts, limits),
    ...(reports.coObligor === undefined
      ? []
      : [reportAge('co_obligor_report_age', reports.coObligor, facts, limits)]),
    {
      ...blank('data'),
      verdict: facts.data.length > 0 ? 'warn' : 'pass',
      missing: [...facts.data],
    },
    awaited('identity', facts.identity),
    awaited('documents', facts.papers),
    ...accreditation(facts),
  ];
}

/** The checks that a decision in favour has to answer for. */
export const failing = (checks: readonly Check[]): Check[] =>
  checks.filter(({ verdict }) => verdict === 'fail');

interface Terms {
  amountCents: number;
  termMonths: number;
}

/** What an approval is: other terms than those asked for make it a counter-offer, whatever it depends on. */
export function kindOf(asked: Terms, given: Terms, conditions: readonly string[]): DecisionKind {
  const isOther = given.amountCents !== asked.amountCents || given.termMonths !== asked.termMonths;
  if (isOther) return 'counter_offer';
  return conditions.length > 0 ? 'conditional' : 'approved';
}

const blank = (name: CheckName): Check => ({
  name,
  verdict: 'unknown',
  value: null,
  warn_beyond: null,
  fail_beyond: null,
  missing: [],
  basis: null,
  rule: null,
});

const ruleOf = ({ source, validFrom }: Limit<unknown>): Check['rule'] => ({
  source,
  valid_from: validFrom,
});

function shareOfIncome(
  name: CheckName,
  payments: number | null,
  income: Income | null,
  { incomeWarn, incomeMost }: Limits,
): Check {
  const limits = {
    warn_beyond: incomeWarn.value,
    fail_beyond: incomeMost.value,
    basis: income?.basis ?? null,
    rule: ruleOf(incomeMost),
  };
  if (payments === null || income === null) return { ...blank(name), ...limits };
  const { cents, basis } = income;
  // Stated sources of which nothing counts pay for nothing; a declared zero says nothing.
  if (cents === 0) {
    return { ...blank(name), ...limits, verdict: basis === 'sources' ? 'fail' : 'unknown' };
  }
  // Judged before it is rounded: a cent beyond the limit is beyond it.
  const beyond = (rate: number) => payments * BASIS > cents * rate;
  const verdict: Verdict = beyond(incomeMost.value)
    ? 'fail'
    : beyond(incomeWarn.value)
      ? 'warn'
      : 'pass';
  const value = Number(divideHalfUp(BigInt(payments) * BigInt(BASIS), BigInt(cents)));
  return { ...blank(name), ...limits, verdict, value };
}

/** Whether who answers for the credit could pay it too; it never stops an approval. */
function coObligorShare({ coObligorIncome, payment }: Facts, limits: Limits): Check[] {
  if (coObligorIncome === null) return [];
  const income: Income = { cents: coObligorIncome, basis: 'sources' };
  const share = shareOfIncome('co_obligor_to_income', payment, income, limits);
  const verdict =
    share.verdict === 'fail' ? 'warn' : share.verdict === 'warn' ? 'pass' : share.verdict;
  return [{ ...share, verdict, warn_beyond: limits.incomeMost.value, fail_beyond: null }];
}

function reportAge(
  name: CheckName,
  reportedOn: Day | null,
  { today }: Facts,
  { reportDays }: Limits,
): Check {
  const limits = { fail_beyond: reportDays.value, rule: ruleOf(reportDays) };
  if (reportedOn === null) return { ...blank(name), ...limits };
  const age = daysBetween(reportedOn, today);
  return {
    ...blank(name),
    ...limits,
    verdict: age > reportDays.value ? 'fail' : 'pass',
    value: age,
  };
}

function awaited(name: CheckName, { missing, pending }: Facts['papers']): Check {
  const verdict = missing.length > 0 ? 'fail' : pending.length > 0 ? 'warn' : 'pass';
  return { ...blank(name), verdict, missing: [...missing, ...pending] };
}

function accreditation({ accredited }: Facts): Check[] {
  if (accredited === undefined) return [];
  return [{ ...blank('accreditation'), verdict: accredited ? 'pass' : 'warn' }];
}
