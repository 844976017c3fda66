import { createHash } from 'node:crypto';
import type { AuditAction, AuditDetail, AuditObject } from '@contract/platform/audit-names';
import type { Db, Tx } from '@server/db/connection';
import { auditHead, auditLog } from '@server/db/schema/platform';
import { type SQL, sql } from 'drizzle-orm';

export type AuditValue = string | number | boolean | null;
type Details = Record<string, AuditValue>;

/** Only details that have a name; spread values are held to it as well. */
export type AuditDetails<D extends Details> = D & Record<Exclude<keyof D, AuditDetail>, never>;

export interface AuditEntry<D extends Details = { [Name in AuditDetail]?: AuditValue }> {
  at: Date;
  /** Whose account it was done with, and the administrator behind it when acting as that person. */
  userId: string | null;
  actorUserId?: string | null;
  /** What was done, as noun.verb. */
  action: AuditAction;
  object: AuditObject;
  objectId: string;
  details?: AuditDetails<D>;
}

/** An entry as kept in the chain, with untyped names. */
interface Chained {
  at: Date;
  userId: string | null;
  actorUserId: string | null;
  action: string;
  object: string;
  objectId: string;
  details: Details;
}

const GENESIS = '0'.repeat(64);

/** Hash of one entry over the one before it, as `audit_append` computes it in the database. */
function auditHash(prevHash: string, seq: number, entry: Chained): string {
  return createHash('sha256')
    .update(`["${prevHash}",${seq}${tailOf(entry)}`)
    .digest('hex');
}

/** What a hash covers besides the one before and the place in the chain: the end of a JSON array. */
function tailOf(entry: Chained): string {
  const { at, userId, actorUserId, action, object, objectId, details } = entry;
  const sorted = Object.entries(details)
    // What is undefined is not kept, so it is not covered either.
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const rest = [at.toISOString(), userId, actorUserId, action, object, objectId, sorted];
  return `,${JSON.stringify(rest).slice(1)}`;
}

/**
 * Appends to the audit trail in the transaction of the act itself. Appenders are serialised from here to
 * their commit, so it is called last.
 */
export async function audit<D extends Details>(tx: Tx, entry: AuditEntry<D>): Promise<void> {
  await tx.execute(sql`select ${appended(entry)}`);
}

/** The same for several at once, in their order. */
export async function auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`select ${sql.join(entries.map(appended), sql`, `)}`);
}

function appended<D extends Details>(entry: AuditEntry<D>): SQL {
  const full = { ...entry, actorUserId: entry.actorUserId ?? null, details: entry.details ?? {} };
  const { at, userId, actorUserId, action, object, objectId, details } = full;
  return sql`audit_append(${at.toISOString()}::timestamptz, ${userId}::uuid, ${actorUserId}::uuid,
    ${action}, ${object}, ${objectId}, ${JSON.stringify(details)}::jsonb, ${tailOf(full)})`;
}

/** Where the trail ends as the database keeps it, apart from the entries themselves. */
export async function auditChainHead(db: Db | Tx) {
  const [head] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  return head;
}

/**
 * Checks the whole chain in order, a page of entries in memory at a time: how many entries fit from the
 * first on, and the first sequence number that does not, or null. An end that was cut off is missing at its
 * first entry. The head is read first: what is appended meanwhile only comes after it.
 */
export async function checkAuditChain(db: Db | Tx, batch = 1000) {
  const head = await auditChainHead(db);
  let prevHash = GENESIS;
  let seq = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.seq} > ${seq}`)
      .orderBy(auditLog.seq)
      .limit(batch);
    for (const row of rows) {
      const next = seq + 1;
      const linked = row.seq === next && row.prevHash === prevHash;
      const known = head?.seq !== next || head.hash === row.hash;
      if (!linked || !known || row.hash !== auditHash(prevHash, next, row)) {
        return { soundEntries: seq, brokenAt: next };
      }
      prevHash = row.hash;
      seq = next;
    }
    if (rows.length < batch) break;
  }
  const whole = head !== undefined && seq >= head.seq;
  return { soundEntries: seq, brokenAt: whole ? null : seq + 1 };
}
