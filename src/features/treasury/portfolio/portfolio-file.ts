import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { Portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { type CsvValue, csvMoney } from '@portal/ui/table/csv-values';
import { groupName, sliceName } from './slice-name';

/** The name and version of what the JSON file holds; see docs/portfolio.md. */
export const PORTFOLIO_SCHEMA = 'portfolio/1';

export const portfolioColumns = [
  t(words.csvColumns.section),
  t(words.csvColumns.item),
  t(words.csvColumns.measure),
  t(words.csvColumns.value),
];

const percent = (bp: number | null): CsvValue => (bp === null ? null : bp / 100);
const PERCENT = '%';

/** All figures of a portfolio, one a row: its section, what it is of, what it measures, and pesos, percent or a count. */
export function portfolioRows(data: Portfolio): CsvValue[][] {
  const summary: [string, string, CsvValue][] = [
    [t(words.value), t(words.amount), csvMoney(data.value_cents)],
    [t(words.cash), t(words.amount), csvMoney(data.cash_cents)],
    [t(words.invested), t(words.amount), csvMoney(data.invested_cents)],
    [t(words.writtenOff), t(words.amount), csvMoney(data.written_off_cents)],
    [t(words.irr), PERCENT, percent(data.return.invested_bp)],
    [t(words.irrIdle), PERCENT, percent(data.return.with_idle_bp)],
    [t(words.rate), PERCENT, percent(data.rate_bp)],
  ];
  return [
    ...summary.map((row) => [t(words.value), ...row]),
    ...data.allocation.flatMap(({ by, slices }) =>
      slices.flatMap(({ key, cents, share_bp: share }) => [
        [groupName(by), sliceName(by, key), t(words.amount), csvMoney(cents)],
        [groupName(by), sliceName(by, key), PERCENT, percent(share)],
      ]),
    ),
    ...data.delinquency.flatMap(({ bucket, credits, cents }) => [
      [t(words.delinquency), t(words.buckets[bucket]), t(words.amount), csvMoney(cents)],
      [t(words.delinquency), t(words.buckets[bucket]), t(words.credits), credits],
    ]),
    ...data.calendar.flatMap((month) =>
      (
        [
          [t(words.capital), month.capital_cents],
          [t(words.interest), month.interest_cents],
          [t(words.vat), month.vat_cents],
          [t(words.isr), month.isr_cents],
          [t(words.fee), month.fee_cents],
          [t(words.net), month.net_cents],
        ] as const
      ).map(([measure, cents]) => [t(words.calendar), month.month, measure, csvMoney(cents)]),
    ),
  ];
}
