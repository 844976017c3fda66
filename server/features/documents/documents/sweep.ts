import type { ObjectStore } from '@server/adapters/adapters';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { eq } from 'drizzle-orm';
import { lockObject } from './store-object';

/** Younger objects may belong to a transaction that has not committed. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Job: deletes stored bytes that no row names, left behind by uploads that never committed. Answers how
 * many went. A table that comes to name objects must be added to `isNamed` with it.
 */
export async function sweepOrphans(db: Db, objects: ObjectStore, now: Date): Promise<number> {
  let swept = 0;
  for await (const { sha256, putAt } of objects.list()) {
    if (now.getTime() - putAt.getTime() < MIN_AGE_MS) continue;
    const removed = await inTransaction(db, async (tx) => {
      await lockObject(tx, sha256);
      if (await isNamed(tx, sha256)) return false;
      await objects.remove(sha256);
      return true;
    });
    if (removed) swept += 1;
  }
  return swept;
}

async function isNamed(tx: Tx, sha256: string): Promise<boolean> {
  for (const table of [documents, contracts]) {
    const rows = await tx
      .select({ sha256: table.sha256 })
      .from(table)
      .where(eq(table.sha256, sha256))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
