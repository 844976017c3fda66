import type { Tx } from '@server/db/connection';
import { profiles } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';

/** Locks a person's general data for a change of what belongs to it and lies elsewhere, counts it, and says the version before. */
export async function holdVersion(tx: Tx, userId: string): Promise<number> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  const version = row?.version ?? 0;
  await tx
    .update(profiles)
    .set({ version: version + 1 })
    .where(eq(profiles.userId, userId));
  return version;
}
