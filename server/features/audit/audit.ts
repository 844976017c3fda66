import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/connection';
import { auditLog } from '@server/db/schema/sessions';
import { sql } from 'drizzle-orm';

export interface AuditEntry {
  at: Date;
  /** Whose account it was done with, and the administrator behind it when acting as that person. */
  userId: string | null;
  actorUserId?: string | null;
  /** What was done, as noun.verb. */
  action: string;
  object: string;
  objectId: string;
  details?: Record<string, string | number | boolean | null>;
}

const GENESIS = '0'.repeat(64);

/** Hash of one entry over the one before it, as `audit_append` computes it in the database. */
function auditHash(prevHash: string, seq: number, entry: Required<AuditEntry>): string {
  return createHash('sha256')
    .update(`["${prevHash}",${seq}${tailOf(entry)}`)
    .digest('hex');
}

/** What a hash covers besides the one before and the place in the chain: the end of a JSON array. */
function tailOf(entry: Required<AuditEntry>): string {
  const { at, userId, actorUserId, action, object, objectId, details } = entry;
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const rest = [at.toISOString(), userId, actorUserId, action, object, objectId, sorted];
  return `,${JSON.stringify(rest).slice(1)}`;
}

/**
 * Appends to the audit trail in the transaction of the act itself. Appenders take turns from here to
 * their commit, so it is called last.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const full = { ...entry, actorUserId: entry.actorUserId ?? null, details: entry.details ?? {} };
  const { at, userId, actorUserId, action, object, objectId, details } = full;
  await tx.execute(
    sql`select audit_append(${at.toISOString()}::timestamptz, ${userId}::uuid, ${actorUserId}::uuid,
      ${action}, ${object}, ${objectId}, ${JSON.stringify(details)}::jsonb, ${tailOf(full)})`,
  );
}

/** Checks the whole chain in order; answers the first sequence number that does not fit, or null. */
export async function firstBrokenAuditEntry(tx: Tx, batch = 5000): Promise<number | null> {
  let prevHash = GENESIS;
  let seq = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(sql`${auditLog.seq} > ${seq}`)
      .orderBy(auditLog.seq)
      .limit(batch);
    for (const row of rows) {
      seq += 1;
      const sound = row.seq === seq && row.prevHash === prevHash;
      if (!sound || row.hash !== auditHash(prevHash, seq, row)) return seq;
      prevHash = row.hash;
    }
    if (rows.length < batch) return null;
  }
}
