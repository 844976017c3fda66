import type { Day } from '../kernel/fields/day';

/** The steps of an interconnection with CFE, in their order. */
export const connectionSteps = ['request', 'verification', 'meter', 'contract'] as const;
export type ConnectionStep = (typeof connectionSteps)[number];

/** The days on which each was done. */
export interface Connection {
  requested_on: Day | null;
  /** Null until it is known whether CFE asks for one. */
  needs_verification: boolean | null;
  verified_on: Day | null;
  meter_on: Day | null;
  contract_on: Day | null;
}

export const connectionField = {
  request: 'requested_on',
  verification: 'verified_on',
  meter: 'meter_on',
  contract: 'contract_on',
} as const satisfies Record<ConnectionStep, keyof Connection>;

/** The steps that a site takes: its verification falls out where CFE asks for none. */
export const stepsOf = ({ needs_verification: needed }: Connection): readonly ConnectionStep[] =>
  connectionSteps.filter((step) => step !== 'verification' || needed !== false);

/** The step that comes next; null when all are done. */
export const nextConnection = (connection: Connection): ConnectionStep | null =>
  stepsOf(connection).find((step) => connection[connectionField[step]] === null) ?? null;

type ConnectionProblem = 'missing_before' | 'before_earlier' | 'not_needed' | 'in_future';

/** What is wrong with the days, by field: each step after those before it, none in the future. */
export function connectionProblems(
  connection: Connection,
  today: Day,
): Partial<Record<(typeof connectionField)[ConnectionStep], ConnectionProblem>> {
  const wrong: Partial<Record<(typeof connectionField)[ConnectionStep], ConnectionProblem>> = {};
  let latest: Day | null = null;
  let isGap = false;
  for (const step of connectionSteps) {
    const field = connectionField[step];
    const on = connection[field];
    if (step === 'verification' && connection.needs_verification === false) {
      if (on) wrong[field] = 'not_needed';
      continue;
    }
    if (!on) isGap = true;
    else if (isGap) wrong[field] = 'missing_before';
    else if (on > today) wrong[field] = 'in_future';
    else if (latest && on < latest) wrong[field] = 'before_earlier';
    else latest = on;
  }
  return wrong;
}
