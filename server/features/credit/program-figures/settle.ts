import type { Db } from '@server/db/connection';
import { sql } from 'drizzle-orm';

const whose = ['zone_id', 'executive_user_id', 'product_id'];
const stages = ['in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing'];

/** The tallies that triggers keep: what a row is of, and what it counts. */
const tallies = [
  {
    table: 'project_tallies',
    key: ['program_id', 'month', ...whose],
    counts: [
      ...['requests', 'approved', 'delivered', 'ended'],
      ...['now', 'finished', 'on_time'].flatMap((what) =>
        stages.map((stage) => `${what}_${stage}`),
      ),
    ],
  },
  {
    table: 'project_times',
    key: ['program_id', 'by', 'key', 'month', 'tenths'],
    counts: [...stages, 'course'],
  },
  {
    table: 'credit_tallies',
    key: ['program_id', ...whose, 'delivered_month', 'settled_month'],
    counts: ['credits', 'principal_cents', 'owing', 'owed_cents'],
  },
  {
    table: 'recovery_tallies',
    key: ['program_id', 'month', ...whose, 'bucket'],
    counts: ['instalments', 'cents'],
  },
];

/** Puts what statements added to the same key into one row of it; what is counted stays the same. */
export async function settleProgramFigures(db: Db): Promise<void> {
  for (const { table, key, counts } of tallies) {
    const name = sql.identifier(table);
    const list = (parts: readonly string[], as: (part: string) => string) =>
      sql.raw(parts.map(as).join(', '));
    await db.execute(sql`
      with moved as (delete from ${name} where not settled returning *)
      insert into ${name} (${list(key, (one) => one)}, ${list(counts, (one) => one)}, settled)
      select ${list(key, (one) => one)}, ${list(counts, (one) => `sum(${one})`)}, true
        from moved group by ${list(key, (one) => one)} order by ${list(key, (one) => one)}
      on conflict (${list(key, (one) => one)}) where settled
      do update set ${list(counts, (one) => `${one} = ${table}.${one} + excluded.${one}`)}`);
    await db.execute(
      sql`delete from ${name} where settled and ${list([counts.join(' = 0 and ')], (all) => `${all} = 0`)}`,
    );
  }
}
