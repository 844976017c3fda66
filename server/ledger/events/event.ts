import type { Day } from '@contract/kernel/fields/day';

/** What every event has besides its amounts. */
export interface EventContext {
  /** Business day, on the calendar of Mexico City. */
  occurredOn: Day;
  /** A user's id, or the name of a job. */
  actor: string;
}
