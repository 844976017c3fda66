import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import { type StoredInstalment, unpaid } from './calendar';
import { type EarlyPaymentChoices, earlyPaymentChoices } from './early-payment';
import { dailyInterest } from './late-interest';
import { currentPeriod, type LoanTerms, type Period, paidOf } from './owed';
import { monthlyInterest } from './schedule';

/** What an early payment of capital does to a calendar. */
export interface CapitalReduced {
  /** The early payment as a row of its own, nothing of it paid: what has accrued, and the capital it reduces. */
  prepayment: StoredInstalment;
  /** Numbers of the rows that were to come, which the new ones replace. */
  replaced: number[];
  /** The whole calendar with the prepayment: the same payment for a shorter term, or a lower payment. */
  shorter: StoredInstalment[];
  lower: StoredInstalment[];
}

/**
 * Pays capital of a loan before its day: first the interest of the days that have passed, with its VAT, then capital,
 * by which the rows to come are computed anew (LTOSF 10). What was paid ahead of these rows reduces capital too.
 * Null when the amount does not reach the capital, or would pay the loan off.
 * @param rows the calendar, with nothing due.
 * @param amount centavos.
 */
export function reduceCapital(
  rows: readonly StoredInstalment[],
  terms: LoanTerms,
  on: Day,
  amount: Centavos,
): CapitalReduced | null {
  const period = currentPeriod(rows, terms, on);
  if (!period) return null;
  const { before, coming, capital, interest, vat } = period;
  const extra = toCentavos(amount + sumCents(coming.map(paidOf)) - interest - vat);
  if (extra <= 0 || extra >= capital) return null;
  const { reduceTerm, reducePayment } = choicesOf(period, terms, extra);
  const n = FIRST_PREPAYMENT + before.filter((row) => row.n >= FIRST_PREPAYMENT).length;
  const balance = toCentavos(capital - extra);
  const total = sumCents([extra, interest, vat]);
  const prepayment = unpaid({ n, capital: extra, interest, vat, total, balance }, on);
  const calendar = ({ rows: planned }: EarlyPaymentChoices['reduceTerm']) => [
    ...before,
    prepayment,
    ...planned.flatMap((row, k) => {
      const old = coming[k];
      return old ? [unpaid({ ...row, n: old.n }, old.dueOn)] : [];
    }),
  ];
  return {
    prepayment,
    replaced: coming.map((row) => row.n),
    shorter: calendar(reduceTerm),
    lower: calendar(reducePayment),
  };
}

/** Both calendars of the rows to come, the first of which bears what is left of its period. */
function choicesOf(
  { coming, capital, current, accrued, days }: Period<StoredInstalment>,
  terms: LoanTerms,
  extra: Centavos,
): EarlyPaymentChoices {
  const ofPeriod = toCentavos(current.interestCents - current.carriedInterestCents);
  const balance = toCentavos(capital - extra);
  const isMonth = ofPeriod === monthlyInterest(capital, terms.annualRate);
  // The period costs what its calendar says, whatever its days: the rest of a month is that of 30 days.
  const firstInterest = isMonth
    ? dailyInterest(balance, terms.annualRate, Math.max(0, 30 - days))
    : toCentavos(divideHalfUp(BigInt(ofPeriod - accrued) * BigInt(balance), BigInt(capital)));
  return earlyPaymentChoices({
    balance: capital,
    extra,
    payment: constantPayment(coming, terms),
    monthsLeft: coming.length,
    terms,
    firstInterest,
  });
}

/** The payment in force: the first row may differ from it by its days, the last by centavos. */
function constantPayment(coming: readonly StoredInstalment[], { mode }: LoanTerms): Centavos {
  const [first, second] = coming;
  const row = coming.length > 2 ? second : first;
  if (!row) throw new Error('a period has a row');
  const parts = [row.capitalCents, toCentavos(row.interestCents - row.carriedInterestCents)];
  if (mode === 'level_total') parts.push(toCentavos(row.vatCents - row.carriedVatCents));
  return sumCents(parts);
}
