import { programWords } from '@contract/locales/es-MX/program/server';
import type { Tx } from '@server/db/connection';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { countedDays, eventsOf } from '../prospects/events';
import { standsAgain } from '../prospects/stands-again';
import { type Batch, changeBatch, GivenUp } from './repository';
import { forgetRows } from './rows';
import type { StepEnd } from './tell';

const AT_ONCE = 2000;

interface Undoing {
  now: Date;
  tell(percent: number): Promise<void>;
}

/** Somebody worked a prospect of the batch between the look and the act: nothing of it is taken back. */
export class WorkedMeanwhile extends Error {}

/**
 * How many of a batch's prospects somebody worked since it was taken in, whether it added or changed them. What was done
 * and taken back is no work: it left them as they were (`standsAgain`).
 */
export async function workedSince(tx: Tx, batchId: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select (select count(*) from prospects where batch_id = ${batchId}::uuid and ${worked})::int
         + (select count(*) from prospect_batch_rows r
              join prospects p on p.id = r.match_id
              join prospect_batches b on b.id = r.batch_id
             where r.batch_id = ${batchId}::uuid and r.before is not null
               and (p.version <> r.version or p.last_touch_at is distinct from b.taken_at))::int as n`);
  return rows[0]?.n ?? 0;
}

/** Whether somebody worked a prospect that a batch added. */
const worked = sql`last_touch_at is not null`;

/**
 * Takes a batch back, all of it in one transaction: what it added goes, what it changed is as it was. Where somebody
 * worked one of them meanwhile, everything stays.
 */
export async function undoBatch(tx: Tx, batch: Batch, { now, tell }: Undoing): Promise<StepEnd> {
  const since = await workedSince(tx, batch.id);
  if (since > 0) {
    const failure = t(programWords.prospects.upload.worked, { count: since });
    const stays = { state: 'done' as const, failure };
    if (!(await changeBatch(tx, batch, { ...stays, progress: 0 }))) throw new GivenUp();
    return stays;
  }
  const at = sql`${now.toISOString()}::timestamptz`;
  const { id, uploadedBy } = batch;
  await tx.execute(
    countedDays(sql`
      select program_id, ${at}, zone_id, status, 0, 1 from prospects where batch_id = ${id}::uuid`),
  );
  await putBack(tx, batch, at);
  const all = Math.max(batch.rowCount, 1);
  for (let removed = 0; ; ) {
    const { rows } = await tx.execute<{ n: number }>(sql`
      with removed as (
        delete from prospects where not ${worked} and id in (
          select id from prospects where batch_id = ${id}::uuid and not ${worked} limit ${AT_ONCE})
        returning id, program_id, zone_id, status, batch_id
      ), bulks as (
        delete from prospect_bulk_rows where prospect_id in (select id from removed)
      ), ${eventsOf(sql`select id, program_id, zone_id, status, null::uuid, null, ${at}, ${uploadedBy}::uuid, batch_id, null from removed`)}
      select count(*)::int as n from removed`);
    const n = rows[0]?.n ?? 0;
    if (n === 0) break;
    removed += n;
    await tell(Math.floor((removed / all) * 100));
  }
  // Worked since they were counted; one that was held meanwhile is looked at again, and left.
  const { rows: left } = await tx.execute(
    sql`select 1 from prospects where batch_id = ${id}::uuid limit 1`,
  );
  if (left.length > 0) throw new WorkedMeanwhile();
  await forgetRows(tx, batch);
  const undone = { state: 'undone' as const, undoneAt: now, failure: null };
  if (!(await changeBatch(tx, batch, undone))) throw new GivenUp();
  return undone;
}

async function putBack(tx: Tx, { id, uploadedBy, takenAt }: Batch, at: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<{ kept: number; back: number }>(sql`
    with kept as (
      select b.*, r.version as left_at from prospect_batch_rows r, jsonb_populate_record(null::prospects, r.before) b
       where r.batch_id = ${id}::uuid and r.before is not null
    ), back as (
      update prospects p set business_name = k.business_name, contact_name = k.contact_name, phone = k.phone,
             email = k.email, rfc = k.rfc, municipality = k.municipality, state = k.state, postal_code = k.postal_code,
             search_text = k.search_text, last_touch_at = k.last_touch_at, version = p.version + 1
        from kept k
       where k.id = p.id and p.version = k.left_at and p.last_touch_at = ${takenAt?.toISOString() ?? null}::timestamptz
      returning p.id, p.version, k.version as version_before
    ), ${standsAgain(sql`select id, version, version_before from back`)}, told as (
      insert into prospect_acts (prospect_id, act, note, at, by_user_id)
      select id, 'corrected', 'undone_upload', ${at}, ${uploadedBy}::uuid from back
    )
    select (select count(*) from kept)::int as kept, (select count(*) from back)::int as back`);
  if (rows[0]?.kept !== rows[0]?.back) throw new WorkedMeanwhile();
}
