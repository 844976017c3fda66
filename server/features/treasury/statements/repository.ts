import { type Day, toDay } from '@contract/kernel/fields/day';
import type { StatementFormat, StatementItem } from '@contract/treasury/statements';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { statementFiles, statements } from '@server/db/schema/treasury-statements';
import { firstDayOf } from '@server/ledger/statement-rows';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { accountOfOwner, type StatementKind } from './issue';
import { firstClosedMonth, lastClosedMonth } from './months';
import { monthOf, monthsBetween } from './rules';

/** Whose statement: an investor, or an applicant. */
export interface Owner {
  kind: StatementKind;
  id: string;
}

export type StoredStatement = typeof statements.$inferSelect;
export type StoredFile = typeof statementFiles.$inferSelect;

const ownedBy = ({ kind, id }: Owner) =>
  eq(kind === 'investor' ? statements.investorId : statements.applicantId, id);

/** A statement that was issued, or undefined. */
export async function findStatement(
  db: Db | Tx,
  owner: Owner,
  period: string,
): Promise<StoredStatement | undefined> {
  const [row] = await db
    .select()
    .from(statements)
    .where(and(ownedBy(owner), eq(statements.period, period)));
  return row;
}

/** Closed periods of a person since their money first moved, of one year; the latest by default. */
export async function listPeriods(db: Db, owner: Owner, asked: number | undefined, now: Date) {
  const [day, last] = [await firstDay(db, owner), await lastClosedMonth(db, now)];
  const begin = await firstClosedMonth(db);
  const months =
    day === null || last === null || begin === null
      ? []
      : monthsBetween(monthOf(day) < begin ? begin : monthOf(day), last);
  const years = [...new Set(months.map((month) => Number(month.slice(0, 4))))].reverse();
  const year = asked ?? years[0] ?? null;
  const periods = periodsOf(months, year);
  const rows = await db
    .select()
    .from(statements)
    .where(and(ownedBy(owner), inArray(statements.period, periods)));
  const issued = new Map(rows.map((row) => [row.period, row]));
  const items = periods.map((period): StatementItem => {
    const row = issued.get(period);
    return {
      period,
      issued: row
        ? { folio: row.folio, issued_at: row.issuedAt.toISOString(), sha256: row.sha256 }
        : null,
    };
  });
  return { years, year, items };
}

/** The periods of a year: the whole one once its last month is closed, then its months, the newest first. */
function periodsOf(months: readonly string[], year: number | null): string[] {
  if (year === null) return [];
  const own = months.filter((month) => month.startsWith(`${year}-`)).reverse();
  return own[0] === `${year}-12` ? [String(year), ...own] : own;
}

/** Whether a person has a statement of a period, issued or not. */
export async function hasPeriod(db: Db, owner: Owner, period: string, now: Date): Promise<boolean> {
  const { items } = await listPeriods(db, owner, Number(period.slice(0, 4)), now);
  return items.some((item) => item.period === period);
}

/** The first day of a person's account or credits; null when nothing moved yet. */
async function firstDay(db: Db, { kind, id }: Owner): Promise<Day | null> {
  const moved = await firstDayOf(db, [accountOfOwner(kind, id).code]);
  if (kind === 'investor') return moved;
  const [credit] = await db
    .select({ first: sql<string | null>`min(${loans.disbursedOn})::text` })
    .from(loans)
    .where(eq(loans.applicantId, id));
  const delivered = credit?.first ? toDay(credit.first) : null;
  if (moved === null || delivered === null) return moved ?? delivered;
  return moved < delivered ? moved : delivered;
}

/** A file that was made of a statement, or undefined. */
export async function findFile(
  db: Db | Tx,
  statementId: string,
  format: StatementFormat,
): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(statementFiles)
    .where(and(eq(statementFiles.statementId, statementId), eq(statementFiles.format, format)));
  return row;
}

/** Keeps a file, and answers whether it did; of two that are made at the same moment the first stays. */
export async function keepFile(tx: Tx, file: StoredFile): Promise<boolean> {
  const { rowCount } = await tx.insert(statementFiles).values(file).onConflictDoNothing();
  return rowCount === 1;
}

/** The statement that was issued under a hash: of its content, with the folio beside it, or of a file. */
export async function findByHash(
  db: Db,
  sha256: string,
  folio: string | undefined,
): Promise<{ statement: StoredStatement; file?: StoredFile } | undefined> {
  if (folio !== undefined) {
    const [statement] = await db
      .select()
      .from(statements)
      .where(and(eq(statements.folio, folio), eq(statements.sha256, sha256)));
    if (statement) return { statement };
  }
  const [row] = await db
    .select({ statement: statements, file: statementFiles })
    .from(statementFiles)
    .innerJoin(statements, eq(statements.id, statementFiles.statementId))
    .where(
      and(
        eq(statementFiles.sha256, sha256),
        folio === undefined ? undefined : eq(statements.folio, folio),
      ),
    )
    .limit(1);
  return row;
}
