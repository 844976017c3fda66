const DAYS_OF_A_YEAR = 365;
/** How near the rate is found. */
const NEAR = 1e-9;

/** Money so many days after the first: negative is put in, positive comes back. */
export interface Flow {
  days: number;
  amount: number;
}

/** What flows are worth on the first day at a yearly rate, with times of days / 365. */
export const presentWorth = (flows: readonly Flow[], rate: number): number =>
  flows.reduce(
    (worth, { days, amount }) => worth + amount / (1 + rate) ** (days / DAYS_OF_A_YEAR),
    0,
  );

/**
 * The yearly rate at which flows that are put in first are worth nothing, found by bisection.
 * @returns null when none between `low` and `high` does that.
 */
export function internalRate(
  flows: readonly Flow[],
  { low, high }: { low: number; high: number },
): number | null {
  if (!(presentWorth(flows, low) >= 0 && presentWorth(flows, high) <= 0)) return null;
  let [under, over] = [low, high];
  while (over - under > NEAR) {
    const middle = (under + over) / 2;
    if (presentWorth(flows, middle) > 0) under = middle;
    else over = middle;
  }
  return over;
}
