import { day } from '@contract/kernel/fields/day';

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** What was typed as 'YYYY-MM-DD' when it is a day, and otherwise unchanged, for the schema to refuse. */
export function parseDay(text: string): string {
  const typed = text.trim();
  const [, date = '', month = '', year] = TYPED.exec(typed) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  return dayProblem(iso) ? text : iso;
}

/** Why it is no day of the calendar; undefined when it is one. */
export const dayProblem = (value: string): string | undefined =>
  day.safeParse(value).error?.issues[0]?.message;
