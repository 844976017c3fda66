const MEGABYTE = 1024 * 1024;
const EVERY_MS = 25;

/**
 * By how many megabytes the memory of this process grows at most while something is done: the server's, and that of the
 * client and of the jobs which the bench runs beside it.
 */
export async function grownBy<T>(work: () => Promise<T>): Promise<{ done: T; megabytes: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, EVERY_MS);
  try {
    const done = await work();
    return { done, megabytes: Math.round((most - before) / MEGABYTE) };
  } finally {
    clearInterval(timer);
  }
}
