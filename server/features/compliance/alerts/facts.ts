import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { amlAlerts, amlProgress } from '@server/db/schema/compliance-alerts';
import { loanInstalments, loans, payments, projects } from '@server/db/schema/credit';
import { applicants, investors } from '@server/db/schema/people';
import { backgrounds } from '@server/db/schema/people-profiles';
import { receivedAfter, receivedWithin } from '@server/ledger/history';
import { eq, sql } from 'drizzle-orm';
import type { Received } from './rules';

/** A deposit, and whose it is. */
export interface Deposit extends Received {
  entryId: string;
  userId: string;
}

/** Before every entry. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';

/** An entry may commit after one that was numbered later, by no more than this. */
const OVERLAP_MS = 10 * 60_000;

/** From where deposits are to be looked at again: somewhat before the last one that was. */
export async function startingPoint(db: Db): Promise<string> {
  const [kept] = await db.select().from(amlProgress).where(eq(amlProgress.source, 'deposits'));
  if (!kept) return BEGINNING;
  // A time-ordered id begins with its milliseconds.
  const at = Number.parseInt(kept.entryId.replaceAll('-', '').slice(0, 12), 16) - OVERLAP_MS;
  const hex = Math.max(0, at).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Remembers the last deposit that was looked at. */
export async function saveProgress(tx: Tx, entryId: string): Promise<void> {
  await tx
    .insert(amlProgress)
    .values({ source: 'deposits', entryId })
    .onConflictDoUpdate({ target: amlProgress.source, set: { entryId } });
}

interface ReceivedRow extends Record<string, unknown> {
  occurred_on: string;
  cents: string;
  tracking_key: string | null;
}

const receivedOf = ({ occurred_on, cents, tracking_key }: ReceivedRow): Received => ({
  on: toDay(occurred_on),
  cents: toCentavos(BigInt(cents)),
  trackingKey: tracking_key,
});

interface DepositRow extends ReceivedRow {
  entry_id: string;
  user_id: string;
}

/** Deposits after an entry, in the order of the journal. */
export async function depositsAfter(tx: Tx, entryId: string, limit: number): Promise<Deposit[]> {
  const { rows } = await tx.execute<DepositRow>(sql`
    select r.*, coalesce(i.user_id, c.user_id) as user_id
      from (${receivedAfter(entryId, limit)}) r
      left join ${investors} i on i.id = r.investor_id
      left join ${applicants} c on c.id = r.applicant_id
     order by r.entry_id`);
  return rows.map((row) => ({
    ...receivedOf(row),
    entryId: row.entry_id,
    userId: row.user_id,
  }));
}

/** Under which ids a person has accounts: who invests may ask for credit too, and what comes is theirs in both. */
const accountsOf = (userId: string) => ({
  investors: sql`(select id from ${investors} where user_id = ${userId})`,
  applicants: sql`(select id from ${applicants} where user_id = ${userId})`,
});

/** What had come to the same person within some days of a deposit, before and after its own. */
export async function receivedAround(tx: Tx, deposit: Deposit, days: number): Promise<Received[]> {
  const { userId, on, entryId } = deposit;
  const [from, to] = [addDays(on, 1 - days), addDays(on, days - 1)];
  const { rows } = await tx.execute<ReceivedRow>(
    receivedWithin(accountsOf(userId), from, to, entryId),
  );
  return rows.map(receivedOf);
}

/** What had come to the same person in the calendar month of a deposit. */
export async function receivedInMonth(tx: Tx, deposit: Deposit): Promise<Received[]> {
  const { userId, on, entryId } = deposit;
  const first = toDay(`${on.slice(0, 7)}-01`);
  // Some day of the next month, from whose first day one goes back.
  const next = toDay(`${addDays(first, 31).slice(0, 7)}-01`);
  const { rows } = await tx.execute<ReceivedRow>(
    receivedWithin(accountsOf(userId), first, addDays(next, -1), entryId),
  );
  return rows.map(receivedOf);
}

/** What a person declared to earn in a month; null of who has not. */
export async function incomeOf(tx: Tx, userId: string): Promise<Centavos | null> {
  const [row] = await tx
    .select({ income: backgrounds.monthlyIncomeCents })
    .from(backgrounds)
    .where(eq(backgrounds.userId, userId));
  return row?.income ?? null;
}

/** No setting says more days than this. */
const MOST_DAYS = 365;

interface Settled extends Record<string, unknown> {
  loan_id: string;
  user_id: string;
  folio: string;
  delivered_on: string;
  settled_on: string;
  term_months: number;
  principal: string;
}

/** Credits delivered in about a year that were settled before their last instalment and have no alert of it. */
export async function settledEarly(tx: Tx, today: Day) {
  const { rows } = await tx.execute<Settled>(sql`
    select l.id as loan_id, a.user_id, p.folio, l.disbursed_on::text as delivered_on,
      max(paid.received_on)::text as settled_on, l.term_months, l.principal_cents::text as principal
      from ${loans} l
      join ${applicants} a on a.id = l.applicant_id
      join ${projects} p on p.id = l.project_id
      join ${payments} paid on paid.loan_id = l.id and paid.reversed_at is null
     where l.status = 'settled' and l.disbursed_on >= ${addDays(today, -MOST_DAYS - 60)}
       and not exists (
         select from ${amlAlerts} known
          where known.rule = 'early_payment' and known.fact_key = l.id::text)
     group by l.id, a.user_id, p.folio
    having max(paid.received_on) < (
      select max(i.due_on) from ${loanInstalments} i where i.loan_id = l.id)`);
  return rows.map((row) => ({
    loanId: row.loan_id,
    userId: row.user_id,
    folio: row.folio,
    deliveredOn: toDay(row.delivered_on),
    settledOn: toDay(row.settled_on),
    termMonths: row.term_months,
    principal: toCentavos(BigInt(row.principal)),
  }));
}
