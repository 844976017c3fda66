import type { Centavos } from '@contract/kernel/fields/centavos';
import { sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { TaxRule, WithheldMonth, WithheldSums } from '@server/adapters/tax-documents';

/** What the entries of one month say of the payments of one day. */
export interface WithheldRow extends WithheldSums {
  month: string;
  /** The month reported before that it is complementary to, or null. */
  concerns: string | null;
  paidOn: Day;
}

const amounts = ['interest', 'lateInterest', 'vat', 'vatWithheld', 'incomeTax'] as const;

/** Sum of each amount, in centavos. */
export function sumWithheld(parts: readonly WithheldSums[]): WithheldSums {
  const sum = (name: (typeof amounts)[number]): Centavos =>
    sumCents(parts.map((part) => part[name]));
  return {
    interest: sum('interest'),
    lateInterest: sum('lateInterest'),
    vat: sum('vat'),
    vatWithheld: sum('vatWithheld'),
    incomeTax: sum('incomeTax'),
  };
}

const isSomething = (sums: WithheldSums) => amounts.some((name) => sums[name] !== 0);

/**
 * Months in their order, each with the rules of the days on which its payments were made; what is complementary to a
 * reported month is a line of its own, after the month's. What was undone in the same month leaves nothing.
 */
export function monthsWithheld(
  rows: readonly WithheldRow[],
  rulesOn: (day: Day) => readonly TaxRule[],
): WithheldMonth[] {
  const groups = new Map<string, WithheldRow[]>();
  for (const row of rows.filter(isSomething)) {
    const key = `${row.month} ${row.concerns ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => {
      if (!first) return [];
      const all = [first, ...rest];
      const sums = sumWithheld(all);
      if (!isSomething(sums)) return [];
      const { month, concerns } = first;
      const days = [...new Set(all.map(({ paidOn }) => paidOn))].sort();
      return [{ month, concerns, ...sums, rules: distinctRules(days.flatMap(rulesOn)) }];
    });
}

function distinctRules(rules: readonly TaxRule[]): TaxRule[] {
  const known = new Map(rules.map((rule) => [`${rule.name} ${rule.validFrom}`, rule]));
  return [...known.values()];
}

/** Months of a period, '2026' or '2026-03'. */
export const monthsWithin = <Month extends { month: string }>(
  months: readonly Month[],
  period: string,
): Month[] => months.filter(({ month }) => month.startsWith(period));
