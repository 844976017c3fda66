import { programWords } from '@contract/locales/es-MX/program/server';
import type { Tx } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { t } from '@server/i18n';
import { type SQL, sql } from 'drizzle-orm';
import { countedDays, eventsOf } from '../prospects/events';
import { matchRows, outcomeOf, writtenOver } from './match';
import { type Batch, changeBatch, countRows, executivesOf, GivenUp } from './repository';
import { forgetRows, lastRow } from './rows';
import type { StepEnd } from './tell';

/** Rows of one statement: the progress tells each. */
const AT_ONCE = 2000;
/** Another's prospects may have been written a while before they were seen. */
const UNSEEN_MS = 60_000;

interface Taking {
  now: Date;
  tell(percent: number): Promise<void>;
}

/**
 * Takes a batch in, all of it in one transaction. Where what was reviewed is no longer so, it goes back to be reviewed.
 */
export async function takeBatch(tx: Tx, batch: Batch, { now, tell }: Taking): Promise<StepEnd> {
  const last = await lastRow(tx, batch.id);
  const zones = await closeZones(tx, batch);
  if (zones > 0 || (await hasChanged(tx, batch))) await compared(tx, batch, last);
  const counts = await countRows(tx, batch);
  if (counts.bad + counts.ask > 0) {
    const failure = t(programWords.prospects.upload.changedMeanwhile);
    const back = { state: 'review' as const, counts, matchedAt: now, failure, progress: 0 };
    if (!(await changeBatch(tx, batch, back))) throw new GivenUp();
    return back;
  }
  const taking = new Writing(tx, batch, now);
  const before = await taking.executives();
  taking.takeTurns(before);
  for (let from = 0; from < last; from += AT_ONCE) {
    await taking.add(from, from + AT_ONCE);
    if (counts.update > 0) await taking.update(from, from + AT_ONCE);
    await tell(Math.floor((Math.min(from + AT_ONCE, last) / last) * 100));
  }
  await taking.count();
  // Who stopped working a zone meanwhile left their prospects, of which these were none yet.
  const after = await taking.executives('for share');
  if (placesOf(after) !== placesOf(before)) throw new Error('executives changed: tried again');
  await taking.keepTurns(before);
  await forgetRows(tx, batch, sql`before is null`);
  const rowCount = counts.add + counts.update;
  const taken = { state: 'done' as const, counts, rowCount, takenAt: now, failure: null };
  if (!(await changeBatch(tx, batch, taken))) throw new GivenUp();
  return taken;
}

/** Compares all rows anew. */
export async function compared(tx: Tx, batch: Batch, last: number): Promise<void> {
  const { id: batchId, programId, zoneIds } = batch;
  await matchRows(tx, { batchId, programId, zoneIds, last });
}

/** Marks the rows of zones that are worked no more; answers how many. */
async function closeZones(tx: Tx, { id, programId }: Batch): Promise<number> {
  const problem = JSON.stringify({ zone: t(programWords.prospects.rules.unknownZone) });
  const { rowCount } = await tx.execute(sql`
    update prospect_batch_rows r set problems = ${problem}::jsonb
     where r.batch_id = ${id}::uuid and r.problems is null
       and r.zone_id in (select id from zones where program_id = ${programId}::uuid and deactivated_at is not null)`);
  return rowCount ?? 0;
}

/**
 * Whether a row, or what rows are compared with, may be others than they were: prospects came, were corrected, went, or
 * left the zones of who uploaded it.
 */
async function hasChanged(tx: Tx, { id, programId, zoneIds, matchedAt }: Batch): Promise<boolean> {
  if (!matchedAt) return true;
  const since = sql`${new Date(matchedAt.getTime() - UNSEEN_MS).toISOString()}::timestamptz`;
  const reached = inOwnZones(zoneIds, sql`p.zone_id`);
  const left = reached
    ? sql`exists (select from prospect_batch_rows r join prospects p on p.id = r.match_id
                   where r.batch_id = ${id}::uuid and not ${reached})`
    : sql`false`;
  const { rows } = await tx.execute<{ changed: boolean }>(sql`
    select exists (select from prospects where program_id = ${programId}::uuid and created_at > ${since})
        or exists (select from prospect_batches where program_id = ${programId}::uuid and undone_at > ${since})
        or exists (select from prospects p join prospect_acts a on a.prospect_id = p.id
                    where p.program_id = ${programId}::uuid and p.last_touch_at > ${since}
                      and a.act = 'corrected' and a.at > ${since})
        or ${left} as changed`);
  return rows[0]?.changed ?? true;
}

interface Executive extends Record<string, unknown> {
  zone_id: string;
  user_id: string;
  turn: number;
  among: number;
  /** Whose turn is next in the zone. */
  next: number;
}

/** Who works where as one text, to tell whether it is the same. */
const placesOf = (executives: readonly Executive[]): string =>
  JSON.stringify(executives.map(({ zone_id: zone, user_id: user }) => [zone, user]).sort());

