import { addDays, type Day, toDay } from '@contract/kernel/fields/day';

/** Limits are reckoned with the UDI of the last day of the month before (CUITF 47). */
export function udiDay(on: Day): Day {
  return addDays(toDay(`${on.slice(0, 7)}-01`), -1);
}
