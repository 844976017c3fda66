/**
 * What an administrator is charged with. All of them read everything; each act of staff asks for one of these
 * (`casbin/policy.csv`), of who asks for it and of who confirms it.
 */
export const duties = ['review', 'committee', 'treasury', 'compliance', 'administration'] as const;
export type Duty = (typeof duties)[number];

/** Duties in the order in which they are listed, each once. */
export const sortDuties = (chosen: readonly Duty[]): Duty[] =>
  duties.filter((duty) => chosen.includes(duty));
