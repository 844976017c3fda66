import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, type Day } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import { INCOME_MONTHS } from '@contract/treasury/passive-income';
import type { ExpectedMonth } from '@contract/treasury/portfolio';
import { dueDays, scheduleOf, unpaid } from '@server/features/credit';
import { expectedSchedule } from '@server/features/funding';

/** What is lent in the example by which more is reckoned: $100,000. */
const EXAMPLE_CENTS = toCentavos(10_000_000);

type QuoteTerms = Parameters<typeof scheduleOf>[0];
type Rates = Pick<Parameters<typeof expectedSchedule>[1], 'taxRate' | 'rates'>;

/**
 * What $100,000 lent today bring in their first twelve months, after tax and fee: capital and interest of a real
 * calendar, so a shorter credit brings more a month and is over sooner.
 */
export function firstYearOfExample(
  terms: Omit<QuoteTerms, 'principal'>,
  taken: Rates,
  today: Day,
): Centavos {
  const days = dueDays(today, terms.months);
  const calendar = scheduleOf({ ...terms, principal: EXAMPLE_CENTS }).rows.map((row, at) =>
    unpaid(row, days[at] ?? addMonths(today, row.n)),
  );
  const rows = expectedSchedule(calendar, {
    own: EXAMPLE_CENTS,
    total: EXAMPLE_CENTS,
    ...taken,
    today,
  });
  return sumCents(rows.slice(0, INCOME_MONTHS).map(({ net }) => net));
}

/** The mean of a month and how much of it is not capital that comes back, rounded half-up. */
export function averagesOf(months: readonly ExpectedMonth[]) {
  const mean = (of: (month: ExpectedMonth) => number) =>
    toCentavos(
      divideHalfUp(
        months.reduce((sum, each) => sum + BigInt(of(each)), 0n),
        BigInt(Math.max(months.length, 1)),
      ),
    );
  return {
    average: mean(({ net_cents: net }) => net),
    gain: mean(({ net_cents: net, capital_cents: capital }) => net - capital),
  };
}

/**
 * What to lend besides so that the mean of the next twelve months reaches a target: as often $100,000 as their first
 * year goes into what is missing of the twelve months, to the next whole peso.
 * @param firstYear what $100,000 bring in their first year.
 * @returns 0 when the target is reached, null when lending brings nothing.
 */
export function amountToAdd(
  months: readonly ExpectedMonth[],
  target: Centavos,
  firstYear: Centavos,
): Centavos | null {
  const expected = months.reduce((sum, each) => sum + BigInt(each.net_cents), 0n);
  const missing = BigInt(target) * BigInt(months.length) - expected;
  if (missing <= 0n) return toCentavos(0);
  if (firstYear <= 0) return null;
  const cents = missing * BigInt(EXAMPLE_CENTS);
  const peso = BigInt(firstYear) * 100n;
  return toCentavos(((cents + peso - 1n) / peso) * 100n);
}
