import type { ObjectStore } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';

/** Held from before bytes are stored until the row that names them commits, or while they are swept. */
export async function lockObject(tx: Tx, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`object/${sha256}`}, 0))`);
}

/**
 * Makes a finished temporary file durable in the store before its row commits, safe from the sweep of
 * orphans meanwhile. Takes the file.
 */
export async function storeObject(
  tx: Tx,
  objects: ObjectStore,
  temporaryPath: string,
  sha256: string,
): Promise<void> {
  await lockObject(tx, sha256);
  await objects.put(temporaryPath, sha256);
}
