import type { Db, Tx } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import { countedEvents } from './events';
import { worksZoneOf } from './owners';
import type { Doing } from './repository';

interface Writing {
  /** The rows as they are. */
  before: SQL;
  set: SQL;
  /** Ends the update: where what is set comes from, and which rows. */
  from: SQL;
  reason: string | null;
  /** When each was last worked, of an act that is taken back; otherwise now. */
  touchedAt?: SQL;
  /** Further parts of the statement. */
  also?: SQL;
}

/** Changes rows and writes the history of each, in one statement however many they are. */
export async function writeMany(
  tx: Tx,
  { now, userId }: Doing,
  { before, set, from, reason, touchedAt, also }: Writing,
) {
  const at = sql`${now.toISOString()}::timestamptz, ${userId}::uuid`;
  const both = sql`before join changed on changed.id = before.id`;
  const { rows } = await tx.execute<{ changed: number; given: number }>(sql`
    with before as (${before}),
    changed as (
      update prospects set ${set}, last_touch_at = ${touchedAt ?? sql`${now.toISOString()}::timestamptz`}, version = prospects.version + 1
        from ${from}
      returning prospects.*
    ), given as (
      insert into prospect_acts (prospect_id, act, from_user_id, to_user_id, at, by_user_id)
      select before.id, 'given', before.executive_user_id, changed.executive_user_id, ${at} from ${both}
       where before.executive_user_id is distinct from changed.executive_user_id
      returning 1
    ), planned as (
      insert into prospect_acts (prospect_id, act, from_on, to_on, at, by_user_id)
      select before.id, 'planned', before.next_on, changed.next_on, ${at} from ${both}
       where before.next_on is distinct from changed.next_on
    ), ${countedEvents(sql`
      select before.id, before.program_id, before.zone_id, before.status, changed.zone_id, changed.status, ${at},
             null::uuid, ${reason}::text
        from ${both} where (before.zone_id, before.status) <> (changed.zone_id, changed.status)`)}
    ${also ?? sql``}
    select (select count(*) from changed)::int as changed, (select count(*) from given)::int as given`);
  return rows[0] ?? { changed: 0, given: 0 };
}

/** The prospects of an executive, asked of the index whose column may be empty. */
const heldBy = (programId: string, executiveId: string) => sql`program_id = ${programId}::uuid
  and coalesce(executive_user_id, '00000000-0000-0000-0000-000000000000'::uuid) = ${executiveId}::uuid`;

/** How many prospects of an executive are outside of some zones. */
export async function countProspectsOutside(
  db: Db | Tx,
  { programId, executiveId }: { programId: string; executiveId: string },
  zoneIds: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from prospects where ${heldBy(programId, executiveId)}
       and zone_id <> all(${sql.param(zoneIds)}::uuid[])`);
  return rows[0]?.count ?? 0;
}

/** An executive who left the program, or works another zone of it, leaves the prospects that they no longer work. */
export async function releaseProspects(
  tx: Tx,
  { programId, executiveId }: { programId: string; executiveId: string },
  doing: Doing,
): Promise<void> {
  const works = worksZoneOf(programId, sql`prospects.executive_user_id`, sql`prospects.zone_id`);
  await writeMany(tx, doing, {
    before: sql`select prospects.* from prospects
                 where ${heldBy(programId, executiveId)}
                   and not ${works}`,
    set: sql`executive_user_id = null`,
    from: sql`before where prospects.id = before.id`,
    reason: null,
  });
}
