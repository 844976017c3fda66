import type { Day } from '@contract/kernel/fields/day';
import type { AuditItem, auditTrail as contract } from '@contract/platform/audit';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { aliasedTable, and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { idsOf, recordsOf } from './folios';
import { mayRead } from './may-read';
import { placeOf } from './place-of';

const actors = aliasedTable(users, 'actors');

const entryQuery = (db: Db | Tx) =>
  db
    .select({ entry: auditLog, user: users.fullName, actor: actors.fullName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(actors, eq(actors.id, auditLog.actorUserId));

type EntryRow = Awaited<ReturnType<typeof entryQuery>>[number];

/** Without what who reads may not be told: see `mayRead`. */
export async function listAudit(db: Db, query: QueryOf<typeof contract.list>, readerId: string) {
  const page = await pageOf(db, query, {
    table: auditLog,
    id: auditLog.seq,
    select: entryQuery(db),
    own: (row) => row.entry,
    within: mayRead(db, readerId),
    filters: {
      user_id: auditLog.userId,
      object: auditLog.object,
      object_id: auditLog.objectId,
      action: auditLog.action,
      from: (day) => sql`${auditLog.at} >= ${startOf(day)}`,
      to: (day) => sql`${auditLog.at} < ${startOf(day, 1)}`,
      q: (typed) => concerns(db, typed),
    },
    sorts: { at: auditLog.at },
    defaultSort: '-at',
  });
  return { ...page, items: await describeEntries(db, page.items) };
}

/** The entry at a place of the chain, or null when there is none. */
export async function findEntry(db: Db | Tx, seq: number): Promise<AuditItem | null> {
  const [row] = await entryQuery(db).where(eq(auditLog.seq, seq));
  if (!row) return null;
  const [entry] = await describeEntries(db, [row]);
  return entry ?? null;
}

/** The entries at some places of the chain that a person may read, by place. */
export async function entriesAt(
  db: Db | Tx,
  seqs: readonly number[],
  readerId: string,
): Promise<Map<number, AuditItem>> {
  if (seqs.length === 0) return new Map();
  const rows = await entryQuery(db).where(
    and(inArray(auditLog.seq, [...seqs]), mayRead(db, readerId)),
  );
  return new Map((await describeEntries(db, rows)).map((entry) => [entry.seq, entry]));
}

/** Up to so many people, the indexes of people find their acts; of more, the newest acts are soon found. */
const FEW_PEOPLE = 200;

/** Done with the account of a user of that name or address, or by them while impersonating. */
async function concerns(db: Db, typed: string): Promise<SQL | undefined> {
  const matching = () =>
    db
      .select({ id: users.id })
      .from(users)
      .where(or(contains(users.email, typed), contains(users.fullName, typed)));
  const found = await matching().limit(FEW_PEOPLE + 1);
  const people = found.length > FEW_PEOPLE ? matching() : found.map(({ id }) => id);
  return or(inArray(auditLog.userId, people), inArray(auditLog.actorUserId, people));
}

/** The instant in which a day begins in Mexico City, or the one that many days later. */
const startOf = (day: Day, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'America/Mexico_City')`;

async function describeEntries(db: Db | Tx, rows: readonly EntryRow[]): Promise<AuditItem[]> {
  const entries = rows.map(describeEntry);
  const records = await recordsOf(db, entries);
  return entries.map((entry) => ({
    ...entry,
    folios: Object.fromEntries(
      idsOf(entry).flatMap((id) => {
        const known = records.get(id);
        return known ? [[id, known.folio]] : [];
      }),
    ),
    to: placeOf(entry, records.get(entry.object_id)),
  }));
}

const describeEntry = ({ entry, user, actor }: EntryRow): Omit<AuditItem, 'folios' | 'to'> => ({
  seq: entry.seq,
  at: entry.at.toISOString(),
  user,
  user_id: entry.userId,
  actor,
  actor_id: entry.actorUserId,
  action: entry.action,
  object: entry.object,
  object_id: entry.objectId,
  details: entry.details,
  prev_hash: entry.prevHash,
  hash: entry.hash,
});
