import { day } from '@contract/kernel/fields/day';
import * as z from 'zod';

/** Day, month and year as people write them; without anything between them only in full. */
const TYPED = /^(?:(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})|(\d{2})(\d{2})(\d{4}))$/;

/** What was typed as 'YYYY-MM-DD' when it is a day, and otherwise unchanged, for the schema to refuse. */
export function parseDay(text: string): string {
  const typed = text.trim();
  const [, date1, , month1, year1, date2, month2, year2] = TYPED.exec(typed) ?? [];
  const [date = '', month = '', year] = [date1 ?? date2, month1 ?? month2, year1 ?? year2];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  return dayProblem(iso) ? text : iso;
}

/** Why it is no day of the calendar; undefined when it is one. */
export const dayProblem = (value: string): string | undefined =>
  day.safeParse(value).error?.issues[0]?.message;

/** The field of a form without a calendar, in which a day is typed. */
export const typedDay = z.string().overwrite(parseDay).pipe(day);
