import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/connection';
import { auditLog } from '@server/db/schema/sessions';
import { desc, sql } from 'drizzle-orm';

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
const CHAIN_LOCK = 7_241_001;

/** Hash of one entry over the one before it; the same for writing and for checking. */
export function auditHash(prevHash: string, seq: number, entry: Required<AuditEntry>): string {
  const { at, userId, actorUserId, action, object, objectId, details } = entry;
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([
    prevHash,
    seq,
    at.toISOString(),
    userId,
    actorUserId,
    action,
    object,
    objectId,
    sorted,
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Appends to the audit trail in the transaction of the act itself. Appenders take turns from here to
 * their commit, so it is called last.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ seq: auditLog.seq, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1);
  const seq = (last?.seq ?? 0) + 1;
  const prevHash = last?.hash ?? GENESIS;
  const full = { ...entry, actorUserId: entry.actorUserId ?? null, details: entry.details ?? {} };
  await tx
    .insert(auditLog)
    .values({ seq, ...full, prevHash, hash: auditHash(prevHash, seq, full) });
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
