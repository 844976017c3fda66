import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import { TOTAL_CAP } from '@contract/kernel/list';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { type InvoiceKind, invoiceKinds, MAX_ARCHIVED } from '@contract/treasury/invoices';
import type { taxDocumentStatuses } from '@contract/treasury/tax-files';
import type { Db } from '@server/db/connection';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { describeCharge, type EntryKind, entryKinds, type Moved, makeFolio } from './rules';

export interface InvoiceFilters {
  kind?: InvoiceKind | undefined;
  year?: string | undefined;
  status?: (typeof taxDocumentStatuses)[number] | undefined;
}

const amounts = ['interest', 'late_interest', 'vat', 'late_vat', 'fee', 'all_moved'] as const;

type Row = Record<
  (typeof amounts)[number] | 'id' | 'occurred_on' | 'loan_id' | 'folio' | 'supplier',
  string
> & {
  kind: EntryKind;
  cancelled: boolean;
};

/** A document of an entry of the journal, with all that is written in it but whom it is for. */
export type InvoiceRow = ReturnType<typeof describe>;

/**
 * The entries that document what an applicant was charged and what was paid for their system. Their accounts are
 * few and found by code or loan; of each, the index of its postings gives the entries before a key.
 */
const documented = (applicantId: string, filters: InvoiceFilters, before?: string): SQL => {
  const kinds = filters.kind ? [filters.kind] : invoiceKinds;
  return sql`
    select found.*, (found.undone or (found.kind = 'supplier_paid' and not found.still_paid)) as cancelled
      from (
        select e.id, e.kind, e.occurred_on, mine.loan_id, mine.folio, mine.supplier,
          abs(coalesce(sum(p.amount_signed) filter (where p.concept = 'interest'), 0))::bigint as interest,
          abs(coalesce(sum(p.amount_signed) filter (where p.concept = 'late_interest'), 0))::bigint as late_interest,
          abs(coalesce(sum(p.amount_signed) filter (where p.concept = 'vat'), 0))::bigint as vat,
          abs(coalesce(sum(p.amount_signed) filter (where p.concept = 'late_vat'), 0))::bigint as late_vat,
          abs(coalesce(sum(p.amount_signed) filter (where p.concept = 'fee'), 0))::bigint as fee,
          abs(sum(p.amount_signed))::bigint + coalesce((select s.kept_cents from stages s
            where e.kind = 'supplier_paid' and s.project_id = mine.project_id
              and starts_with(e.idempotency_key, 'project:' || s.project_id || ':stage:' || s.n || ':paid:')), 0) as all_moved,
          exists (select from journal_entries u where u.reverses_id = e.id) as undone,
          exists (select from stages s where s.project_id = mine.project_id and s.status = 'paid'
            and s.tracking_key = e.source_ref) as still_paid
          from (
            select l.id as loan_id, j.id as project_id, j.folio, company.name as supplier, account.id as account_id
              from loans l
              join projects j on j.id = l.project_id
              join suppliers company on company.id = j.supplier_id
              cross join lateral (
                select a.id from ledger_accounts a where a.loan_id = l.id and a.family = 'cobro'
                union all
                select a.id from ledger_accounts a where a.code = 'proyecto:' || j.id || ':fondeo'
                union all
                select a.id from stages s join ledger_accounts a
                  on a.code = 'proveedor:' || j.supplier_id || ':por_pagar:' || j.id || ':' || s.n
                 where s.project_id = j.id) account
             where l.applicant_id = ${applicantId}) mine
          join postings p on p.account_id = mine.account_id
          join journal_entries e on e.id = p.entry_id
         where e.kind in ${kinds.flatMap((kind) => [...entryKinds[kind]])}
           and ${before ? sql`p.entry_id < ${before}::uuid` : sql`true`}
           and ${filters.year ? sql`e.occurred_on between ${`${filters.year}-01-01`}::date and ${`${filters.year}-12-31`}::date` : sql`true`}
         group by e.id, e.kind, e.idempotency_key, e.occurred_on, e.source_ref, mine.loan_id, mine.project_id, mine.folio, mine.supplier) found
     where (found.kind <> 'repayment_applied'
       or found.interest + found.late_interest + found.vat + found.late_vat > 0)`;
};

const columns = sql`
  select id, kind, occurred_on::text as occurred_on, loan_id, folio, supplier, cancelled,
    interest::text, late_interest::text, vat::text, late_vat::text, fee::text, all_moved::text`;

const hasStatus = ({ status }: InvoiceFilters): SQL =>
  status === undefined ? sql`true` : status === 'cancelled' ? sql`cancelled` : sql`not cancelled`;

/** Documents of an applicant, the newest first, by the key of their entry. */
async function readInvoices(
  db: Db,
  applicantId: string,
  { before, limit, ...filters }: InvoiceFilters & { before?: string | undefined; limit: number },
) {
  const { rows } = await db.execute<Row>(sql`
    ${columns} from (${documented(applicantId, filters, before)}) d
     where ${hasStatus(filters)}
     order by id desc limit ${limit}`);
  return rows.map(describe);
}

/** One page by key. */
export async function listInvoices(
  db: Db,
  applicantId: string,
  { limit, cursor, ...filters }: InvoiceFilters & { limit: number; cursor?: string | undefined },
) {
  const before = cursor === undefined ? undefined : z.uuid().safeParse(cursor).data;
  if (cursor !== undefined && before === undefined) {
    throw new AppError('validation', t(serverWords.shared.noPage));
  }
  const rows = await readInvoices(db, applicantId, { ...filters, before, limit: limit + 1 });
  const total = await countInvoices(db, applicantId, filters);
  const items = rows.slice(0, limit);
  return {
    items,
    next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    total: Math.min(total, TOTAL_CAP),
    total_is_capped: total > TOTAL_CAP,
  };
}

export async function countInvoices(db: Db, applicantId: string, filters: InvoiceFilters) {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from (${documented(applicantId, filters)}) d where ${hasStatus(filters)}
       limit ${TOTAL_CAP + 1}) counted`);
  return rows[0]?.n ?? 0;
}

/** All that match, as many as one zip holds. */
export const invoicesToArchive = (db: Db, applicantId: string, filters: InvoiceFilters) =>
  readInvoices(db, applicantId, { ...filters, limit: MAX_ARCHIVED });

/** One document of an applicant; undefined of one that is nobody's or somebody else's. */
export async function findInvoice(db: Db, applicantId: string, id: string) {
  const { rows } = await db.execute<Row>(
    sql`${columns} from (${documented(applicantId, {})}) d where id = ${id}`,
  );
  return rows.map(describe)[0];
}

function describe(row: Row) {
  const cents = (name: (typeof amounts)[number]) => toCentavos(BigInt(row[name]));
  const moved: Moved = {
    interest: cents('interest'),
    lateInterest: cents('late_interest'),
    vat: cents('vat'),
    lateVat: cents('late_vat'),
    fee: cents('fee'),
    all: cents('all_moved'),
  };
  const charge = describeCharge(row.kind, moved);
  const day: Day = toDay(row.occurred_on);
  return {
    id: row.id,
    ...charge,
    folio: makeFolio(charge.kind, row.id),
    isCancelled: row.cancelled,
    day,
    loanId: row.loan_id,
    project: row.folio,
    supplier: row.supplier,
  };
}
