import type { loans as contract, LoanItem } from '@contract/credit/loans';
import { toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { describeOwed } from './calendar';
import type { AskedOwed } from './person-owed';

function loanQuery(db: Db | Tx) {
  return db
    .select({ loan: loans, project: projects, paymentClabe: applicants.paymentClabe })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId));
}

export type LoanRow = Awaited<ReturnType<typeof loanQuery>>[number];

export function listLoans(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: loans,
    id: loans.id,
    select: loanQuery(db),
    own: (row) => row.loan,
    within: inScopeOfProject(scope, loans.projectId),
    filters: { status: loans.status },
    sorts: { created_at: loans.id, principal_cents: loans.principalCents },
    defaultSort: '-created_at',
  });
}

/** One loan within a scope, or undefined. */
export async function findLoan(db: Db, scope: Scope, id: string): Promise<LoanRow | undefined> {
  const [row] = await loanQuery(db).where(
    and(eq(loans.id, id), inScopeOfProject(scope, loans.projectId)),
  );
  return row;
}

/** A loan with what it owes today, by the terms that hold now. */
export function describeLoan(
  { loan, project }: LoanRow,
  owed: AskedOwed | undefined,
  terms: Pick<LoanItem, 'annual_rate_bp' | 'term_months'> | undefined,
): LoanItem {
  return {
    id: loan.id,
    project_id: loan.projectId,
    folio: project.folio,
    product_id: project.productId,
    status: loan.status,
    principal_cents: loan.principalCents,
    annual_rate_bp: loan.annualRateBp,
    late_rate_bp: loan.lateRateBp,
    late_grace_days: loan.lateGraceDays,
    term_months: loan.termMonths,
    ...terms,
    cat_bp: loan.catBp,
    disbursed_on: loan.disbursedOn === null ? null : toDay(loan.disbursedOn),
    owed: owed ? describeOwed(owed) : null,
  };
}
