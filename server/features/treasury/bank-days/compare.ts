import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { BankDifference } from '@contract/treasury/bank-days';
import type { Db, Tx } from '@server/db/connection';
import { bankMovements, uncountedLines } from '@server/db/schema/treasury';
import { custodyMovements } from '@server/ledger/custody';
import { notInArray, sql } from 'drizzle-orm';

/** Most differences that are shown and kept. */
const MOST_KEPT = 200;

const counts = notInArray(bankMovements.status, [...uncountedLines]);
/** A charge without an order and its return: each settles the other, and the ledger has neither. */
const isPaired = sql`(status = 'matched' and matched_kind is not distinct from 'charge')`;
const signed = sql`case direction when 'in' then amount_cents else -amount_cents end`;

/**
 * The bank's lines and the entries of custody, two by two: those of one clave de rastreo and amount, the
 * earliest with the earliest; then what is left of one key and direction, which disagree about the amount;
 * then what only one side has. A transfer counts on the day that the bank gives it, each of several under one
 * key on its own: what is sent after hours counts on the bank's next day, what comes back on the day it does.
 * A charge without an order stays one until the day on which it is back (`settled_on`).
 */
const paired = sql`
  with told as (
    select tracking_key as key, occurred_on as day, ${signed} as cents, row_number() over (
             partition by tracking_key, ${signed} order by occurred_on, id) as n
      from bank_movements where ${counts} and not ${isPaired}
  ), booked as (
    select key, occurred_on as day, cents, row_number() over (
             partition by key, cents order by occurred_on, id) as n
      from (${custodyMovements}) moved
  ), exact as (
    select coalesce(told.key, booked.key) as key, told.day as told_on, booked.day as booked_on,
           told.cents as bank, booked.cents as ledger
      from told full join booked
        on booked.key = told.key and booked.cents = told.cents and booked.n = told.n
  ), left_told as (
    select *, row_number() over (partition by key, sign(bank) order by told_on, bank) as n
      from exact where ledger is null
  ), left_booked as (
    select *, row_number() over (partition by key, sign(ledger) order by booked_on, ledger) as n
      from exact where bank is null
  ), paired as (
    select key, told_on as day, bank, ledger, null::date as settled_on from exact where bank = ledger
    union all
    select coalesce(t.key, b.key), coalesce(t.told_on, b.booked_on), t.bank, b.ledger, null
      from left_told t full join left_booked b
        on b.key = t.key and sign(b.ledger) = sign(t.bank) and b.n = t.n
    union all
    select tracking_key, occurred_on, ${signed}, null, (
             select max(one.occurred_on) from bank_movements one
              where one.id in (line.id, line.matched_id))
      from bank_movements line where ${isPaired}
  )`;

/**
 * A line that left under the key and amount of an order, or of a deposit that went back, of which no line reports
 * that it reached its account.
 */
const wentElsewhere = sql`(line.direction = 'out' and line.status in ('unidentified', 'review') and exists (
  select from (
    select id, tracking_key, amount_cents from withdrawals
    union all select id, tracking_key, amount_cents from payouts
    union all select id, tracking_key, amount_cents - kept_cents from stages
    union all select id, tracking_key, amount_cents from bank_movements
     where direction = 'in' and status = 'returned') ordered
   where ordered.tracking_key = line.tracking_key and ordered.amount_cents = line.amount_cents
     and not exists (
       select from bank_movements m
        where m.matched_id = ordered.id and m.tracking_key = ordered.tracking_key
          and m.direction = 'out' and m.status = 'matched')))`;

const cents = (text: string | null | undefined) =>
  text === null || text === undefined ? null : toCentavos(BigInt(text));

/**
 * Bank against ledger, transfer by transfer, of one day or of all: what one side has and the other has not,
 * or with another amount, what went to another account than was ordered, and what waits to be decided. What was sent
 * on a recent day is on the way: the bank has until the end of its next one.
 * @param recent the bank's last day
 */
