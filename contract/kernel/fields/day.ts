import type * as z from 'zod';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { dateExists, daysInMonth } from './calendar-date';
import { unlessBlank } from './messages';
import { rawText } from './text';

/** A calendar day without time or zone, 'YYYY-MM-DD'; strings of it sort by date. */
export type Day = string & z.$brand<'Day'>;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

const mexicoCity = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function isDay(text: string): text is Day {
  const match = DAY.exec(text);
  return match !== null && dateExists(Number(match[1]), Number(match[2]), Number(match[3]));
}

/**
 * The only maker of `Day`.
 * @throws RangeError when the text is not a real day 'YYYY-MM-DD'.
 */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError('A day must be YYYY-MM-DD');
  return text;
}

/** A day was reckoned with beyond the years that a calendar day has. */
export class BeyondCalendar extends RangeError {}

/** A calendar-day field. */
export const day = rawText(10, unlessBlank(said(kernelFields.shared.date)))
  .regex(DAY, { error: unlessBlank(said(kernelFields.shared.date)), abort: true })
  .refine(isDay, { error: unlessBlank(said(kernelFields.shared.date)) })
  .brand<'Day'>();

/** Today, or the day of the given instant, on the calendar of Mexico City. */
export function dayInMexicoCity(instant: Date): Day {
  return toDay(mexicoCity.format(instant));
}

/** The same day of another month, or its last day when that month is shorter. */
export function addMonths(from: Day, months: number): Day {
  const [year, month, date] = parts(from);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  assertInCalendar(newYear);
  return fromParts(newYear, newMonth, Math.min(date, daysInMonth(newYear, newMonth)));
}

/** The day that many days later, or earlier when negative. */
export function addDays(from: Day, days: number): Day {
  const then = new Date(Date.parse(from) + days * MS_PER_DAY);
  const year = then.getUTCFullYear();
  assertInCalendar(year);
  return fromParts(year, then.getUTCMonth() + 1, then.getUTCDate());
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
}

function parts(value: Day): [number, number, number] {
  return [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8, 10))];
}

/** Also of what is no year at all. */
function assertInCalendar(year: number): void {
  if (!(year >= 1 && year <= 9999)) throw new BeyondCalendar();
}

function fromParts(year: number, month: number, date: number): Day {
  const pad = (n: number, width: number) => String(n).padStart(width, '0');
  return toDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`);
}

/** The day as people read it: "21/11/2026". */
export const formatDay = (on: string): string => on.split('-').reverse().join('/');

/** A day as people write it, "21/11/2026" or "2026-11-21"; null for anything else. */
export function readWrittenDay(text: string): Day | null {
  const [, date = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : null;
}

/** The earlier of two days. */
export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b);
