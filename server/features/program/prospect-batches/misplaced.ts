import type { Tx } from '@server/db/connection';
import { postalCodes } from '@server/db/schema/people-profiles';
import { searched } from '@server/db/search-text';
import { type SQL, sql } from 'drizzle-orm';

/** Rows compared by one statement. */
const AT_ONCE = 25_000;

const asPlace = (of: SQL) => sql`${of}.municipality || ', ' || ${of}.state`;

/**
 * Keeps with rows the place of their postal code where they say another one. Of a code that the catalogue lacks nothing
 * is known. Each code is read once, and each row compared with its own alone.
 *
 * @param which rows `r` of the batch
 */
export async function markMisplaced(
  tx: Pick<Tx, 'execute'>,
  batchId: string,
  which: SQL,
): Promise<void> {
  const some = sql`r.batch_id = ${batchId}::uuid and r.problems is null and ${which}`;
  await tx.execute(sql`
    with known as materialized (
      select c.postal_code, string_agg(distinct ${asPlace(sql`c`)}, ' / ') as place,
             array_agg(distinct ${searched(asPlace(sql`c`))}) as names
        from ${postalCodes} c
       where c.postal_code in (select r.postal_code from prospect_batch_rows r where ${some})
       group by 1
    )
    update prospect_batch_rows r set known_place = k.place
      from known k
     where ${some} and k.postal_code = r.postal_code
       and ${searched(asPlace(sql`r`))} <> all(k.names)`);
}

/** @param last the last row of the batch */
export async function markAllMisplaced(tx: Pick<Tx, 'execute'>, batchId: string, last: number) {
  for (let from = 0; from < last; from += AT_ONCE) {
    await markMisplaced(tx, batchId, sql`r.row > ${from} and r.row <= ${from + AT_ONCE}`);
  }
}
