import { participationStatuses } from '@contract/funding/participations';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { commitments, loans, opportunities, projects } from '@server/db/schema/projects';
import { payments } from '@server/db/schema/treasury';
import { contains } from '@server/db/search-text';
import { ofInvestor } from '@server/features/people/memberships/investor-scope';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { investorAvailable } from '@server/ledger/accounts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

type Status = (typeof participationStatuses)[number];

const earlier = alias(commitments, 'earlier');

/** The first commitment of an investor to an opportunity stands for all of them. */
const isFirst: SQL = sql`not exists (select 1 from ${commitments} ${earlier}
  where ${earlier.opportunityId} = ${commitments.opportunityId}
    and ${earlier.investorId} = ${commitments.investorId}
    and ${inArray(earlier.status, [...participationStatuses])} and ${earlier.id} < ${commitments.id})`;

const sumOver = (column: SQL) => sql<string>`(select coalesce(sum(${column}), 0) from commitments c
  where c.opportunity_id = ${commitments.opportunityId} and c.investor_id = ${commitments.investorId}
    and c.status in ('reserved', 'firm', 'active', 'settled'))`;

const participationQuery = (db: Db) =>
  db
    .select({
      commitment: commitments,
      loan: loans,
      project: projects,
      invested: sumOver(sql`c.amount_cents`),
      outstanding: sumOver(sql`c.outstanding_cents`),
    })
    .from(commitments)
    .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId));

export type ParticipationRow = Awaited<ReturnType<typeof participationQuery>>[number];

const reached = (scope: Scope) =>
  and(
    ofInvestor(scope, commitments.investorId),
    inArray(commitments.status, [...participationStatuses]),
    isFirst,
  );

/** Offers by their project's folio; never by its applicant, whom investors do not know. */
const opportunitiesOf = (typed: string) => sql`select o.id from opportunities o
  join loans l on l.id = o.loan_id join projects p on p.id = l.project_id
  where ${contains(sql`p.folio`, typed)}`;

export function listParticipations(
  db: Db,
  scope: Scope,
  query: PageRequest & { q?: string | undefined; status?: Status | undefined },
) {
  return pageOf({
    db,
    table: commitments,
    id: commitments.id,
    where: and(
      reached(scope),
      query.status && eq(commitments.status, query.status),
      query.q ? sql`${commitments.opportunityId} in (${opportunitiesOf(query.q)})` : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      participationQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: { created_at: { column: commitments.id, value: (row) => row.commitment.id } },
    idOf: (row) => row.commitment.id,
  });
}

export async function findParticipation(db: Db, scope: Scope, id: string) {
  const [row] = await participationQuery(db).where(and(eq(commitments.id, id), reached(scope)));
  if (!row) throw notFound();
  return row;
}

/** What an investor got of one payment, before and after the tax withheld from it, in centavos. */
export interface Share {
  paymentId: string;
  receivedOn: string;
  capital: Centavos;
  interest: Centavos;
  lateInterest: Centavos;
  isr: Centavos;
  /** VAT that was not withheld. */
  vat: Centavos;
  /** The platform's fee with its VAT. */
  fee: Centavos;
}

interface ShareRow {
  [column: string]: unknown;
  payment_id: string;
  received_on: string;
  capital: string;
  interest: string;
  late_interest: string;
  isr: string;
  vat: string;
  fee: string;
}

/** What of a payment's distribution reaches an investor's account, or leaves it. */
const pieces = ['capital', 'interest', 'late_interest', 'vat_share', 'income_tax', 'investor_fee'];

/** Payments of a loan as an investor's own account in the ledger tells them, oldest first. */
export async function sharesOf(db: Db, loanId: string, investorId: string): Promise<Share[]> {
  const sum = (kind: string) =>
    sql`coalesce(sum(abs(p.amount_signed)) filter (where e.kind = ${kind}), 0)::text`;
  const { rows } = await db.execute<ShareRow>(sql`
    select ${payments.id} as payment_id, to_char(${payments.receivedOn}, 'YYYY-MM-DD') as received_on,
           ${sum('distribution_capital')} as capital, ${sum('distribution_interest')} as interest,
           ${sum('distribution_late_interest')} as late_interest,
           ${sum('income_tax_withheld')} as isr, ${sum('distribution_vat')} as vat,
           ${sum('investor_fee_charged')} as fee
      from ${payments}
      join journal_entries e on e.idempotency_key = any (array(
        select 'payment:' || ${payments.id} || ':distributed:' || piece
          from unnest(${sql.param(pieces)}::text[]) piece))
      join postings p on p.entry_id = e.id
      join ledger_accounts a on a.id = p.account_id
     where ${payments.loanId} = ${loanId} and ${payments.reversedAt} is null and a.code = ${investorAvailable(investorId).code}
     group by ${payments.id}, ${payments.receivedOn} order by ${payments.id}`);
  return rows.map((row) => ({
    paymentId: row.payment_id,
    receivedOn: row.received_on,
    capital: toCentavos(BigInt(row.capital)),
    interest: toCentavos(BigInt(row.interest)),
    lateInterest: toCentavos(BigInt(row.late_interest)),
    isr: toCentavos(BigInt(row.isr)),
    vat: toCentavos(BigInt(row.vat)),
    fee: toCentavos(BigInt(row.fee)),
  }));
}
