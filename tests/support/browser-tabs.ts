import type { HoldLock } from '@portal/refine/live-sharing';
import type { Bus } from '@portal/session/bus';

interface Wait {
  work(): Promise<void>;
  settle(): void;
  fail(thrown: unknown): void;
}

const aborted = () => new DOMException('', 'AbortError');

/** The locks and channels that the tabs of one browser have in common, as the tabs meet them. */
export function browserTabs() {
  const queues = new Map<string, Wait[]>();
  const channels = new Map<string, Set<(message: unknown) => void>>();
  /** What each frozen tab has yet to notice. */
  const frozen = new Map<string, (() => void)[]>();

  /** Runs what happens in a tab, once it is awake. */
  function happen(tab: string, what: () => void) {
    const later = frozen.get(tab);
    if (later) later.push(what);
    else what();
  }

  function grant(queue: Wait[]) {
    const holder = queue[0];
    if (!holder) return;
    const release = (settle: () => void) => {
      if (queue[0] === holder) {
        queue.shift();
        grant(queue);
      }
      settle();
    };
    holder.work().then(
      () => release(holder.settle),
      (thrown: unknown) => release(() => holder.fail(thrown)),
    );
  }

  function request(queue: Wait[], wait: Wait, options: Parameters<HoldLock>[1]) {
    if ('steal' in options) {
      queue.shift()?.fail(aborted());
      queue.unshift(wait);
      return grant(queue);
    }
    if (options.signal.aborted) return wait.fail(aborted());
    if (queue.push(wait) === 1) return grant(queue);
    options.signal.addEventListener('abort', () => {
      // What is held already, the signal does not give back.
      const place = queue.indexOf(wait);
      if (place < 1) return;
      queue.splice(place, 1);
      wait.fail(aborted());
    });
  }

  return {
    open: (tab: string) => ({
      /** As navigator.locks.request holds one. */
      hold: ((name, options, work) =>
        new Promise((resolve, reject) => {
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          const wait: Wait = {
            work: () =>
              new Promise((done, failed) => happen(tab, () => void work().then(done, failed))),
            settle: () => happen(tab, resolve),
            fail: (thrown) => happen(tab, () => reject(thrown)),
          };
          happen(tab, () => request(queue, wait, options));
        })) satisfies HoldLock,
      openBus(name: string, onMessage: (message: unknown) => void): Bus {
        const all = channels.get(name) ?? new Set();
        const receive = (message: unknown) => happen(tab, () => onMessage(message));
        channels.set(name, all.add(receive));
        return {
          publish(message) {
            happen(tab, () => {
              // As a copy, like the browser.
              for (const other of all) if (other !== receive) other(structuredClone(message));
            });
          },
          close: () => void all.delete(receive),
        };
      },
    }),
    freeze: (tab: string) => void frozen.set(tab, frozen.get(tab) ?? []),
    wake(tab: string) {
      const later = frozen.get(tab) ?? [];
      frozen.delete(tab);
      for (const what of later) what();
    },
  };
}
