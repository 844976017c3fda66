const KEY = 'opened-invitation';

/**
 * Tells that an invitation was opened, once a day of this browser; whether it is counted is the server's.
 * @param tell sends it; what fails is not told again
 */
export function countVisit(code: string, today: string, tell: () => Promise<unknown>): void {
  const opened = `${today} ${code}`;
  try {
    if (localStorage.getItem(KEY) === opened) return;
    localStorage.setItem(KEY, opened);
  } catch {
    // A browser that keeps nothing tells each time, and the server counts few of a network.
  }
  tell().catch(() => undefined);
}
