import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOtherTabs, askOtherTabs, type OfferDeps } from './offers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser with tabs; `busyFor` is for how long one answers nothing. */
function browser({ isKnown = true, hasHint = true } = {}) {
  const listeners = new Set<(message: unknown) => void>();
  const hint = { is: hasHint };
  const deps: OfferDeps = {
    openBus(_name, onMessage) {
      listeners.add(onMessage);
      return {
        publish: (message) => {
          for (const other of listeners) if (other !== onMessage) other(message);
        },
        close: () => void listeners.delete(onMessage),
      };
    },
    hint: {
      read: () => hint.is,
      write(open) {
        hint.is = open;
      },
    },
    isOpenElsewhere: async () => isKnown,
  };
  const signedIn = (userId: string, busyFor = 0) =>
    answerOtherTabs(deps, async () => {
      await new Promise((resolve) => setTimeout(resolve, busyFor));
      return { userId, sealed: `session of ${userId}` };
    });
  /** What a new tab has been offered once that much time has passed; undefined while it still waits. */
  async function askedFor(ms: number) {
    let answer: string | null | undefined;
    void askOtherTabs(deps).then((offered) => (answer = offered));
    await vi.advanceTimersByTimeAsync(ms);
    return answer;
  }
  return { deps, hint, signedIn, askedFor };
}

it('takes the session of a tab that answers at once', async () => {
  const { signedIn, askedFor } = browser();
  signedIn('ana');
  expect(await askedFor(200)).toBe('session of ana');
});

it('waits for a tab that has a session and is busy', async () => {
  const { signedIn, askedFor, hint } = browser();
  signedIn('ana', 4000);
  expect(await askedFor(4500)).toBe('session of ana');
  expect(hint.is).toBe(true);
});

it('asks again, so that a tab that was reloading answers once it is back', async () => {
  const { signedIn, askedFor } = browser({ isKnown: false });
  setTimeout(() => signedIn('ana'), 600);
  expect(await askedFor(1000)).toBe('session of ana');
});

it('asks also where a slow tab’s hint was taken away', async () => {
  const { signedIn, askedFor } = browser({ hasHint: false });
  signedIn('ana');
  expect(await askedFor(200)).toBe('session of ana');
});

it('gives up soon where none is known to be open, and asks nobody without a hint', async () => {
  const { askedFor, hint } = browser({ isKnown: false });
  expect(await askedFor(900)).toBeUndefined();
  expect(await askedFor(1000)).toBeNull();
  expect(hint.is).toBe(false);
  expect(await askedFor(0)).toBeNull();
});

it('gives up in the end where the tab never answers', async () => {
  const { askedFor } = browser();
  expect(await askedFor(9900)).toBeUndefined();
  expect(await askedFor(10_000)).toBeNull();
});

it('takes none of tabs of two people', async () => {
  const { signedIn, askedFor } = browser();
  signedIn('ana');
  signedIn('eva', 100);
  expect(await askedFor(300)).toBeNull();
});
