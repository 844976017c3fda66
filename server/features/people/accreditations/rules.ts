import { productName } from '@contract/credit/product-catalog';
import { addMonths, type Day, daysBetween } from '@contract/kernel/fields/day';
import { accreditationWords } from '@contract/locales/es-MX/people/accreditations-server';
import { MOST_ACCREDITED_YEARS } from '@contract/people/accreditations';
import { t } from '@server/i18n';

/** How many days before an accreditation expires its company is reminded, once each. */
const REMINDED_BEFORE = [7, 30] as const;

/**
 * The reminder that is due on a day: how many days before expiry it belongs to, or null when none is. A job that was
 * late sends the nearest one alone.
 * @param reminded the last one that was sent, null for none
 */
export function reminderDue(today: Day, validUntil: Day, reminded: number | null): number | null {
  const left = daysBetween(today, validUntil);
  const mark = left < 0 ? undefined : REMINDED_BEFORE.find((days) => left <= days);
  if (mark === undefined) return null;
  return reminded === null || reminded > mark ? mark : null;
}

/** The longest time before an expiry at which anybody is reminded of it, in days. */
export const FIRST_REMINDER = Math.max(...REMINDED_BEFORE);

/**
 * Why an accreditation cannot be in force until a day, in Spanish, or null when it can.
 * @param renewed the last day of the one that it follows; null when it follows none
 */
export function untilProblem(until: Day, today: Day, renewed: Day | null): string | null {
  if (until <= today) return t(accreditationWords.untilPast);
  if (until > addMonths(today, 12 * MOST_ACCREDITED_YEARS)) {
    return t(accreditationWords.untilTooFar, { years: MOST_ACCREDITED_YEARS });
  }
  if (renewed !== null && until <= renewed) {
    return t(accreditationWords.untilBeforeOld, { until: renewed });
  }
  return null;
}

/** Whether another reviewer has it open. */
export const isHeldByOther = (
  { reviewerId, reviewingUntil }: { reviewerId: string | null; reviewingUntil: Date | null },
  userId: string,
  now: Date,
): boolean =>
  reviewerId !== null && reviewerId !== userId && reviewingUntil !== null && reviewingUntil > now;

/** Equipment in one line, as notices and the audit trail name it. */
export const equipmentText = ({
  productId,
  brand,
  model,
}: {
  productId: number;
  brand: string;
  model: string;
}): string => `${productName(productId)}: ${brand} ${model}`;
