import type { Db, Tx } from '@server/db/connection';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { eq } from 'drizzle-orm';
import { firstChoices } from './preferences-rules';

interface Lock {
  lock?: boolean;
}

/** How a person wants to be notified. */
export async function preferencesOf(db: Db | Tx, userId: string, { lock = false }: Lock = {}) {
  const query = db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  const [row] = await (lock ? query.for('update') : query);
  return wishesOf(row);
}

/** What a row says, or is said without one. */
export function wishesOf(row: typeof notificationPreferences.$inferSelect | null | undefined) {
  const { version, choices, events, quietFrom, quietTo } = row ?? {
    version: 0,
    choices: firstChoices,
    events: {},
    quietFrom: '',
    quietTo: '',
  };
  return { version, choices, events, quietFrom, quietTo };
}
