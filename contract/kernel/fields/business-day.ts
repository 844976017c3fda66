import { addDays, type Day, toDay } from './day';

/**
 * The day that many days of work of the banks later.
 *
 * @param closed days on which they are closed besides, as staff know of them
 */
export function addBusinessDays(from: Day, days: number, closed: readonly Day[] = []): Day {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day) && !closed.includes(day)) left -= 1;
  }
  return day;
}

/**
 * The last day of work of the banks before a day.
 *
 * @param closed days on which they are closed besides
 */
export function businessDayBefore(day: Day, closed: readonly Day[] = []): Day {
  const before = addDays(day, -1);
  return isBusinessDay(before) && !closed.includes(before)
    ? before
    : businessDayBefore(before, closed);
}

/** Fixed holidays of Mexican banks, as the CNBV publishes them each December. */
const FIXED = ['01-01', '05-01', '09-16', '11-02', '12-12', '12-25'];

function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const year = day.slice(0, 4);
  if (day === `${year}-10-01` && changesGovernment(Number(year))) return false;
  const mondays = [nthMonday(year, '02', 1), nthMonday(year, '03', 3), nthMonday(year, '11', 3)];
  const easter = easterOf(Number(year));
  return ![...mondays, addDays(easter, -3), addDays(easter, -2)].includes(day);
}

/** The president takes office on 1 October every six years (LFT 74-VII), since 2024. */
const changesGovernment = (year: number) => year >= 2024 && (year - 2024) % 6 === 0;

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

function nthMonday(year: string, month: string, n: number): Day {
  const first = toDay(`${year}-${month}-01`);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (n - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar, by Gauss's rule with its two exceptions; good from 1900 to 2099. */
function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, year % 4, year % 7];
  const d = (19 * a + 24) % 30;
  const e = (2 * b + 4 * c + 6 * d + 5) % 7;
  const late = d + e;
  const exception = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10) ? 7 : 0;
  return addDays(toDay(`${year}-03-22`), late - exception);
}
