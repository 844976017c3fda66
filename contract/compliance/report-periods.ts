import { addDays, addMonths, type Day, toDay } from '../kernel/fields/day';

/** What staff have made for authorities, bureau and taxes. */
export const reportKinds = ['annex-17', 'bureau', 'withholdings', 'commissions'] as const;
export type ReportKind = (typeof reportKinds)[number];

export type PeriodUnit = 'month' | 'quarter' | 'year';

/** Which periods each report is made of. */
export const unitsOf: Record<ReportKind, readonly PeriodUnit[]> = {
  'annex-17': ['quarter'],
  bureau: ['month'],
  withholdings: ['year', 'month'],
  commissions: ['year', 'month'],
};

/** No books are older. */
const FIRST_YEAR = 2024;

const MONTHS: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12 };

/** '2026', '2026-03' or '2026-Q1'. */
export const PERIOD = /^(20\d{2})(?:-(?:(0[1-9]|1[0-2])|Q([1-4])))?$/;

/** A period written as '2026', '2026-03' or '2026-Q1', with its days. */
export interface Period {
  unit: PeriodUnit;
  from: Day;
  to: Day;
}

/** The days of a period, or null when the text names none. */
export function periodOf(text: string): Period | null {
  const [whole, year, month, quarter] = PERIOD.exec(text) ?? [];
  if (whole === undefined || Number(year) < FIRST_YEAR) return null;
  const unit = month ? 'month' : quarter ? 'quarter' : 'year';
  const first = month ? Number(month) : quarter ? Number(quarter) * 3 - 2 : 1;
  const from = toDay(`${year}-${String(first).padStart(2, '0')}-01`);
  return { unit, from, to: addDays(addMonths(from, MONTHS[unit]), -1) };
}

const nameOf: Record<PeriodUnit, (from: Day) => string> = {
  month: (from) => from.slice(0, 7),
  quarter: (from) => `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`,
  year: (from) => from.slice(0, 4),
};

/** The periods of one length that ended before a day, the newest first. */
export function periodsEndedBefore(unit: PeriodUnit, today: Day): string[] {
  const found: string[] = [];
  const end = addDays(today, -1);
  for (let from = toDay(`${FIRST_YEAR}-01-01`); ; from = addMonths(from, MONTHS[unit])) {
    if (addDays(addMonths(from, MONTHS[unit]), -1) > end) return found.reverse();
    found.push(nameOf[unit](from));
  }
}

/** The quarter's end and those of the four before it, the oldest first: what annex 17 shows together. */
export const quartersUntil = (to: Day): { name: string; from: Day; to: Day }[] =>
  [4, 3, 2, 1, 0].map((back) => {
    const from = addMonths(addDays(to, 1), -3 * (back + 1));
    return { name: nameOf.quarter(from), from, to: addDays(addMonths(from, 3), -1) };
  });
