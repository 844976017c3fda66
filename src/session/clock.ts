/** Milliseconds since 1970, never running backwards. */
export type Clock = () => number;

/**
 * A clock that neither sleeps nor can be set back: the wall clock runs on while the machine sleeps, the
 * monotonic one while the wall clock is set back; whichever has moved further counts.
 */
export function steadyClock(
  wall: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): Clock {
  const wallStart = wall();
  const monotonicStart = monotonic();
  let furthest = wallStart;
  return () => {
    const elapsed = Math.max(wall() - wallStart, monotonic() - monotonicStart);
    furthest = Math.max(furthest, wallStart + elapsed);
    return furthest;
  };
}
