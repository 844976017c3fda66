import { deadStates } from '@contract/program/prospect-batches';
import type { ObjectStore } from '@server/adapters/adapters';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { reports } from '@server/db/schema/compliance-reports';
import { contracts } from '@server/db/schema/credit';
import { equipmentBatches } from '@server/db/schema/credit-equipment';
import { incomeEvidence } from '@server/db/schema/credit-income-sources';
import { documents, storedObjects } from '@server/db/schema/documents';
import { accreditationFiles } from '@server/db/schema/people-accreditations';
import { prospectBatches } from '@server/db/schema/program';
import { supportFileVersions } from '@server/db/schema/program-support';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';

/** Younger objects may be on their way to a row that has not committed. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Job: deletes stored bytes that no row names, left behind by uploads that never committed. Answers how
 * many went. A table that comes to name objects must be added to `isNamed` with it.
 */
export async function sweepOrphans(db: Db, objects: ObjectStore, now: Date): Promise<number> {
  let swept = 0;
  for await (const { sha256, putAt } of objects.list()) {
    const oldest = new Date(now.getTime() - MIN_AGE_MS);
    if (putAt > oldest) continue;
    if (await inTransaction(db, (tx) => sweep(tx, objects, { sha256, putAt }, oldest))) swept += 1;
  }
  return swept;
}

/** A concurrent upload of the same bytes waits until they are gone, and puts them there again. */
async function sweep(
  tx: Tx,
  objects: ObjectStore,
  { sha256, putAt }: { sha256: string; putAt: Date },
  oldest: Date,
): Promise<boolean> {
  const same = eq(storedObjects.sha256, sha256);
  await tx.insert(storedObjects).values({ sha256, announcedAt: putAt }).onConflictDoNothing();
  const [held] = await tx.select().from(storedObjects).where(same).for('update');
  if (!held || held.announcedAt > oldest || (await isNamed(tx, sha256))) return false;
  await objects.remove(sha256);
  await tx.delete(storedObjects).where(same);
  return true;
}

/** The tables whose rows name objects for as long as they are there. */
const naming = [
  documents,
  contracts,
  reports,
  supportFileVersions,
  accreditationFiles,
  equipmentBatches,
  incomeEvidence,
] as const;

/** Whether any row names an object that the store has to have. */
export async function namesObjects(db: Db): Promise<boolean> {
  for (const table of naming) {
    const { sha256 } = table;
    const rows = await db.select({ sha256 }).from(table).where(isNotNull(sha256)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

async function isNamed(tx: Tx, sha256: string): Promise<boolean> {
  for (const table of naming) {
    const rows = await tx
      .select({ sha256: table.sha256 })
      .from(table)
      .where(eq(table.sha256, sha256))
      .limit(1);
    if (rows.length > 0) return true;
  }
  const live = await tx
    .select({ id: prospectBatches.id })
    .from(prospectBatches)
    .where(
      and(
        eq(prospectBatches.sha256, sha256),
        // What came of it is gone, so its file is nobody's history.
        notInArray(prospectBatches.state, [...deadStates]),
      ),
    )
    .limit(1);
  return live.length > 0;
}
