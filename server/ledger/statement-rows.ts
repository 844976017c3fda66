import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { journalEntries } from '@server/db/schema/ledger';
import { ne, type SQL, sql } from 'drizzle-orm';
import { openingFeeKey } from './events/disbursement';
import { debtFamilies, type rightFamilies } from './families';

/**
 * What a period of statements has of the journal. Entries of days until its end are in it as far as the journal knew
 * them when it was closed; what was learnt later is in the next period that was open. So periods never change, and
 * each begins as the one before it ended.
 */
export interface Cut {
  from: Day;
  to: Day;
  /** The journal's last link as the period before was closed; 0 when there is none. */
  before: number;
  /** The journal's last link as the period was closed. */
  through: number;
}

const isBefore = ({ from, before }: Cut) => sql`(e.occurred_on < ${from} and c.seq <= ${before})`;
const isUntil = ({ to, through }: Cut) => sql`(e.occurred_on <= ${to} and c.seq <= ${through})`;

const codesIn = (codes: readonly string[]) => sql`a.code = any(${sql.param([...codes])}::text[])`;

/** A row of an account; positive came in, negative went out. */
export interface AccountRow {
  entryId: string;
  /** Of the entry, or of the one that it undoes. */
  kind: string;
  undoes: boolean;
  concept: string | null;
  on: Day;
  /** What the entry, or the one that it undoes, comes from. */
  source: string | null;
  /** Folio of the project that it is about. */
  project: string | null;
  cents: Centavos;
}

interface StoredRow {
  [column: string]: unknown;
  code: string;
  entry_id: string;
  kind: string;
  undoes: boolean;
  concept: string | null;
  occurred_on: string;
  source: string | null;
  folio: string | null;
  cents: string;
}

/** Rows of some accounts that a period has, by account code, in the order of their days. All are credit accounts. */
export async function accountRows(
  db: Db | Tx,
  codes: readonly string[],
  cut: Cut,
): Promise<Map<string, AccountRow[]>> {
  const { rows } = await db.execute<StoredRow>(sql`
    select a.code, p.entry_id, o.kind, e.reverses_id is not null as undoes, p.concept,
           e.occurred_on::text as occurred_on, o.source_ref as source, (-p.amount_signed)::text as cents,
           (select f.folio from projects f where f.id = coalesce(p.project_id,
             (select l.project_id from loans l where l.id = p.loan_id))) as folio
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_chain c on c.entry_id = e.id
      join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
     where ${codesIn(codes)} and ${isUntil(cut)} and not ${isBefore(cut)}
     order by e.occurred_on, e.id, p.line`);
  const byCode = new Map<string, AccountRow[]>();
  for (const row of rows) {
    const read = {
      entryId: row.entry_id,
      kind: row.kind,
      undoes: row.undoes,
      concept: row.concept,
      on: toDay(row.occurred_on),
      source: row.source,
      project: row.folio,
      cents: toCentavos(BigInt(row.cents)),
    };
    const own = byCode.get(row.code);
    if (own) own.push(read);
    else byCode.set(row.code, [read]);
  }
  return byCode;
}

