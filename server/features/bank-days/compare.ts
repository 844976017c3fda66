import type { BankDifference } from '@contract/bank-days';
import { type Centavos, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { bankMovements, uncountedLines } from '@server/db/schema/treasury';
import { custodyMovements } from '@server/ledger/custody';
import { notInArray, sql } from 'drizzle-orm';

/** Most differences that are shown and kept; they are counted apart. */
const MOST_KEPT = 200;

const counts = notInArray(bankMovements.status, [...uncountedLines]);

/**
 * Bank against ledger, transfer by transfer, until a day: what one side has and the other has not, or with
 * another amount, and what waits to be decided. A transfer counts on the day that the bank gives it: what is
 * sent after hours stands on the bank's next day.
 */
export async function compareLines(db: Db | Tx, until: Day | null) {
  const last = until ?? '9999-12-31';
  const { rows } = await db.execute<{
    key: string;
    day: string;
    bank: string | null;
    ledger: string | null;
  }>(sql`
    with told as (
      select tracking_key as key, max(occurred_on) as day,
             sum(case direction when 'in' then amount_cents else -amount_cents end) as cents
        from bank_movements where ${counts} group by tracking_key
    ), booked as (
      select key, min(occurred_on) as day, sum(amount_signed) as cents
        from (${custodyMovements}) moved group by key having sum(amount_signed) <> 0
    )
    select coalesce(told.key, booked.key) as key,
           to_char(coalesce(told.day, booked.day), 'YYYY-MM-DD') as day,
           told.cents::text as bank, booked.cents::text as ledger
      from told full join booked on booked.key = told.key
     where coalesce(told.day, booked.day) <= ${last}
       and coalesce(told.cents, 0) <> coalesce(booked.cents, 0)
     order by 2, 1 limit ${MOST_KEPT}`);
  const reviewed = await db.execute<{ key: string; day: string; cents: string }>(sql`
    select tracking_key as key, to_char(occurred_on, 'YYYY-MM-DD') as day,
           (case direction when 'in' then amount_cents else -amount_cents end)::text as cents
      from bank_movements where status = 'review' and occurred_on <= ${last}
     order by occurred_on, id limit ${MOST_KEPT}`);
  const cents = (text: string | null) => (text === null ? null : toCentavos(BigInt(text)));
  return [
    ...rows.map(({ key, day, bank, ledger }): BankDifference => {
      const [bankCents, ledgerCents] = [cents(bank), cents(ledger)];
      return {
        kind: kindOf(bankCents, ledgerCents),
        tracking_key: key,
        day,
        bank_cents: bankCents,
        ledger_cents: ledgerCents,
      };
    }),
    ...reviewed.rows.map(
      (row): BankDifference => ({
        kind: 'review',
        tracking_key: row.key,
        day: row.day,
        bank_cents: cents(row.cents),
        ledger_cents: null,
      }),
    ),
  ];
}

function kindOf(bank: Centavos | null, ledger: Centavos | null): BankDifference['kind'] {
  if (bank !== null && ledger !== null) return 'amount';
  if (bank !== null) return bank < 0 ? 'unordered_out' : 'unregistered_in';
  return (ledger ?? 0) < 0 ? 'untold_out' : 'untold_in';
}

/** What the bank's lines of one day brought and took, and what the ledger holds when it ends. */
export async function figuresOf(db: Db | Tx, day: Day) {
  const { rows } = await db.execute<{ brought: string; took: string; ledger: string }>(sql`
    with told as (
      select tracking_key as key, max(occurred_on) as day from bank_movements
       where ${counts} group by tracking_key
    )
    select
      (select coalesce(sum(amount_cents), 0) from bank_movements
        where occurred_on = ${day} and direction = 'in'
          and ${counts})::text as brought,
      (select coalesce(sum(amount_cents), 0) from bank_movements
        where occurred_on = ${day} and direction = 'out'
          and ${counts})::text as took,
      (select coalesce(sum(m.amount_signed), 0) from (${custodyMovements}) m
         left join told on told.key = m.key
        where coalesce(told.day, m.occurred_on) <= ${day})::text as ledger`);
  const cents = (text: string | undefined) => toCentavos(BigInt(text ?? '0'));
  return {
    brought: cents(rows[0]?.brought),
    took: cents(rows[0]?.took),
    ledger: cents(rows[0]?.ledger),
  };
}
