import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { announce, events } from '@server/features/platform';
import { eq } from 'drizzle-orm';

interface Given {
  ownerId: string | null | undefined;
  byUserId: string;
  /** How many prospects. */
  count: number;
}

/** Notifies who works prospects from now on; nobody of what they took themselves. */
export async function tellOwner(tx: Tx, config: Config, { ownerId, byUserId, count }: Given) {
  if (!ownerId || ownerId === byUserId || count === 0) return;
  const [giver] = await tx.select().from(users).where(eq(users.id, byUserId));
  await announce(tx, config, ownerId, events.prospectsGiven, { count, by: giver?.fullName ?? '' });
}
