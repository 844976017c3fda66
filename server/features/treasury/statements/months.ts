import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { statementMonths } from '@server/db/schema/treasury-statements';
import { bankDayBefore } from '@server/features/platform';
import { firstDayOfJournal } from '@server/ledger/statement-rows';
import { chainHead } from '@server/ledger/verify';
import { and, asc, desc, inArray, lte, sql } from 'drizzle-orm';
import { lastClosable, monthOf, monthsBetween } from './rules';

/** Closes the months that are over and not closed yet, in order, with what the journal has now. */
export async function closeMonths(tx: Tx, now: Date): Promise<void> {
  const last = await lastClosedMonth(tx, now);
  const until = await closableMonth(tx, now);
  if (last !== null && last >= until) return;
  const begun = last === null ? await firstDayOfJournal(tx) : null;
  const first = last ?? (begun && monthOf(begun));
  const head = await chainHead(tx);
  if (first === null || !head) return;
  const open = monthsBetween(first, until).filter((month) => month !== last);
  if (open.length === 0) return;
  await tx
    .insert(statementMonths)
    .values(open.map((month) => ({ month, throughSeq: head.seq, closedAt: now })))
    .onConflictDoNothing();
}

/** Of money that moved on a month's last days, the banks tell on the first day that they work after it. */
const closableMonth = async (db: Db | Tx, now: Date) =>
  lastClosable(await bankDayBefore(db, dayInMexicoCity(now)));

/**
 * The newest closed month, '2026-03'; null before the first. A row of a month that cannot be closed yet, or of none,
 * was not written here and says nothing.
 */
export async function lastClosedMonth(db: Db | Tx, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ month: statementMonths.month })
    .from(statementMonths)
    .where(
      and(
        lte(statementMonths.month, await closableMonth(db, now)),
        sql`${statementMonths.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`,
      ),
    )
    .orderBy(desc(statementMonths.month))
    .limit(1);
  return row?.month ?? null;
}

/** The oldest closed month; null before the first. What became known later of days before it is in a later month. */
export async function firstClosedMonth(db: Db | Tx): Promise<string | null> {
  const [row] = await db
    .select({ month: statementMonths.month })
    .from(statementMonths)
    .orderBy(asc(statementMonths.month))
    .limit(1);
  return row?.month ?? null;
}

/** The journal's last link as each of some months was closed, by month. */
export async function closedThrough(
  db: Db | Tx,
  months: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(statementMonths)
    .where(inArray(statementMonths.month, [...months]));
  return new Map(rows.map(({ month, throughSeq }) => [month, throughSeq]));
}
