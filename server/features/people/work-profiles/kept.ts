import type { WorkProfile } from '@contract/people/work-profiles';
import type { Db, Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { workProfiles } from '@server/db/schema/people-work';
import { arrayContains, eq, inArray, sql } from 'drizzle-orm';

type Row = typeof workProfiles.$inferSelect;

const none: WorkProfile = { experience: null, technologies: [], states: [], version: 0 };

function describe({ years, systemsInstalled, summary, website, ...row }: Row): WorkProfile {
  const isKnown = years !== null && systemsInstalled !== null && summary !== null;
  return {
    experience: isKnown ? { years, systems_installed: systemsInstalled, summary, website } : null,
    technologies: row.technologies,
    states: row.states,
    version: row.version,
  };
}

/** What is kept of the work of an account; nothing, at version 0, before its first save. */
export async function workProfileOf(db: Db | Tx, userId: string): Promise<WorkProfile> {
  const [row] = await db.select().from(workProfiles).where(eq(workProfiles.userId, userId));
  return row ? describe(row) : none;
}

/** What is kept of each of several accounts, in their order. */
export async function workProfilesOf(
  db: Db,
  userIds: readonly string[],
): Promise<readonly WorkProfile[]> {
  const rows = await db
    .select()
    .from(workProfiles)
    .where(inArray(workProfiles.userId, [...userIds]));
  const byUser = new Map(rows.map((row) => [row.userId, describe(row)]));
  return userIds.map((userId) => byUser.get(userId) ?? none);
}

/** Whether the account of an installer says that it works in a state. */
export const worksIn = (state: string) =>
  sql`exists (select 1 from ${workProfiles} where ${workProfiles.userId} = ${suppliers.userId}
    and ${arrayContains(workProfiles.states, [state])})`;

/** The same, locked until the transaction ends. */
export async function lockWorkProfile(tx: Tx, userId: string): Promise<WorkProfile> {
  await tx
    .insert(workProfiles)
    .values({ userId, version: 0, savedAt: new Date(0) })
    .onConflictDoNothing();
  await tx.select().from(workProfiles).where(eq(workProfiles.userId, userId)).for('update');
  return workProfileOf(tx, userId);
}

export async function saveWorkProfile(tx: Tx, userId: string, kept: WorkProfile, now: Date) {
  await tx
    .update(workProfiles)
    .set({
      years: kept.experience?.years ?? null,
      systemsInstalled: kept.experience?.systems_installed ?? null,
      summary: kept.experience?.summary ?? null,
      website: kept.experience?.website ?? null,
      technologies: kept.technologies,
      states: kept.states,
      version: kept.version,
      savedAt: now,
    })
    .where(eq(workProfiles.userId, userId));
}
