import type { ObjectStore } from '@server/adapters/adapters';
import type { Db } from '@server/db/connection';
import { storedObjects } from '@server/db/schema/documents';

/**
 * Makes a finished temporary file durable in the store. Called before the transaction whose row names it, which
 * no connection is held for while the store takes its time. From here on the sweep of orphans leaves it alone
 * for a day. Takes the file.
 */
export async function storeObject(
  db: Db,
  objects: ObjectStore,
  file: { path: string; sha256: string },
  now: Date,
): Promise<void> {
  const { path, sha256 } = file;
  await db
    .insert(storedObjects)
    .values({ sha256, announcedAt: now })
    .onConflictDoUpdate({ target: storedObjects.sha256, set: { announcedAt: now } });
  await objects.put(path, sha256);
}
