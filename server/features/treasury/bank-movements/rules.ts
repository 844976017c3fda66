import { addDays, type Day } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { BOOKS_BEGIN } from '@server/features/platform';
import { t } from '@server/i18n';

/** SPEI dates what comes in after hours on the next business day, at most a long weekend away. */
const MOST_DAYS_AHEAD = 5;

/**
 * What is wrong with the day of a bank movement, as a sentence, or null.
 * @param today calendar day in Mexico City
 */
export function dayProblem(day: Day, today: Day): string | null {
  if (day > addDays(today, MOST_DAYS_AHEAD)) return t(treasuryWords.bankMovements.rules.dateAhead);
  return day < BOOKS_BEGIN ? t(treasuryWords.bankMovements.rules.dateBefore) : null;
}
