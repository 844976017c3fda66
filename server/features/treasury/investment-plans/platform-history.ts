import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import { COUNTED_DAYS_LATE } from '@contract/treasury/portfolio';
import type { Db, Tx } from '@server/db/connection';
import { rightFamilies } from '@server/ledger/families';
import { sql } from 'drizzle-orm';
import type { PlatformHistory } from './rules';

const [standing, writtenOff] = rightFamilies;

/** What was lent and lost until a day, of all credits: principal as the ledger has it, delays as collections have them. */
export async function readPlatformHistory(db: Db | Tx, today: Day): Promise<PlatformHistory> {
  const { rows } = await db.execute<
    Record<'written_off' | 'over_90' | 'late' | 'delivered' | 'cent_days', string> & {
      credits: number;
    }
  >(sql`
    with held as (
      select a.loan_id, a.family, b.balance_signed as cents
        from ledger_accounts a join account_balances b on b.account_id = a.id
       where a.family in ${[standing, writtenOff]}),
    late as (
      select held.cents, ${today}::date - s.unpaid_since as days
        from held join loan_standings s on s.loan_id = held.loan_id
       where held.family = ${standing} and s.unpaid_since < ${today}),
    delivered as (
      select count(*)::int as credits, coalesce(sum(principal_cents), 0) as cents
        from loan_standings where delivered_on <= ${today})
    select delivered.credits, delivered.cents::text as delivered,
           (select coalesce(sum(cents), 0)::text from held where family = ${writtenOff}) as written_off,
           (select coalesce(sum(cents), 0)::text from late) as late,
           (select coalesce(sum(cents), 0)::text from late where days > ${COUNTED_DAYS_LATE}) as over_90,
           (select coalesce(sum(p.amount_signed * (${today}::date - e.occurred_on)), 0)::text
              from ledger_accounts a
              join postings p on p.account_id = a.id
              join journal_entries e on e.id = p.entry_id
             where a.family = ${standing} and e.occurred_on <= ${today}) as cent_days
      from delivered`);
  const row = rows[0];
  const cents = (text: string | undefined) => toCentavos(BigInt(text ?? 0));
  const credits = row?.credits ?? 0;
  return {
    credits,
    writtenOff: cents(row?.written_off),
    over90: cents(row?.over_90),
    late: cents(row?.late),
    meanCredit: toCentavos(
      credits > 0 ? divideHalfUp(BigInt(row?.delivered ?? 0), BigInt(credits)) : 0,
    ),
    centDays: BigInt(row?.cent_days ?? 0),
  };
}

/** How old it may be: it is the same for everybody, and adds up all that was ever lent. */
const KEPT_MS = 60_000;

let kept: { db: Db; on: Day; until: number; history: Promise<PlatformHistory> } | undefined;

/** The same, read once a minute, for screens that are only looked at. */
export function platformHistory(db: Db, today: Day, now: Date): Promise<PlatformHistory> {
  if (!kept || kept.db !== db || kept.on !== today || kept.until <= now.getTime()) {
    kept = {
      db,
      on: today,
      until: now.getTime() + KEPT_MS,
      history: readPlatformHistory(db, today),
    };
    // A failure rejects for the waiting callers, and the next call retries.
    kept.history.catch(() => {
      kept = undefined;
    });
  }
  return kept.history;
}