export async function compareLines(
  db: Db | Tx,
  day: Day | null,
  recent: Day,
): Promise<BankDifference[]> {
  const only = day === null ? sql`true` : sql`day = ${day}`;
  const open =
    day === null ? sql`settled_on is null` : sql`(settled_on is null or day < settled_on)`;
  const { rows } = await db.execute<{
    key: string;
    day: Day;
    bank: string | null;
    ledger: string | null;
  }>(sql`
    ${paired}
    select key, to_char(day, 'YYYY-MM-DD') as day, bank::text, ledger::text
      from paired where bank is distinct from ledger and ${only} and ${open}
     order by day, key limit ${MOST_KEPT}`);
  const waiting = await db.execute<{
    kind: 'elsewhere' | 'review';
    key: string;
    day: string;
    bank: string;
  }>(sql`
    select kind, key, to_char(day, 'YYYY-MM-DD') as day, bank::text from (
      select case when ${wentElsewhere} then 'elsewhere' else 'review' end as kind,
             tracking_key as key, occurred_on as day, ${signed} as bank, id
        from bank_movements line
       where status in ('unidentified', 'review') and (status = 'review' or ${wentElsewhere})) waiting
     where ${only} order by waiting.day, id limit ${MOST_KEPT}`);
  return [
    ...rows.map(({ key, day: on, ...both }): BankDifference => {
      const [bank, ledger] = [cents(both.bank), cents(both.ledger)];
      return {
        kind: kindOf(bank, ledger, on >= recent),
        tracking_key: key,
        day: on,
        bank_cents: bank,
        ledger_cents: ledger,
      };
    }),
    ...waiting.rows.map(
      ({ kind, key, day: on, bank }): BankDifference => ({
        kind,
        tracking_key: key,
        day: on,
        bank_cents: cents(bank),
        ledger_cents: null,
      }),
    ),
  ];
}

function kindOf(
  bank: Centavos | null,
  ledger: Centavos | null,
  isRecent: boolean,
): BankDifference['kind'] {
  if (bank !== null && ledger !== null) return 'amount';
  if (bank !== null) return bank < 0 ? 'unordered_out' : 'unregistered_in';
  if ((ledger ?? 0) > 0) return 'untold_in';
  return isRecent ? 'on_the_way' : 'untold_out';
}

/** What the ledger holds at the end of each of some days. */
export async function ledgerAtEndOf(db: Db | Tx, days: readonly Day[]) {
  if (days.length === 0) return new Map<Day, Centavos>();
  const { rows } = await db.execute<{ day: Day; ledger: string }>(sql`
    ${paired}, moved as (
      select day, sum(ledger) as ledger from paired group by day
    )
    select to_char(asked.day, 'YYYY-MM-DD') as day, coalesce(sum(ledger), 0)::text as ledger
      from unnest(${sql.param(days)}::date[]) asked (day)
      left join moved on moved.day <= asked.day
     group by asked.day`);
  return new Map(rows.map(({ day, ledger }) => [day, toCentavos(BigInt(ledger))]));
}

/**
 * What the bank's lines of one day brought and took, what the ledger holds when it ends, and how much of what had left
 * the ledger by then is on the way.
 * @param recent the bank's last day
 */
export async function figuresOf(db: Db | Tx, day: Day, recent: Day) {
  const { rows } = await db.execute<{
    brought: string;
    took: string;
    ledger: string;
    sent: string;
  }>(sql`
    ${paired}
    select coalesce(sum(bank) filter (where day = ${day} and bank > 0), 0)::text as brought,
           coalesce(-sum(bank) filter (where day = ${day} and bank < 0), 0)::text as took,
           coalesce(sum(ledger) filter (where day <= ${day}), 0)::text as ledger,
           coalesce(-sum(ledger) filter (where bank is null and ledger < 0 and day <= ${day}
             and day >= ${recent}), 0)::text as sent
      from paired`);
  const [figures] = rows;
  const zero = toCentavos(0);
  return {
    brought: cents(figures?.brought) ?? zero,
    took: cents(figures?.took) ?? zero,
    ledger: cents(figures?.ledger) ?? zero,
    onTheWay: cents(figures?.sent) ?? zero,
  };
}
