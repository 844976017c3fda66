import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { announceAll } from '@server/features/platform';
import { type SQL, sql } from 'drizzle-orm';
import { issueStatements, type StatementKind } from './issue';
import { closeMonths, lastClosedMonth } from './months';

/** People whose statements are issued in one transaction. */
const AT_ONCE = 100;

/**
 * Closes the months that are over, issues the statements of the last one, and notifies their people; those of December
 * are followed by the year's. What was issued already stays, so that it may be repeated and go on after any end.
 * @throws AggregateError once everybody else has theirs, when somebody's cannot be issued
 */
export async function issueMonth(db: Db, { config, now }: Issuing): Promise<void> {
  await inTransaction(db, (tx) => closeMonths(tx, now));
  const month = await lastClosedMonth(db, now);
  if (month === null) return;
  const failed: unknown[] = [];
  const periods = month.endsWith('-12') ? [month, month.slice(0, 4)] : [month];
  const kinds: StatementKind[] = ['investor', 'applicant'];
  for (const period of periods) {
    for (const kind of kinds) {
      let after: string | undefined;
      do {
        const ids = await withoutStatement(db, kind, period, after);
        after = ids.at(-1);
        failed.push(...(await issueEach(db, { kind, ids, period }, { config, now })));
      } while (after);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `statements of ${month} that failed`);
}

interface Issuing {
  config: Config;
  now: Date;
}

interface Group {
  kind: StatementKind;
  ids: readonly string[];
  period: string;
}

/** Issues the statements of a group, together if it can be, and answers the errors of those who have none then. */
async function issueEach(db: Db, group: Group, issuing: Issuing): Promise<unknown[]> {
  const errors = await tryToIssue(db, group, issuing);
  if (errors.length === 0 || group.ids.length === 1) return errors;
  // One whose books are wrong keeps none of the others waiting.
  const alone = [];
  for (const id of group.ids)
    alone.push(...(await tryToIssue(db, { ...group, ids: [id] }, issuing)));
  return alone;
}

async function tryToIssue(db: Db, { kind, ids, period }: Group, { config, now }: Issuing) {
  if (ids.length === 0) return [];
  try {
    await inTransaction(db, async (tx) => {
      const issued = await issueStatements(tx, { kind, ids, period, quiet: false, config, now });
      await announceAll(tx, config, 'statementReady', issued);
    });
    return [];
  } catch (error) {
    return [error];
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
