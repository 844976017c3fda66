import { addDays, type Day } from '@contract/kernel/fields/day';
import { BOOKS_BEGIN } from '@server/features/platform';

/** SPEI dates what comes in after hours on the next business day, at most a long weekend away. */
const MOST_DAYS_AHEAD = 5;

/**
 * What is wrong with the day of a bank movement, as a sentence, or null.
 * @param today calendar day in Mexico City
 */
export function dayProblem(day: Day, today: Day): string | null {
  if (day > addDays(today, MOST_DAYS_AHEAD)) return 'La fecha del movimiento aún no llega.';
  return day < BOOKS_BEGIN
    ? 'La fecha del movimiento es anterior a las operaciones del portal.'
    : null;
}