/** Those accounts of which something became known once a period was closed, of days until its end. */
export async function correctedLater(
  db: Db | Tx,
  codes: readonly string[],
  { to, through }: Cut,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct a.code
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_chain c on c.entry_id = e.id
     where ${codesIn(codes)} and e.occurred_on <= ${to} and c.seq > ${through}`);
  return new Set(rows.map(({ code }) => code));
}

/** What some credit accounts held as a period began and as it ended, by account code; none without a row. */
export const accountEnds = (db: Db | Tx, codes: readonly string[], cut: Cut) =>
  ends(db, { by: sql`a.code`, which: codesIn(codes), sign: sql`-1`, cut });

/** Principal that credits owed to some investors as a period began and as it ended, by investor: of one family. */
export const principalEnds = (
  db: Db | Tx,
  family: (typeof rightFamilies)[number],
  investorIds: readonly string[],
  cut: Cut,
) =>
  ends(db, {
    by: sql`a.investor_id::text`,
    which: sql`a.family = ${family}
      and a.investor_id = any(${sql.param([...investorIds])}::uuid[])`,
    sign: sql`1`,
    cut,
  });

async function ends(
  db: Db | Tx,
  { by, which, sign, cut }: { by: SQL; which: SQL; sign: SQL; cut: Cut },
): Promise<Map<string, { opening: Centavos; closing: Centavos }>> {
  const { rows } = await db.execute<Record<'name' | 'opening' | 'closing', string>>(sql`
    select ${by} as name,
           (${sign} * coalesce(sum(p.amount_signed) filter (where ${isBefore(cut)}), 0))::text as opening,
           (${sign} * coalesce(sum(p.amount_signed) filter (where ${isUntil(cut)}), 0))::text as closing
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_chain c on c.entry_id = e.id
     where ${which} and e.occurred_on <= ${cut.to}
     group by 1`);
  return new Map(
    rows.map(({ name, opening, closing }) => [
      name,
      { opening: toCentavos(BigInt(opening)), closing: toCentavos(BigInt(closing)) },
    ]),
  );
}

/** Capital of a credit over a period: `opening` + `delivered` − `repaid` = `closing`. */
interface CapitalMoved {
  opening: Centavos;
  delivered: Centavos;
  repaid: Centavos;
  closing: Centavos;
}

/** What moved the capital that some credits owe, by credit; none for a credit that owed nothing until the end. */
export async function capitalMoved(
  db: Db | Tx,
  loanIds: readonly string[],
  cut: Cut,
): Promise<Map<string, CapitalMoved>> {
  const inPeriod = sql`${isUntil(cut)} and not ${isBefore(cut)}`;
  const isDelivery = sql`o.kind = 'participations_opened'`;
  const { rows } = await db.execute<Record<'loan_id' | keyof CapitalMoved, string>>(sql`
    select a.loan_id,
           coalesce(-sum(p.amount_signed) filter (where ${isBefore(cut)}), 0)::text as opening,
           coalesce(-sum(p.amount_signed) filter (where ${inPeriod} and ${isDelivery}), 0)::text as delivered,
           coalesce(sum(p.amount_signed) filter (where ${inPeriod} and not ${isDelivery}), 0)::text as repaid,
           coalesce(-sum(p.amount_signed) filter (where ${isUntil(cut)}), 0)::text as closing
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_chain c on c.entry_id = e.id
      join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
     where a.family in ${[...debtFamilies]} and a.loan_id = any(${sql.param([...loanIds])}::uuid[])
       and e.occurred_on <= ${cut.to}
     group by a.loan_id`);
  const cents = (text: string) => toCentavos(BigInt(text));
  return new Map(
    rows.map((row) => [
      row.loan_id,
      {
        opening: cents(row.opening),
        delivered: cents(row.delivered),
        repaid: cents(row.repaid),
        closing: cents(row.closing),
      },
    ]),
  );
}

/** Opening fee with its VAT that some credits were charged in a period, by credit. */
export async function openingFees(
  db: Db | Tx,
  loanIds: readonly string[],
  cut: Cut,
): Promise<Map<string, Centavos>> {
  const keys = loanIds.map(openingFeeKey);
  const { rows } = await db.execute<Record<'key' | 'cents', string>>(sql`
    select o.idempotency_key as key, (-sum(p.amount_signed))::text as cents
      from journal_entries o
      join journal_entries e on e.id = o.id or e.reverses_id = o.id
      join journal_chain c on c.entry_id = e.id
      join postings p on p.entry_id = e.id
      join ledger_accounts a on a.id = p.account_id
     where o.idempotency_key = any(${sql.param(keys)}::text[]) and a.family = 'comision'
       and ${isUntil(cut)} and not ${isBefore(cut)}
     group by 1`);
  const byKey = new Map(rows.map(({ key, cents }) => [key, toCentavos(BigInt(cents))]));
  return new Map(loanIds.map((id) => [id, byKey.get(openingFeeKey(id)) ?? toCentavos(0)]));
}

/** The first day on which anything moved some accounts; null when nothing has. */
export async function firstDayOf(db: Db | Tx, codes: readonly string[]): Promise<Day | null> {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select min(e.occurred_on)::text as first
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
     where ${codesIn(codes)}`);
  return asDay(rows[0]?.first);
}

/** The first day on which money moved; null when none has. Reads it whole: for who asks once. */
export async function firstDayOfJournal(db: Db | Tx): Promise<Day | null> {
  const [row] = await db
    .select({ first: sql<string | null>`min(${journalEntries.occurredOn})::text` })
    .from(journalEntries)
    .where(ne(journalEntries.kind, 'sealed'));
  return asDay(row?.first);
}

const asDay = (text: string | null | undefined) => (text ? toDay(text) : null);
