import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { statementMonths } from '@server/db/schema/treasury-statements';
import { firstDayOfJournal } from '@server/ledger/statement-rows';
import { chainHead } from '@server/ledger/verify';
import { desc, inArray } from 'drizzle-orm';
import { lastClosable, monthOf, monthsBetween } from './rules';

/** Closes the months that are over and not closed yet, in order, with what the journal has now. */
export async function closeMonths(tx: Tx, now: Date): Promise<void> {
  const last = await lastClosedMonth(tx);
  const until = lastClosable(dayInMexicoCity(now));
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

/** The newest closed month, '2026-03'; null before the first. */
export async function lastClosedMonth(db: Db | Tx): Promise<string | null> {
  const [row] = await db
    .select({ month: statementMonths.month })
    .from(statementMonths)
    .orderBy(desc(statementMonths.month))
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
