/** Lets so many work at once; who comes when there is no room waits for its turn. */
export function roomFor(most: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];

  return async function within<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The room goes to who waits.
      if (next) next();
      else inside -= 1;
    }
  };
}
