import { addDays, addMonths, type Day } from '@contract/kernel/fields/day';

/** How late a credit was at the end of a month, as the bureau's file says it: our own layout. */
export const paymentCode = ({ owed, daysLate }: { owed: number; daysLate: number }): string => {
  if (owed === 0) return 'L';
  if (daysLate === 0) return 'V';
  if (daysLate <= 30) return '1';
  if (daysLate <= 60) return '2';
  return daysLate <= 90 ? '3' : '4';
};

/** Of a month in which the credit was not delivered yet. */
export const NOT_YET = '-';

/** The last days of the months of a history, the newest first. */
export const monthEnds = (to: Day, months: number): Day[] =>
  Array.from({ length: months }, (_, back) => addDays(addMonths(addDays(to, 1), -back), -1));
