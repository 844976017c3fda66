import type { Tx } from '@server/db/connection';
import { entriesByKey } from './entries';

/** Under which an entry is reversed, once. */
export const reversalKey = (entryId: string) => `reverse:${entryId}`;

/** The key of an event that comes about again after it was undone. */
export const keyAfter = (key: string, times: number) => (times === 0 ? key : `${key}:${times + 1}`);

/** How often what was posted for an event has been undone. */
export async function timesUndone(tx: Tx, key: string): Promise<number> {
  for (let times = 0; ; times += 1) {
    const next = keyAfter(key, times);
    const entry = (await entriesByKey(tx, [next])).get(next);
    if (!entry) return times;
    const undoing = reversalKey(entry.id);
    if (!(await entriesByKey(tx, [undoing])).has(undoing)) return times;
  }
}

/** The key under which an event is in force, or is posted next. */
export const standingKey = async (tx: Tx, key: string) => keyAfter(key, await timesUndone(tx, key));
