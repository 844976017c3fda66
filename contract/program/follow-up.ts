import { addDays, type Day } from '../kernel/fields/day';
import { t } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { programWords } from '../locales/es-MX/program/server';
import { MAX_NEXT_DAYS } from './prospects';

/** Why somebody is lost, as a form says it. */
export interface LostWhy {
  lost_cause?: string | null | undefined;
  lost_reason?: string | null | undefined;
}

/** What is missing of why somebody is lost: one of the causes, and what happened in words; by field. */
export function lostProblems(why: LostWhy): Record<string, string> {
  const missing = (['lost_cause', 'lost_reason'] as const).filter((field) => !why[field]);
  return Object.fromEntries(missing.map((field) => [field, t(fieldMessage.required)]));
}

/** What is wrong with the day on which somebody is taken up again: it comes, and somebody will see it. */
export function nextDayProblem(on: Day | null, today: Day): string | null {
  if (on === null) return null;
  if (on < today) return t(programWords.prospects.nextPast);
  const last = addDays(today, MAX_NEXT_DAYS);
  return on > last ? t(programWords.prospects.nextFar, { day: last }) : null;
}
