import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import {
  type BulkChange,
  type prospectBulks as contract,
  MOST_IN_BULK,
} from '@contract/program/prospect-bulks';
import type { Tx } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { prospectBulkRows, prospectBulks, prospects, zones } from '@server/db/schema/program';
import { conflict, notFound, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { worksZone } from '../programs/reach';
import { changedSince, standingOf } from './bulk-standing';
import { assertLostWhy, unknownZone } from './edit';
import { filtered, valuesOf } from './filters';
import { executiveOf, worksZoneOf } from './owners';
import { scopeFilter } from './reach';
import type { Doing } from './repository';
import { standsAgain } from './stands-again';
import { writeMany } from './write-many';

type ProgramReach = Extract<Scope, { kind: 'program' }>;
type Asked = z.output<(typeof contract.create)['body']>;

/** Changes all the prospects that were chosen, or none, and keeps what each was before. */
export async function changeMany(tx: Tx, scope: ProgramReach, asked: Asked, doing: Doing) {
  const ids = await chosenIds(tx, scope, asked, doing);
  const { set, differs, reason } = await planned(tx, scope, ids, asked.change);
  const [bulk] = await tx
    .insert(prospectBulks)
    .values({
      programId: scope.programId,
      ...toldOf(asked.change),
      byUserId: doing.userId,
      at: doing.now,
    })
    .returning({ id: prospectBulks.id });
  if (!bulk) throw new Error('the act was not stored');
  const among = sql`prospects.id = any(${sql.param(ids)}::uuid[])`;
  const { changed, given } = await writeMany(tx, doing, {
    before: sql`select prospects.* from prospects where ${among} and ${differs}`,
    set,
    from: sql`before where prospects.id = before.id`,
    reason,
    also: sql`, kept as (
      insert into prospect_bulk_rows (bulk_id, prospect_id, version, zone_id, status, lost_cause, lost_reason,
                                      executive_user_id, next_on, version_before, last_touch_at)
      select ${bulk.id}::uuid, before.id, changed.version, before.zone_id, before.status, before.lost_cause,
             before.lost_reason, before.executive_user_id, before.next_on, before.version, before.last_touch_at
        from before join changed on changed.id = before.id)`,
  });
  return {
    id: bulk.id,
    changed,
    unchanged: ids.length - changed,
    released: asked.change.act === 'zone' ? given : 0,
  };
}

/** What becomes of the prospects, as it is told afterwards. */
function toldOf(change: BulkChange) {
  const { act } = change;
  if (act === 'assign') return { act, toOwnerId: change.owner_id };
  if (act === 'status') return { act, toStatus: change.status };
  return { act, toZoneId: change.zone_id };
}

/** The prospects that were chosen, held; refused when they are not as many as were told. */
async function chosenIds(tx: Tx, scope: ProgramReach, asked: Asked, doing: Doing) {
  const { chosen } = asked;
  const rows = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(
      and(
        scopeFilter(scope),
        'ids' in chosen
          ? inArray(prospects.id, chosen.ids)
          : filtered(valuesOf(chosen.filter, doing.userId, doing.now)),
      ),
    )
    .orderBy(asc(prospects.id))
    .limit(MOST_IN_BULK + 1)
    .for('update');
  if (rows.length > MOST_IN_BULK) throw conflict(t(programWords.prospects.bulk.tooMany));
  if (rows.length !== asked.count) {
    throw conflict(t(programWords.prospects.bulk.otherCount, { count: rows.length }));
  }
  return rows.map(({ id }) => id);
}

interface Planned {
  set: SQL;
  /** Which of the chosen are not so already. */
  differs: SQL;
  reason: string | null;
}

async function planned(
  tx: Tx,
  { programId, zoneIds }: ProgramReach,
  ids: readonly string[],
  change: BulkChange,
): Promise<Planned> {
  if (change.act === 'assign') {
    const { owner_id: owner } = change;
    if (owner) await assertWorksThem(tx, programId, owner, ids);
    return {
      set: sql`executive_user_id = ${owner}::uuid`,
      differs: sql`prospects.executive_user_id is distinct from ${owner}::uuid`,
      reason: null,
    };
  }
  if (change.act === 'zone') {
    const { zone_id: zone } = change;
    if (!worksIn(zoneIds, zone)) throw unknownZone();
    if (!(await worksZone(tx, programId, zone))) throw unknownZone();
    const works = worksZoneOf(programId, sql`before.executive_user_id`, sql`${zone}::uuid`);
    return {
      set: sql`zone_id = ${zone}::uuid, executive_user_id = case when ${works} then before.executive_user_id end`,
      differs: sql`prospects.zone_id <> ${zone}::uuid`,
      reason: null,
    };
  }
  const { status, lost_cause: cause = null, lost_reason: text = null } = change;
  const isLost = status === 'lost';
  if (isLost) assertLostWhy(change);
  return {
    set: isLost
      ? sql`status = ${status}, lost_cause = ${cause}, lost_reason = ${text}, next_on = null`
      : sql`status = ${status}, lost_cause = null, lost_reason = null`,
    differs: sql`prospects.status <> ${status}`,
    reason: isLost ? text : null,
  };
}

/** Who is given them works the zone of each. */
async function assertWorksThem(tx: Tx, programId: string, owner: string, ids: readonly string[]) {
  const executive = await executiveOf(tx, programId, owner);
  const invalid = (message: string) => refused(t(outcomes.invalidTitle), { owner_id: message });
  if (!executive) throw invalid(t(programWords.prospects.notOfZone));
  if (executive.zoneIds === null) return;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from prospects
     where id = any(${sql.param(ids)}::uuid[]) 
       and zone_id <> all(${sql.param(executive.zoneIds)}::uuid[])`);
  const count = rows[0]?.n ?? 0;
  if (count > 0) throw invalid(t(programWords.prospects.bulk.otherZone, { count }));
}

/** Puts back what each was, as one act; refused once anybody worked one of them since. */
export async function undoMany(tx: Tx, scope: ProgramReach, bulkId: string, doing: Doing) {
  const [bulk] = await tx
    .update(prospectBulks)
    .set({ undoneAt: doing.now })
    .where(
      and(
        eq(prospectBulks.id, bulkId),
        eq(prospectBulks.programId, scope.programId),
        eq(prospectBulks.byUserId, doing.userId),
        isNull(prospectBulks.undoneAt),
      ),
    )
    .returning({ id: prospectBulks.id });
  if (!bulk) throw notFound();
  const ofBulk = eq(prospectBulkRows.bulkId, bulkId);
  await tx
    .select({ id: prospects.id })
    .from(prospectBulkRows)
    .innerJoin(prospects, eq(prospects.id, prospectBulkRows.prospectId))
    .where(ofBulk)
    .orderBy(asc(prospects.id))
    .for('update', { of: prospects });
  // A zone that is worked goes on being so until they are back in it.
  await tx
    .select({ id: zones.id })
    .from(zones)
    .where(
      inArray(
        zones.id,
        tx.select({ id: prospectBulkRows.zoneId }).from(prospectBulkRows).where(ofBulk),
      ),
    )
    .orderBy(asc(zones.id))
    .for('key share');
  const since = (await changedSince(tx, scope, [bulkId])).get(bulkId);
  // Of one that changed nothing there is nothing to judge.
  const standing = since ? standingOf(since) : 'open';
  if (standing === 'other_zone') throw notFound();
  if (standing === 'worked') {
    throw conflict(t(programWords.prospects.bulk.worked, { count: since?.worked ?? 0 }));
  }
  if (standing === 'zone_closed') throw conflict(t(programWords.prospects.bulk.zoneClosed));
  // Nobody is given back what they do not work any more.
  const works = worksZoneOf(scope.programId, sql`kept.executive_user_id`, sql`kept.zone_id`);
  const { changed } = await writeMany(tx, doing, {
    before: sql`select prospects.* from prospects join prospect_bulk_rows kept on kept.prospect_id = prospects.id
                 where kept.bulk_id = ${bulkId}::uuid`,
    set: sql`zone_id = kept.zone_id, status = kept.status, lost_cause = kept.lost_cause,
             lost_reason = kept.lost_reason, next_on = kept.next_on,
             executive_user_id = case when ${works} then kept.executive_user_id end`,
    from: sql`prospect_bulk_rows kept where kept.bulk_id = ${bulkId}::uuid and prospects.id = kept.prospect_id`,
    reason: null,
    touchedAt: sql`kept.last_touch_at`,
    also: sql`, ${standsAgain(sql`
      select changed.id, changed.version, kept.version_before
        from changed join prospect_bulk_rows kept on kept.prospect_id = changed.id and kept.bulk_id = ${bulkId}::uuid`)}`,
  });
  return { restored: changed };
}
