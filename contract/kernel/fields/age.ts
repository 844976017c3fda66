import { type Day, dayInMexicoCity } from './day';

/** From this age a person contracts in their own name. */
export const ADULT = 18;

/** Completed years at an instant of a person born on 'YYYY-MM-DD'; null when the day is not known. */
export function completedYears(birthDay: string | null, now: Date): number | null {
  const match = /^(\d{4})-(\d{2}-\d{2})$/.exec(birthDay ?? '');
  if (!match) return null;
  const today: Day = dayInMexicoCity(now);
  const years = Number(today.slice(0, 4)) - Number(match[1]);
  return today.slice(5) < String(match[2]) ? years - 1 : years;
}
