import { addDays, type Day, daysBetween } from '@contract/kernel/fields/day';

/** What a zone is to reach between two days, both included. */
export interface Target {
  goal: number;
  startsOn: Day;
  endsOn: Day;
}

/** By how many that applied changed on a day. */
export interface DayChange {
  day: Day;
  change: number;
}

/** Days between curve points are as few as keep it below this many. */
const MOST_POINTS = 60;

const wholeDays = ({ startsOn, endsOn }: Target) => daysBetween(startsOn, endsOn) + 1;

/** How many of a target's days are over by the end of a day: none before it began, all after it. */
const daysBy = (target: Target, day: Day) =>
  Math.min(Math.max(daysBetween(target.startsOn, day) + 1, 0), wholeDays(target));

/** How far a target is by the end of a day, with what came of it: what an even course has by then, and where it leads. */
export function paceOf(target: Target, applied: number, today: Day) {
  const over = daysBy(target, today);
  return {
    applied,
    planned: planOn(target, today),
    forecast: over === 0 ? null : Math.round((applied / over) * wholeDays(target)),
  };
}

/** What an even course has by the end of a day, to a tenth. */
const planOn = (target: Target, day: Day) =>
  Math.round(((target.goal * daysBy(target, day)) / wholeDays(target)) * 10) / 10;

/**
 * What targets planned by each of their days and what came of it, both together, the future without the second.
 *
 * @param changes within the days of the target of their zone, the earliest first
 */
export function curveOf(targets: readonly Target[], changes: readonly DayChange[], today: Day) {
  const days = targets.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const step = Math.max(1, Math.ceil(daysBetween(first, last) / MOST_POINTS));
  const points = new Set([last]);
  if (today > first && today < last) points.add(today);
  for (let day = first; day < last; day = addDays(day, step)) points.add(day);
  let applied = 0;
  let next = 0;
  return [...points].toSorted().map((day) => {
    for (let one = changes[next]; one && one.day <= day; one = changes[next]) {
      applied += one.change;
      next += 1;
    }
    const planned = targets.reduce((all, target) => all + planOn(target, day), 0);
    return {
      day,
      planned: Math.round(planned * 10) / 10,
      applied: day > today ? null : applied,
    };
  });
}

/** The states of municipalities as the catalogue writes them: "Guadalajara, Jalisco". */
export const statesOf = (municipalities: readonly string[]): string[] =>
  [...new Set(municipalities.flatMap((name) => name.split(', ').slice(1).slice(-1)))].toSorted();
