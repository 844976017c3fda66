import type { Happening, TimelineKind } from '@contract/people/person-timeline';
import type { Db } from '@server/db/connection';
import { entriesAt } from '@server/features/platform';
import { type SQL, sql } from 'drizzle-orm';
import { cursorAt, type TimelinePlace } from './rules';

interface Row {
  [column: string]: unknown;
  /** To the microsecond, as the order compares it. */
  at: string;
  key: string;
  seq: string | null;
  event: { project_id: string; folio: string; title: string; desc: string } | null;
  look: { color: string; icon: string; user: string } | null;
}

interface Asked {
  userId: string;
  /** Who asks: some acts may not be told to everybody. */
  readerId: string;
  limit: number;
  after: TimelinePlace | null;
  kind?: TimelineKind | undefined;
}

/** Compared byte by byte, so that keys are ordered as the sequence and the identifiers are. */
const ACT_KEY = sql`('a' || lpad(a.seq::text, 19, '0')) collate "C"`;
const EVENT_KEY = sql`('e' || e.id::text) collate "C"`;

/**
 * What happened to a person, the newest first. Each source gives no more than a page, found by its index from the last
 * place down, so that neither a long history nor a long audit trail makes a page slower.
 */
export async function listHappenings(db: Db, { userId, readerId, limit, after, kind }: Asked) {
  const page = limit + 1;
  const sources: Record<TimelineKind, SQL> = {
    own: ownActs(userId, after, page),
    others: actsOfOthers(userId, after, page),
    credits: creditEvents(userId, after, page),
  };
  const wanted = kind ? [sources[kind]] : Object.values(sources);
  const { rows } = await db.execute<Row>(sql`
    select to_char(found.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           found.key, found.seq::text as seq, found.event, found.look
      from (${sql.join(wanted, sql` union all `)}) found
     order by found.at desc, found.key desc limit ${page}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await describe(db, shown, readerId),
    next_cursor: last && rows.length > limit ? cursorAt(last) : null,
  };
}

/** Rows before the place, where there is one. The first half is what an index can begin at. */
const before = (after: TimelinePlace | null, at: SQL, key: SQL): SQL =>
  after
    ? sql`and ${at} <= ${after.at}::timestamptz and (${at}, ${key}) < (${after.at}::timestamptz, ${after.key})`
    : sql``;

/** A credit's own history says better what the trail says of it. */
const saidByCredit = (userId: string) => sql`and not (a.object = 'projects' and exists (
    select from projects p join applicants o on o.id = p.applicant_id
     where p.id::text = a.object_id and o.user_id = ${userId}))`;

/** Done with the person's account: by themselves, or by staff over it and as them. */
const actsWithAccount = (
  userId: string,
  by: SQL,
  after: TimelinePlace | null,
  page: number,
) => sql`(
  select a.at, ${ACT_KEY} as key, a.seq, null::jsonb as event, null::jsonb as look
    from audit_log a
   where a.user_id = ${userId} and ${by} ${saidByCredit(userId)} ${before(after, sql`a.at`, ACT_KEY)}
   order by a.at desc, a.seq desc limit ${page})`;

const ownActs = (userId: string, after: TimelinePlace | null, page: number) =>
  actsWithAccount(userId, sql`a.actor_user_id is null`, after, page);

const actsOfOthers = (userId: string, after: TimelinePlace | null, page: number) => sql`
  ${actsWithAccount(userId, sql`a.actor_user_id is not null`, after, page)}
  union all ${actsOnRecords(userId, after, page)}`;

const actsOnRecords = (userId: string, after: TimelinePlace | null, page: number) => sql`(
  select a.at, a.key, a.seq, null::jsonb as event, null::jsonb as look
    from (${recordsOf(userId)}) r
    cross join lateral (
      select a.at, ${ACT_KEY} as key, a.seq from audit_log a
       where a.object = r.object and a.object_id = r.id
         and a.user_id is distinct from ${userId} ${before(after, sql`a.at`, ACT_KEY)}
       order by a.at desc, a.seq desc limit ${page}) a
   order by a.at desc, a.key desc limit ${page})`;

/** The account, its memberships and what is kept of the person, as the trail names them. */
const recordsOf = (userId: string) => sql`
  select 'users' as object, ${userId}::text as id
  union all select 'applicants', id::text from applicants where user_id = ${userId}
  union all select 'investors', id::text from investors where user_id = ${userId}
  union all select 'suppliers', id::text from suppliers where user_id = ${userId}
  union all select 'agents', id::text from supplier_agents where user_id = ${userId}
  union all select 'program-users', id::text from program_users where user_id = ${userId}
  union all select 'references', id::text from person_references where user_id = ${userId}
  union all select 'privacy_requests', id::text from privacy_requests where user_id = ${userId}
  union all select 'documents', id::text from documents where user_id = ${userId}
  union all select 'withdrawals', w.id::text from withdrawals w
    join investors i on i.id = w.investor_id where i.user_id = ${userId}`;

/** Of the credits that the person asked for; those that they install or sell are of others. */
const creditEvents = (userId: string, after: TimelinePlace | null, page: number) => sql`(
  select e.time as at, e.key, null::bigint as seq,
         jsonb_build_object('project_id', p.id, 'folio', p.folio, 'title', e.title, 'desc', e."desc") as event,
         jsonb_build_object('color', e.color, 'icon', e.icon, 'user', e.user_name) as look
    from applicants o join projects p on p.applicant_id = o.id
    cross join lateral (
      select e.*, ${EVENT_KEY} as key from project_events e
       where e.project_id = p.id ${before(after, sql`e.time`, EVENT_KEY)}
       order by e.time desc, e.id desc limit ${page}) e
   where o.user_id = ${userId}
   order by e.time desc, e.key desc limit ${page})`;

async function describe(db: Db, rows: readonly Row[], readerId: string): Promise<Happening[]> {
  const seqs = rows.flatMap(({ seq }) => (seq === null ? [] : [Number(seq)]));
  const acts = await entriesAt(db, seqs, readerId);
  return rows.flatMap(({ at, key, seq, event, look }): Happening[] => {
    if (event && look) {
      const time = new Date(at).toISOString();
      return [{ source: 'credit', id: key, ...event, ...look, time }];
    }
    const act = acts.get(Number(seq));
    return act ? [{ source: 'act', id: key, act }] : [];
  });
}
