import { statusAt, type TimerStatus } from './deadlines';
import type { Ending } from './ending';
import type { ExtendedSessions } from './extended-session';
import type { SessionDeps, SessionStore } from './session-store';
import type { UserData } from './user-data';

/** Between two light calls that keep the server's own idle limit away while the person is active. */
const CONTACT_MS = 120_000;
const TOLD_EVERY_MS = 2_000;

type Parts = Pick<Ending, 'leave'> &
  Pick<ExtendedSessions, 'endExtended'> &
  Pick<UserData, 'refresh'>;

/** The deadlines of the session, and the signs of the person that put one of them off. */
export function createIdleClock(
  { clock }: SessionDeps,
  held: SessionStore,
  { leave, endExtended, refresh }: Parts,
) {
  const { set, tell } = held;
  let lastTold = 0;

  /** Compares the clock with the deadlines; called every second, on waking, and before each call. */
  function tick(): TimerStatus['kind'] {
    if (!held.timer || held.state.phase !== 'ready') return 'open';
    const status = statusAt(held.timer, clock());
    if (status.kind === 'over') {
      if (status.reason === 'lifetime' && held.state.extended) void endExtended();
      else leave(status.reason);
      return 'over';
    }
    const warning =
      status.kind === 'warning' ? { reason: status.reason, secondsLeft: status.secondsLeft } : null;
    if (warning?.secondsLeft !== held.state.warning?.secondsLeft) set({ warning });
    if (held.timer.lastTime > held.lastContact && clock() - held.lastContact > CONTACT_MS)
      void refresh();
    return status.kind;
  }

  /** User activity. While the warning shows only its button counts. */
  function touch(): void {
    if (!held.timer || tick() !== 'open') return;
    markActive();
  }

  function markActive() {
    if (!held.timer) return;
    const now = clock();
    held.timer = { ...held.timer, lastTime: now };
    if (now - lastTold < TOLD_EVERY_MS) return;
    lastTold = now;
    tell({ type: 'activity', at: now });
    void held.keepTimer();
  }

  /** User activity that is broadcast to the other tabs at once. */
  function markActiveNow() {
    lastTold = 0;
    markActive();
  }

  return { tick, touch, markActiveNow };
}

export type IdleClock = ReturnType<typeof createIdleClock>;
