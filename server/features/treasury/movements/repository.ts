import { toCentavos } from '@contract/kernel/fields/centavos';
import { TOTAL_CAP } from '@contract/kernel/list';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { MovementType } from '@contract/treasury/movements';
import type { Db } from '@server/db/connection';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import type { Account } from '@server/ledger/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { describeRow, rowsOfType } from './rules';

interface Filters {
  limit: number;
  cursor?: string | undefined;
  type?: MovementType | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Row {
  [column: string]: unknown;
  entry_id: string;
  line: number;
  /** Of the entry, or of the one that it undoes. */
  kind: string;
  undoes: boolean;
  concept: string | null;
  occurred_on: string;
  posted_at: string;
  amount: string;
  balance: string;
  folio: string | null;
  project_id: string | null;
  loan_id: string | null;
  participation_id: string | null;
}

/** Who reads an account: where they see the project of a row, and for investors their part of it. */
export interface Reader {
  placeOf: (about: Pick<Row, 'project_id' | 'loan_id' | 'participation_id'>) => string | null;
  investorId: string | null;
}

/**
 * Rows of one account, newest first, with the balance that the account had after each. The balance is
 * summed over the whole account before any filter, in the statement that reads the rows, so that what is
 * shown adds up under concurrent writes.
 */
export async function listRows(db: Db, account: Account, filters: Filters, reader: Reader) {
  const sign = account.side === 'debit' ? sql`p.amount_signed` : sql`-p.amount_signed`;
  const rows = sql`(
    select p.entry_id, p.line, p.concept, p.loan_id, p.project_id, ${sign} as amount,
           sum(${sign}) over (order by p.entry_id, p.line) as balance
      from postings p join ledger_accounts a on a.id = p.account_id
     where a.code = ${account.code}) r
    join journal_entries e on e.id = r.entry_id
    join journal_entries o on o.id = coalesce(e.reverses_id, e.id)`;
  const project = sql`coalesce(r.project_id, (select l.project_id from loans l where l.id = r.loan_id))`;
  const wanted = and(
    filters.type ? ofType(filters.type) : undefined,
    filters.from ? sql`e.occurred_on >= ${filters.from}` : undefined,
    filters.to ? sql`e.occurred_on <= ${filters.to}` : undefined,
  );
  const found = await db.execute<Row>(sql`
    select r.entry_id, r.line, o.kind, e.reverses_id is not null as undoes, r.concept, to_char(e.occurred_on, 'YYYY-MM-DD') as occurred_on,
           to_char(e.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at,
           r.amount::text as amount, r.balance::text as balance,
           (select p.folio from projects p where p.id = ${project}) as folio,
           ${project} as project_id, r.loan_id,
           (select h.id from participations h join loans l on l.id = h.loan_id
             where l.project_id = ${project} and h.investor_id = ${reader.investorId}::uuid
               and h.held_until is null limit 1) as participation_id
      from ${rows}
     where ${and(wanted, filters.cursor ? before(filters.cursor) : undefined)}
     order by r.entry_id desc, r.line desc limit ${filters.limit + 1}`);
  const counted = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from ${rows} where ${wanted} limit ${TOTAL_CAP + 1}) c`);
  const page = found.rows.slice(0, filters.limit);
  const last = page.at(-1);
  const total = counted.rows[0]?.n ?? 0;
  return {
    items: page.map((row) => ({
      id: keyOf(row),
      occurred_on: row.occurred_on,
      posted_at: row.posted_at,
      ...describeRow(row.kind, row.concept, row),
      project_folio: row.folio,
      to: reader.placeOf(row),
      amount_cents: toCentavos(BigInt(row.amount)),
      balance_cents: toCentavos(BigInt(row.balance)),
    })),
    next_cursor: last && found.rows.length > filters.limit ? keyOf(last) : null,
    total: Math.min(total, TOTAL_CAP),
    total_is_capped: total > TOTAL_CAP,
  };
}

const keyOf = (row: Row) => `${row.entry_id}.${row.line}`;

function before(cursor: string): SQL {
  const [, entryId, line] = /^([0-9a-f-]{36})\.(\d{1,5})$/.exec(cursor) ?? [];
  if (!entryId || !line) throw new AppError('validation', t(serverWords.shared.noPage));
  return sql`(r.entry_id, r.line) < (${entryId}::uuid, ${Number(line)}::int)`;
}

function ofType(type: MovementType): SQL {
  const known = rowsOfType(type).map(({ kind, concept }) =>
    concept === null ? sql`o.kind = ${kind}` : sql`(o.kind = ${kind} and r.concept = ${concept})`,
  );
  return known.length > 0 ? sql`(${sql.join(known, sql` or `)})` : sql`false`;
}

const and = (...conditions: (SQL | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};
