import type { AmortMode } from '@contract/credit/loans';
import {
  applyRate,
  BASIS,
  type BasisPoints,
  toBasisPoints,
} from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, type Day } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';

export interface LoanTerms {
  principal: Centavos;
  annualRate: BasisPoints;
  /** VAT on interest. */
  vatRate: BasisPoints;
  /** Number of instalments, those of the grace period included. */
  months: number;
  /** In level_base the VAT comes on top of a level payment, so that the instalment falls a little. */
  mode: AmortMode;
  /** First months in which only interest and its VAT are paid. */
  graceMonths: number;
}

/** One instalment. `total` is always capital + interest + vat; `balance` is the capital owed after it. */
export interface ScheduleRow {
  n: number;
  capital: Centavos;
  interest: Centavos;
  vat: Centavos;
  total: Centavos;
  balance: Centavos;
}

export interface Schedule {
  /** The constant payment: with VAT in level_total, without it in level_base. */
  payment: Centavos;
  rows: ScheduleRow[];
}

const MONTHS = 12n;
const ZERO = toCentavos(0);
const NO_VAT = toBasisPoints(0);

/** Interest of one month of 30/360 on a balance, rounded half-up to the centavo. */
export function monthlyInterest(balance: Centavos, annualRate: BasisPoints): Centavos {
  return toCentavos(divideHalfUp(BigInt(balance) * BigInt(annualRate), MONTHS * BigInt(BASIS)));
}

/**
 * The constant payment `P·r / (1 − (1 + r)^−n)`. The rate is an exact fraction a/b, so the payment is
 * `P·a·(a+b)^n / (b·((a+b)^n − b^n))`: computed in integers of any size and rounded once, half-up.
 */
export function levelPayment(
  principal: Centavos,
  annualRate: BasisPoints,
  vatRate: BasisPoints,
  months: number,
): Centavos {
  const n = BigInt(months);
  const basis = BigInt(BASIS);
  const [a, b] = lowestTerms(
    BigInt(annualRate) * (basis + BigInt(vatRate)),
    MONTHS * basis * basis,
  );
  if (a === 0n) return toCentavos(divideHalfUp(BigInt(principal), n));
  const grown = (a + b) ** n;
  return toCentavos(divideHalfUp(BigInt(principal) * a * grown, b * (grown - b ** n)));
}

/**
 * French schedule (rules-mx 2.1). Each stored component is rounded on its own from stored numbers, and
 * the last row takes what capital is left, so that the columns add up to the centavo.
 * @throws RangeError when the terms make no loan: no capital, no month, or grace over all the term.
 */
export function buildSchedule(terms: LoanTerms): Schedule {
  const { principal, annualRate, vatRate, months, mode, graceMonths } = terms;
  if (principal <= 0 || !Number.isInteger(months) || months < 1) {
    throw new RangeError('A loan needs a principal and at least one month');
  }
  if (!Number.isInteger(graceMonths) || graceMonths < 0 || graceMonths >= months) {
    throw new RangeError('The grace period must be shorter than the term');
  }
  const levelVat = mode === 'level_total' ? vatRate : NO_VAT;
  const payment = levelPayment(principal, annualRate, levelVat, months - graceMonths);
  const rows: ScheduleRow[] = [];
  let balance = principal;
  for (let n = 1; n <= months; n += 1) {
    const row = nextRow({
      n,
      balance,
      payment,
      terms,
      inGrace: n <= graceMonths,
      isLast: n === months,
    });
    rows.push(row);
    balance = row.balance;
  }
  return { payment, rows };
}

interface RowInput {
  n: number;
  balance: Centavos;
  payment: Centavos;
  terms: Pick<LoanTerms, 'annualRate' | 'vatRate' | 'mode'>;
  inGrace: boolean;
  isLast: boolean;
  /** Its interest, where it is not that of a whole month. */
  interest?: Centavos | undefined;
}

/** The next instalment of a balance that is being paid with a constant payment. */
export function nextRow(input: RowInput): ScheduleRow {
  const { n, balance, payment, terms, inGrace, isLast } = input;
  const interest = input.interest ?? monthlyInterest(balance, terms.annualRate);
  const vat = applyRate(interest, terms.vatRate);
  const forCapital = payment - interest - (terms.mode === 'level_total' ? vat : 0);
  // The bounds matter only to loans of a few centavos, whose rounded payment may exceed what is owed.
  const regular = Math.min(Math.max(forCapital, 0), balance);
  const capital = inGrace ? ZERO : isLast ? balance : toCentavos(regular);
  return {
    n,
    capital,
    interest,
    vat,
    total: sumCents([capital, interest, vat]),
    balance: toCentavos(balance - capital),
  };
}

/** Due days of the instalments: the day of the month of the disbursement, one month apart. */
export function dueDays(disbursedOn: Day, months: number): Day[] {
  return Array.from({ length: months }, (_, i) => addMonths(disbursedOn, i + 1));
}

function lowestTerms(a: bigint, b: bigint): [bigint, bigint] {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return [a / x, b / x];
}
