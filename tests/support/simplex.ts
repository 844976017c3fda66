import { present } from './present';

const TINY = 1e-9;

/**
 * The most that a sum may be of unknowns none of which is negative and which satisfy equations, by the simplex method
 * with Bland's rule; null where no unknowns satisfy them.
 *
 * @param equations the factor of each unknown, and last what they add up to, which is not negative
 */
export function most(
  equations: readonly (readonly number[])[],
  sum: readonly number[],
): number | null {
  const width = sum.length;
  // An unknown more for each equation, to begin with.
  const rows = equations.map((equation, at) => [
    ...equation.slice(0, width),
    ...equations.map((_, other) => (other === at ? 1 : 0)),
    equation[width] ?? 0,
  ]);
  const basis = equations.map((_, at) => width + at);
  const away = rows[0]?.map((_, at) =>
    at >= width && at < width + rows.length
      ? 0
      : -rows.reduce((all, row) => all + (row[at] ?? 0), 0),
  );
  if (!away) return sum.some((factor) => factor > 0) ? Number.POSITIVE_INFINITY : 0;
  run(rows, basis, away, width + rows.length);
  if ((away.at(-1) ?? 0) < -1e-6) return null;
  const goal = [...sum.map((factor) => -factor), ...equations.map(() => 0), 0];
  for (const [at, row] of rows.entries()) {
    const unknown = basis[at] ?? 0;
    if (unknown >= width) pivotOut(rows, basis, at, width);
    clear(goal, row, goal[basis[at] ?? 0] ?? 0);
  }
  return run(rows, basis, goal, width) ? (goal.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
}

function run(rows: number[][], basis: number[], goal: number[], width: number): boolean {
  for (;;) {
    const enters = goal.findIndex((factor, at) => at < width && factor < -TINY);
    if (enters < 0) return true;
    let leaves = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, row] of rows.entries()) {
      const factor = row[enters] ?? 0;
      if (factor <= TINY) continue;
      const ratio = (row.at(-1) ?? 0) / factor;
      const isLess = ratio < least - TINY;
      const ties = !isLess && ratio <= least + TINY;
      if (isLess || (ties && (basis[at] ?? 0) < (basis[leaves] ?? 0))) {
        least = ratio;
        leaves = at;
      }
    }
    if (leaves < 0) return false;
    pivot(rows, basis, leaves, enters, goal);
  }
}

/** One of those to begin with that is still there stands at nothing: another takes its place, where there is one. */
function pivotOut(rows: number[][], basis: number[], at: number, width: number) {
  const enters = rows[at]?.findIndex((factor, one) => one < width && Math.abs(factor) > TINY) ?? -1;
  if (enters >= 0) pivot(rows, basis, at, enters);
}

function pivot(rows: number[][], basis: number[], leaves: number, enters: number, goal?: number[]) {
  const row = rows[leaves] ?? [];
  const factor = row[enters] ?? 1;
  for (const at of row.keys()) row[at] = (row[at] ?? 0) / factor;
  for (const [at, other] of rows.entries()) {
    if (at !== leaves) clear(other, row, other[enters] ?? 0);
  }
  if (goal) clear(goal, row, goal[enters] ?? 0);
  basis[leaves] = enters;
}

function clear(line: number[], by: readonly number[], times: number) {
  if (times === 0) return;
  for (const at of line.keys()) line[at] = (line[at] ?? 0) - times * (by[at] ?? 0);
}

/** All that somebody knows: of some unknown counts, what they are or what they add up to. */
export interface Known {
  unknowns: readonly string[];
  sums: { of: readonly string[]; is: number }[];
}

/** Between what a sum of unknowns must lie, of somebody who knows all that. */
export function bounds({ unknowns, sums }: Known, of: readonly string[]): [number, number] {
  const factors = (some: readonly string[]) => {
    const wanted = new Set(some);
    return unknowns.map((one) => (wanted.has(one) ? 1 : 0));
  };
  const equations = sums.map((one) => [...factors(one.of), one.is]);
  const goal = factors(of);
  const least = most(
    equations,
    goal.map((factor) => -factor),
  );
  return [-present(least), present(most(equations, goal))];
}