class Writing {
  private readonly at: SQL;
  private readonly outcome: SQL;
  /** The turn that is next in each zone whose executives take turns; it goes on counting over their number. */
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly tx: Tx,
    private readonly batch: Batch,
    now: Date,
  ) {
    this.at = sql`${now.toISOString()}::timestamptz`;
    this.outcome = outcomeOf(batch.policy);
  }

  private rows(from: number, to: number): SQL {
    return sql`r.batch_id = ${this.batch.id}::uuid and r.row > ${from} and r.row <= ${to}`;
  }

  /** The program's executives of some zones, in the order of their turns. */
  async executives(lock: 'for share' | '' = ''): Promise<Executive[]> {
    const { programId } = this.batch;
    if (lock) {
      await this.tx.execute(
        sql`select 1 from program_users where program_id = ${programId}::uuid for share`,
      );
    }
    const { rows } = await this.tx.execute<Executive>(executivesOf(programId));
    return rows;
  }

  /**
   * Adds rows, each to the executive of its zone whose turn it is. Turns go by the order of the rows within a zone, and
   * go on from one file to the next.
   */
  async add(from: number, to: number): Promise<void> {
    const { id, programId, uploadedBy } = this.batch;
    const turns = JSON.stringify([...this.turns].map(([zone_id, next]) => ({ zone_id, next })));
    const { rows } = await this.tx.execute<{ zone_id: string; added: number }>(sql`
      with added as (
        insert into prospects (id, program_id, zone_id, batch_id, source, business_name, contact_name, phone, email,
                               rfc, municipality, state, postal_code, executive_user_id, search_text, created_at)
        select r.id, ${programId}::uuid, r.zone_id, r.batch_id, 'upload', r.business_name, r.contact_name, r.phone,
               r.email, r.rfc, r.municipality, r.state, r.postal_code, e.user_id, r.search_text, ${this.at}
          from (select r.*, row_number() over (partition by r.zone_id order by r.row) - 1 as place
                  from prospect_batch_rows r
                 where ${this.rows(from, to)} and ${this.outcome} = 'add') r
          left join json_to_recordset(${turns}::json) as t(zone_id uuid, next int) on t.zone_id = r.zone_id
          left join (${executivesOf(programId)}) e on e.zone_id = r.zone_id and e.turn = (t.next + r.place) % e.among
        returning id, zone_id, status
      ), ${eventsOf(sql`select id, ${programId}::uuid, null::uuid, null, zone_id, status, ${this.at}, ${uploadedBy}::uuid, ${id}::uuid, null from added`)}
      select zone_id, count(*)::int as added from added group by 1`);
    for (const { zone_id: zone, added } of rows) {
      const next = this.turns.get(zone);
      if (next !== undefined) this.turns.set(zone, next + added);
    }
  }

  /** Writes the cells that a file has over what was there; where the prospect stands, and whose it is, stay. */
  async update(from: number, to: number): Promise<void> {
    const { uploadedBy } = this.batch;
    await this.tx.execute(sql`
      with found as (
        select r.row, to_jsonb(p) as before, p.id,
               ${sql.join(
                 writtenOver.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`),
                 sql`, `,
               )},
               concat_ws(' ', r.search_text, case when r.email is null then p.email end,
                         case when r.rfc is null then lower(p.rfc) end,
                         case when r.postal_code is null then p.postal_code end) as search_text,
               concat_ws(',', ${sql.join(
                 writtenOver.map(
                   ({ name, value }) =>
                     sql`case when p.${sql.identifier(name)} is distinct from ${value} then ${name}::text end`,
                 ),
                 sql`, `,
               )}) as corrected
          from prospect_batch_rows r join prospects p on p.id = r.match_id
         where ${this.rows(from, to)} and ${this.outcome} = 'update'
           for update of p
      ), chosen as (
        -- Nothing of what somebody corrected so a moment ago.
        select * from found where corrected <> ''
      ), written as (
        update prospects p set ${sql.join(
          [...writtenOver.map(({ name }) => name), 'search_text'].map(
            (name) => sql`${sql.identifier(name)} = c.${sql.identifier(name)}`,
          ),
          sql`, `,
        )}, last_touch_at = ${this.at}, version = p.version + 1
          from chosen c where c.id = p.id
        returning p.id, p.version
      ), kept as (
        update prospect_batch_rows r set before = c.before, version = w.version
          from chosen c join written w on w.id = c.id
         where r.batch_id = ${this.batch.id}::uuid and r.row = c.row
      )
      insert into prospect_acts (prospect_id, act, note, at, by_user_id)
      select id, 'corrected', corrected, ${this.at}, ${uploadedBy}::uuid from chosen`);
  }

  takeTurns(executives: readonly Executive[]): void {
    for (const { zone_id: zone, next } of executives) this.turns.set(zone, next);
  }

  /** Keeps who got the last of each zone, for the next file; late, since others wait for those rows. */
  async keepTurns(executives: readonly Executive[]): Promise<void> {
    const last = executives.filter(({ zone_id: zone, turn, among, next }) => {
      const following = this.turns.get(zone) ?? next;
      return following > next && turn === (following - 1) % among;
    });
    if (last.length === 0) return;
    await this.tx.execute(sql`
      update zones set last_given_to = t.user_id
        from json_to_recordset(${JSON.stringify(last)}::json) as t(zone_id uuid, user_id uuid)
       where zones.id = t.zone_id`);
  }

  /** Adds all that came in to the day's figures, last: others wait for those rows. */
  async count(): Promise<void> {
    const { id, programId } = this.batch;
    await this.tx.execute(
      countedDays(sql`
        select ${programId}::uuid, ${this.at}, r.zone_id, 'new', 1, 0
          from prospect_batch_rows r
         where r.batch_id = ${id}::uuid and ${this.outcome} = 'add'`),
    );
  }
}
