import { statusAt, type TimerStatus } from './deadlines';
import type { Ending } from './ending';
import type { ExtendedSessions } from './extended-session';
import type { SessionDeps, SessionStore } from './session-store';
import type { UserData } from './user-data';

/** Between two light calls that keep the server's own idle limit away while the person is active. */
const CONTACT_MS = 120_000;
const PUBLISH_EVERY_MS = 2_000;

type Parts = Pick<Ending, 'leave'> &
  Pick<ExtendedSessions, 'endExtended'> &
  Pick<UserData, 'refresh'>;

/** The deadlines of the session, and the signs of the person that put one of them off. */
export function createIdleClock(
  { clock }: SessionDeps,
  store: SessionStore,
  { leave, endExtended, refresh }: Parts,
) {
  const { set, publish } = store;
  let lastPublished = 0;

  /** Compares the clock with the deadlines; called every second, on waking, and before each call. */
  function tick(): TimerStatus['kind'] {
    if (!store.timer || store.state.phase !== 'ready') return 'open';
    const status = statusAt(store.timer, clock());
    if (status.kind === 'over') {
      if (status.reason === 'lifetime' && store.state.extended) void endExtended();
      else leave(status.reason);
      return 'over';
    }
    const warning =
      status.kind === 'warning' ? { reason: status.reason, secondsLeft: status.secondsLeft } : null;
    if (warning?.secondsLeft !== store.state.warning?.secondsLeft) set({ warning });
    if (store.timer.lastTime > store.lastContact && clock() - store.lastContact > CONTACT_MS)
      void refresh();
    return status.kind;
  }

  /** User activity. While the warning shows only its button counts. */
  function touch(): void {
    if (!store.timer || tick() !== 'open') return;
    markActive();
  }

  function markActive() {
    if (!store.timer) return;
    const now = clock();
    store.timer = { ...store.timer, lastTime: now };
    if (now - lastPublished < PUBLISH_EVERY_MS) return;
    lastPublished = now;
    publish({ type: 'activity', at: now });
    void store.keepTimer();
  }

  /** User activity that is broadcast to the other tabs at once. */
  function markActiveNow() {
    lastPublished = 0;
    markActive();
  }

  return { tick, touch, markActiveNow };
}

export type IdleClock = ReturnType<typeof createIdleClock>;
