import { GENERIC_RFCS } from '@contract/kernel/fields/rfc';
import type { Policy } from '@contract/program/prospect-batches';
import type { MatchKey } from '@contract/program/prospect-cells';
import type { Tx } from '@server/db/connection';
import { inOwnZones, type OwnZones } from '@server/db/own-zones';
import { searched } from '@server/db/search-text';
import { type SQL, sql } from 'drizzle-orm';
import { takenPhone } from '../prospects/taken-phone';

/** Rows compared by one statement. */
const AT_ONCE = 25_000;

export interface Matched {
  batchId: string;
  programId: string;
  /** The zones that who uploaded them reaches. */
  zoneIds: OwnZones;
  /** The last row. */
  last: number;
}

const named = searched(sql`r.business_name`);
const nameOf = searched(sql`p.business_name`);
const generic = sql.param([...GENERIC_RFCS]);

/** How a row and a prospect, or two rows, are the same by each key. */
const same: Record<MatchKey, { there: SQL; key: SQL; has: SQL }> = {
  phone: { there: sql`p.phone = r.phone`, key: sql`r.phone`, has: sql`r.phone is not null` },
  rfc: {
    there: sql`p.rfc = r.rfc`,
    key: sql`r.rfc`,
    has: sql`r.rfc is not null and r.rfc <> all(${generic}::text[])`,
  },
  email: { there: sql`p.email = r.email`, key: sql`r.email`, has: sql`r.email is not null` },
  name: {
    there: sql`p.postal_code = r.postal_code and ${nameOf} = ${named}`,
    key: sql`r.postal_code || ' ' || ${named}`,
    has: sql`r.postal_code is not null`,
  },
};
/** What an update of prospect `p` by row `r` writes: where the file may have nothing, what was there stays. */
export const writtenOver = [
  ...['business_name', 'contact_name', 'phone', 'municipality', 'state'].map((name) => ({
    name,
    value: sql`r.${sql.identifier(name)}`,
  })),
  ...['email', 'rfc', 'postal_code'].map((name) => ({
    name,
    value: sql`coalesce(r.${sql.identifier(name)}, p.${sql.identifier(name)})`,
  })),
];
const isSame = sql.join(
  writtenOver.map(
    ({ name, value }) => sql`p.${sql.identifier(name)} is not distinct from ${value}`,
  ),
  sql` and `,
);

const keys: readonly MatchKey[] = ['phone', 'rfc', 'email', 'name'];

/**
 * Marks the rows that repeat a prospect of the program, and those that repeat an earlier row which is not left out, by the surest key. Of one
 * that who uploaded them does not reach only its telephone counts, and is refused as the form refuses it.
 *
 * @param only one row, when it alone changed: it is compared again, and what it concerns
 */
export async function matchRows(tx: Tx, batch: Matched, only?: number): Promise<void> {
  const { batchId, programId, zoneIds, last } = batch;
  const mine = sql`r.batch_id = ${batchId}::uuid`;
  const looked = only === undefined ? undefined : await concernedBy(tx, batchId, only);
  const some = looked ? sql`and ${looked}` : sql``;
  await tx.execute(sql`
    update prospect_batch_rows r set match = null, match_id = null, match_row = null, same = null
     where ${mine} and r.match is not null ${some}`);
  const free = sql`${mine} and r.problems is null and r.match is null`;
  const reached = inOwnZones(zoneIds, sql`p.zone_id`);
  const there = (key: MatchKey) => sql`p.program_id = ${programId}::uuid and ${same[key].there}`;
  if (reached) {
    const problem = JSON.stringify({ phone: takenPhone(false) });
    await tx.execute(sql`
      update prospect_batch_rows r set problems = ${problem}::jsonb
        from prospects p
       where ${free} ${some} and ${there('phone')} and not ${reached}`);
  }
  for (const key of keys) {
    const { key: value, has } = same[key];
    for (let from = 0; from < last; from += AT_ONCE) {
      const rows = looked ?? sql`r.row > ${from} and r.row <= ${from + AT_ONCE}`;
      await tx.execute(sql`
        update prospect_batch_rows r set match = ${key}, match_id = found.id, same = found.same
          from (select distinct on (r.row) r.row, p.id, ${isSame} as same
                  from prospect_batch_rows r join prospects p on ${there(key)}
                 where ${free} and ${has} and ${reached ?? sql`true`} and ${rows}
                 order by r.row, p.id) found
         where ${mine} and r.row = found.row`);
      if (looked) break;
    }
    await tx.execute(sql`
      update prospect_batch_rows r set match = ${key}, match_row = found.first
        from (select ${value} as value, min(r.row) filter (where r.decision is distinct from 'skip') as first
                from prospect_batch_rows r
               where ${mine} and r.problems is null and ${has} group by 1 having count(*) > 1) found
       where ${free} and ${has} and ${value} = found.value and r.row > found.first`);
  }
  // Of several that would change one prospect the first that is not left out does.
  await tx.execute(sql`
    update prospect_batch_rows r set match_id = null, match_row = found.first
      from (select match_id, min(row) filter (where decision is distinct from 'skip') as first from prospect_batch_rows
             where batch_id = ${batchId}::uuid and match_id is not null group by 1 having count(*) > 1) found
     where ${mine} and r.match_id = found.match_id and r.row > found.first`);
}

/** A row that changed, those that repeated what it was, and those that it is the same as by what is surest. */
async function concernedBy(tx: Tx, batchId: string, row: number): Promise<SQL> {
  const { rows } = await tx.execute<{ row: number }>(sql`
    select r.row from prospect_batch_rows r
      join prospect_batch_rows o on o.batch_id = r.batch_id and o.row = ${row}
     where r.batch_id = ${batchId}::uuid
       and (r.row = o.row or r.match_row = o.row or r.phone = o.phone or r.rfc = o.rfc or r.email = o.email)`);
  return sql`r.row = any(${sql.param(rows.map((found) => found.row))}::int[])`;
}

/** What taking a batch in does with a row `r`: add, update, skip; same of an update that would change nothing; bad and ask keep it from being taken in. */
export const outcomeOf = (policy: Policy): SQL => sql`
  case when r.decision = 'skip' then 'skip'
       when r.problems is not null then 'bad'
       when r.match is null then 'add'
       when r.match = 'phone' and r.match_id is null then 'skip'
       when r.decision = 'add' and r.match <> 'phone' then 'add'
       when r.decision = 'update' or ${policy} = 'update'
         then case when r.match_id is null then 'skip' when r.same then 'same' else 'update' end
       when ${policy} = 'ask' then 'ask'
       else 'skip' end`;
