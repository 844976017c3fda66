import type { Db, Tx } from '@server/db/connection';
import { auditLog } from '@server/db/schema/platform';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../audit/audit';

const ACTION = 'backups.record';

/** Writes down that a backup ended well now; whoever makes it says so from the server. */
export const recordBackup = (tx: Tx, now: Date): Promise<void> =>
  audit(tx, {
    at: now,
    userId: null,
    action: ACTION,
    object: 'backups',
    objectId: now.toISOString(),
  });

/** When the last backup was written down; null when none was. */
export async function lastBackupAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, ACTION))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(1);
  return row?.at ?? null;
}
