/**
 * Lets so many work at once; who comes when there is no room waits for its turn. Those who wait take turns, so that
 * nobody waits for all that one of them sends.
 */
export function roomFor(most: number) {
  let inside = 0;
  /** What each sender waits with, in its order; who is next, first. */
  const waiting = new Map<string, (() => void)[]>();

  function wait(sender: string): Promise<void> {
    return new Promise((resolve) => {
      waiting.set(sender, [...(waiting.get(sender) ?? []), resolve]);
    });
  }

  function takeNext(): (() => void) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [sender, [next, ...later]] = first;
    waiting.delete(sender);
    // After the others who wait.
    if (later.length > 0) waiting.set(sender, later);
    return next;
  }

  return async function within<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (inside >= most) await wait(sender);
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = takeNext();
      // The room goes to who waits.
      if (next) next();
      else inside -= 1;
    }
  };
}
