import { type Day, readWrittenDay } from '../kernel/fields/day';
import { udiValue } from '../kernel/fields/udi';
import { t } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { udiDaysWords } from '../locales/es-MX/platform/udi-days';

/** Most days of one paste: a year and what Banxico has announced. */
export const MOST_UDI_DAYS = 400;
/** The first day that had a UDI. */
const FIRST_DAY = '1995-04-04';
/** Mistakes that one message names; the others are counted. */
const MOST_NAMED = 3;

export interface UdiDay {
  /** Line of the text, counted from 1 as the person sees it. */
  row: number;
  day: Day;
  /** Pesos, as text: "8.123456". */
  value: string;
}

export type ParsedUdiDays = { ok: true; days: UdiDay[] } | { ok: false; message: string };

/**
 * Reads pasted lines of day and value: "20/11/2026" or "2026-11-20", then a tab, semicolon, comma or
 * space, then "8.123456". Blank lines are passed over; one bad line refuses all, by its number.
 */
export function parseUdiDays(text: string): ParsedUdiDays {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: line.trim(), row: index + 1 }))
    .filter(({ line }) => line !== '');
  if (lines.length === 0) return { ok: false, message: t(fieldMessage.required) };
  if (lines.length > MOST_UDI_DAYS) {
    return {
      ok: false,
      message: t(udiDaysWords.tooMany, { most: MOST_UDI_DAYS, count: lines.length }),
    };
  }
  const rowOf = new Map<Day, number>();
  const days: UdiDay[] = [];
  const mistakes: string[] = [];
  for (const { line, row } of lines) {
    const read = readLine(line);
    const earlier = typeof read === 'string' ? undefined : rowOf.get(read.day);
    if (typeof read === 'string')
      mistakes.push(t(udiDaysWords.row, { number: row, problem: read }));
    else if (earlier) mistakes.push(t(udiDaysWords.repeated, { row, first: earlier }));
    else {
      rowOf.set(read.day, row);
      days.push({ row, ...read });
    }
  }
  return mistakes.length > 0 ? { ok: false, message: inOne(mistakes) } : { ok: true, days };
}

/** The first mistakes, and how many more there are. */
export function inOne(mistakes: readonly string[]): string {
  const more = mistakes.length - MOST_NAMED;
  const rest = more > 0 ? [t(udiDaysWords.more, { count: more })] : [];
  return [...mistakes.slice(0, MOST_NAMED), ...rest].join(' ');
}

/** Day and value of one line, or all that is wrong with it. */
function readLine(line: string): Omit<UdiDay, 'row'> | string {
  const [, first = '', value] = /^([^\s;,]+)[\s;,]+(.+)$/s.exec(line) ?? [];
  if (value === undefined) return t(udiDaysWords.format);
  const day = readWrittenDay(first);
  const problems: string[] = [];
  if (!day) problems.push(t(udiDaysWords.badDate));
  else if (day < FIRST_DAY) problems.push(t(udiDaysWords.udiStart));
  if (!udiValue.safeParse(value).success) {
    problems.push(t(udiDaysWords.badValue));
  }
  return day && problems.length === 0 ? { day, value } : problems.join('; ');
}
