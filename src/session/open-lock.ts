/** Held together by the tabs that have a session; the browser lets go of it when one ends, however it does. */
const LOCK = 'session-open';

let release: (() => void) | undefined;

/** Holds the lock while this tab has a session. */
export function holdOpen(isOpen: boolean): void {
  if (isOpen === (release !== undefined)) return;
  release?.();
  release = undefined;
  if (!isOpen || !('locks' in navigator)) return;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Refused to a page that is being left, which has no session to tell of.
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
}

/** Whether a tab of this browser has a session; false where the browser does not tell (no secure context). */
export async function isOpenElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
