import type { Tx } from '@server/db/connection';
import { backgrounds } from '@server/db/schema/people-profiles';

/** Keeps what a person or a company said they do where they were asked it: there is one answer to it. */
export async function keepActivity(tx: Tx, userId: string, occupation: string) {
  await tx
    .insert(backgrounds)
    .values({ userId, occupation })
    .onConflictDoUpdate({ target: backgrounds.userId, set: { occupation } });
}
