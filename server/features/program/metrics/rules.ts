import { addDays, type Day, daysBetween } from '@contract/kernel/fields/day';
import { firstDayOf, lastDayOf } from '@contract/program/metrics-filters';

/** What a zone is to reach between two days, both included. */
export interface Target {
  goal: number;
  startsOn: Day;
  endsOn: Day;
}

/** How many came to stand with a request on a day. */
export interface DayCount {
  day: Day;
  applied: number;
}

/** Days between curve points are as few as keep it below this many. */
const MOST_POINTS = 60;

const wholeDays = ({ startsOn, endsOn }: Target) => daysBetween(startsOn, endsOn) + 1;

/**
 * The days of a target that lie in the months that are asked for, with the part of its goal that falls into them by an
 * even course, which need not be whole: the parts of all months are the goal. Null when there are none.
 */
export function withinMonths<T extends Target>(
  target: T,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Target | null {
  const [first, last] = [from && firstDayOf(from), to && lastDayOf(to)];
  const startsOn = first && first > target.startsOn ? first : target.startsOn;
  const endsOn = last && last < target.endsOn ? last : target.endsOn;
  if (startsOn > endsOn) return null;
  const share = (daysBetween(startsOn, endsOn) + 1) / wholeDays(target);
  return { startsOn, endsOn, goal: target.goal * share };
}

/** A figure of an even course as it is said, to a tenth. */
export const toTenth = (figure: number): number => Math.round(figure * 10) / 10;

/** How many of a target's days are over by the end of a day: none before it began, all after it. */
const daysBy = (target: Target, day: Day) =>
  Math.min(Math.max(daysBetween(target.startsOn, day) + 1, 0), wholeDays(target));

/** How far a target is by the end of a day, with what came of it: what an even course has by then, and where it leads. */
export function paceOf(target: Target, applied: number, today: Day) {
  const over = daysBy(target, today);
  return {
    applied,
    planned: toTenth(planOn(target, today)),
    forecast: over === 0 ? null : Math.round((applied / over) * wholeDays(target)),
  };
}

/** What an even course has by the end of a day. */
export const planOn = (target: Target, day: Day): number =>
  (target.goal * daysBy(target, day)) / wholeDays(target);

/**
 * What targets planned by each of their days and what came of it, both together, the future without the second.
 *
 * @param counts within the days of the target of their zone, the earliest first
 */
export function curveOf(targets: readonly Target[], counts: readonly DayCount[], today: Day) {
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
    for (let one = counts[next]; one && one.day <= day; one = counts[next]) {
      applied += one.applied;
      next += 1;
    }
    const planned = targets.reduce((all, target) => all + planOn(target, day), 0);
    return {
      day,
      planned: toTenth(planned),
      applied: day > today ? null : applied,
    };
  });
}
