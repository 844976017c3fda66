import { addMonths, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { Option } from './options';

/** How many months back people look. */
const MONTHS = 36;

const monthName = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** A month 'YYYY-MM' as "febrero de 2026". */
export const formatMonth = (month: string): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));

/** Months of those to come, for what is planned: half a year, as far as people plan a period. */
export const MONTHS_PLANNED = 6;

/** This month and those before it, the latest first; before them some that are to come. */
export function monthOptions(ahead = 0): Option[] {
  const thisMonth = toDay(`${dayInMexicoCity(new Date()).slice(0, 7)}-01`);
  return Array.from({ length: ahead + MONTHS }, (_, n) => {
    const value = addMonths(thisMonth, ahead - n).slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}
