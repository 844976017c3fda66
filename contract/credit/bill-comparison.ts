import { applyRate, type BasisPoints } from '../kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '../kernel/fields/centavos';

export interface BillTerms {
  /** What is paid for electricity a month, today; centavos. */
  bill: Centavos;
  /** The part of it that is paid no more; basis points. */
  saved: BasisPoints;
  /** By how much the bill grows, once a year; basis points. */
  growth: BasisPoints;
}

/** A year of the credit, in centavos; the last one may have fewer months. */
interface YearOfBills {
  year: number;
  months: number;
  /** The whole bill of a month of that year. */
  bill: Centavos;
  without: Centavos;
  remaining: Centavos;
  credit: Centavos;
  with: Centavos;
}

export interface BillComparison {
  years: YearOfBills[];
  without: Centavos;
  remaining: Centavos;
  credit: Centavos;
  /** What is paid at first, instalments and what remains of the bills. */
  with: Centavos;
  /** The first month from which on the saving covers every instalment; null when it does not cover the last. */
  coveredFrom: number | null;
  /** What is saved a month once the credit is paid. */
  savedAfter: Centavos;
}

const YEAR = 12;
const times = (amount: Centavos, months: number) => toCentavos(amount * months);

/**
 * What electricity costs over the term of a credit, with the system and without it. The bill of a year is that of the
 * year before and its growth, rounded half-up to the centavo.
 *
 * @param instalments totals with VAT, of each month
 * @param first what is paid before them: down payment, and the fee that the credit does not hand over
 */
export function compareWithBill(
  instalments: readonly Centavos[],
  first: Centavos,
  { bill: today, saved, growth }: BillTerms,
): BillComparison {
  const years: YearOfBills[] = [];
  let bill = today;
  let coveredFrom: number | null = null;
  for (let begun = 0; begun < instalments.length; begun += YEAR) {
    const paid = instalments.slice(begun, begun + YEAR);
    const months = paid.length;
    const saving = applyRate(bill, saved);
    const remaining = times(toCentavos(bill - saving), months);
    const credit = sumCents(paid);
    for (const [month, instalment] of paid.entries()) {
      coveredFrom = instalment <= saving ? (coveredFrom ?? begun + month + 1) : null;
    }
    years.push({
      year: years.length + 1,
      months,
      bill,
      without: times(bill, months),
      remaining,
      credit,
      with: sumCents([remaining, credit]),
    });
    if (months === YEAR) bill = sumCents([bill, applyRate(bill, growth)]);
  }
  const sum = (part: 'without' | 'remaining' | 'credit' | 'with') =>
    sumCents(years.map((year) => year[part]));
  return {
    years,
    without: sum('without'),
    remaining: sum('remaining'),
    credit: sum('credit'),
    with: sumCents([first, sum('with')]),
    coveredFrom,
    savedAfter: applyRate(bill, saved),
  };
}
