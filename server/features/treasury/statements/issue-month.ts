import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import { issueStatements, type StatementKind } from './issue';
import { closeMonths, lastClosedMonth } from './months';

/** People whose statements are issued in one transaction. */
const AT_ONCE = 100;

/**
 * Closes the months that are over and issues the statements of the last one; those of December are followed by the
 * year's. What was issued already stays, so that it may be repeated and go on after any end.
 */
export async function issueMonth(
  db: Db,
  { config, now }: { config: Pick<Config, 'brand' | 'supportEmail'>; now: Date },
): Promise<void> {
  await inTransaction(db, (tx) => closeMonths(tx, now));
  const month = await lastClosedMonth(db, now);
  if (month === null) return;
  const periods = month.endsWith('-12') ? [month, month.slice(0, 4)] : [month];
  const kinds: StatementKind[] = ['investor', 'applicant'];
  for (const period of periods) {
    for (const kind of kinds) {
      let after: string | undefined;
      do {
        const ids = await withoutStatement(db, kind, period, after);
        after = ids.at(-1);
        if (ids.length === 0) break;
        await inTransaction(db, (tx) =>
          issueStatements(tx, { kind, ids, period, quiet: false, config, now }),
        );
      } while (after);
    }
  }
}

const people: Record<StatementKind, SQL> = {
  investor: sql`select i.id from investors i
    where exists (select from ledger_accounts a where a.code = 'inv:' || i.id || ':disponible')
      and not exists (select from statements s where s.investor_id = i.id and s.period = `,
  applicant: sql`select i.id from applicants i
    where (exists (select from ledger_accounts a where a.code = 'solicitante:' || i.id || ':por_aplicar')
        or exists (select from loans l where l.applicant_id = i.id and l.disbursed_on is not null))
      and not exists (select from statements s where s.applicant_id = i.id and s.period = `,
};

/** Some people with an account or a credit and no statement of a period, in the order of their ids. */
async function withoutStatement(
  db: Db,
  kind: StatementKind,
  period: string,
  after: string | undefined,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    ${people[kind]}${period}) ${after ? sql`and i.id > ${after}::uuid` : sql``}
    order by i.id limit ${AT_ONCE}`);
  return rows.map(({ id }) => id);
}
