import { dates } from '@contract/locales/es-MX/kernel/dates';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { dayProblem } from '@portal/ui/parse-day';

export interface DayRange {
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Why it is no day that may be chosen; undefined when it is one. */
export function problemOfDay(value: string, { min, max }: DayRange): string | undefined {
  const problem = dayProblem(value);
  if (problem) return problem;
  if (min && value < min) return t(dates.dayFrom, { day: formatDate(min) });
  return max && value > max ? t(dates.dayUntil, { day: formatDate(max) }) : undefined;
}
