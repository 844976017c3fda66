import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import { toDay } from '@contract/fields/day';
import type { LoanItem, LoanStatus } from '@contract/loans';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { applicants } from '@server/db/schema/people';
import { loanInstalments, loans, projects } from '@server/db/schema/projects';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ofReachableProject } from '../projects/project';

function loanQuery(db: Db | Tx) {
  return db
    .select({ loan: loans, project: projects, paymentClabe: applicants.paymentClabe })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId));
}

export type LoanRow = Awaited<ReturnType<typeof loanQuery>>[number];
export type Instalment = typeof loanInstalments.$inferSelect;

export function listLoans(
  db: Db,
  scope: Scope,
  query: PageRequest & { status?: LoanStatus | undefined },
) {
  return pageOf({
    db,
    table: loans,
    id: loans.id,
    where: and(
      ofReachableProject(scope, loans.projectId),
      query.status && eq(loans.status, query.status),
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      loanQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: {
      created_at: { column: loans.id, value: (row) => row.loan.id },
      principal_cents: { column: loans.principalCents, value: (row) => row.loan.principalCents },
    },
    idOf: (row) => row.loan.id,
  });
}

/** One loan within a scope, or undefined. */
export async function findLoan(db: Db, scope: Scope, id: string): Promise<LoanRow | undefined> {
  const [row] = await loanQuery(db).where(
    and(eq(loans.id, id), ofReachableProject(scope, loans.projectId)),
  );
  return row;
}

/** Instalments of some loans, by loan, in the order in which they fall due. */
export async function instalmentsOf(db: Db, loanIds: string[]): Promise<Map<string, Instalment[]>> {
  const byLoan = new Map<string, Instalment[]>();
  if (loanIds.length === 0) return byLoan;
  const rows = await db
    .select()
    .from(loanInstalments)
    .where(inArray(loanInstalments.loanId, loanIds))
    .orderBy(asc(loanInstalments.n));
  for (const row of rows) byLoan.set(row.loanId, [...(byLoan.get(row.loanId) ?? []), row]);
  return byLoan;
}

/** What has been paid of an instalment's capital, interest and VAT. */
export const paidOf = (row: Instalment): Centavos =>
  sumCents([row.capitalPaidCents, row.interestPaidCents, row.vatPaidCents]);

/** Capital, interest and VAT of an instalment. */
export const totalOf = (row: Instalment): Centavos =>
  sumCents([row.capitalCents, row.interestCents, row.vatCents]);

export function describeLoan({ loan, project }: LoanRow, instalments: Instalment[]): LoanItem {
  const next = instalments.find((row) => paidOf(row) < totalOf(row));
  const paid = sumCents(instalments.map((row) => row.capitalPaidCents));
  return {
    id: loan.id,
    project_id: loan.projectId,
    folio: project.folio,
    product_id: project.productId,
    status: loan.status,
    principal_cents: loan.principalCents,
    annual_rate_bp: loan.annualRateBp,
    late_rate_bp: loan.lateRateBp,
    term_months: loan.termMonths,
    cat_bp: loan.catBp,
    disbursed_on: loan.disbursedOn === null ? null : toDay(loan.disbursedOn),
    outstanding_cents: toCentavos(loan.principalCents - paid),
    next_payment: next
      ? {
          n: next.n,
          due_on: toDay(next.dueOn),
          amount_cents: toCentavos(totalOf(next) - paidOf(next)),
        }
      : null,
  };
}
