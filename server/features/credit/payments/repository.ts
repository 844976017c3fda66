import type { payments as contract } from '@contract/credit/payments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, payments, projects } from '@server/db/schema/credit';
import { bankMovements } from '@server/db/schema/treasury';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AskedOwed } from '../loans/person-owed';
import { capitalReduced, describeSplit, totalsByComponent } from '../loans/waterfall';
import { owedNow } from './owed-now';

type Loan = typeof loans.$inferSelect;

/** A loan being repaid, and what it owes on a day. */
interface OpenLoan {
  loan: Loan;
  folio: string;
  owed: AskedOwed;
}

/**
 * Loans of an applicant that are being repaid, the one that has waited longest first, with what we hold of
 * theirs and what has to come back.
 */
export async function owedByApplicant(db: Db | Tx, applicantId: string, on: Day) {
  const found = await db
    .select({ loan: loans, folio: projects.folio })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(and(eq(loans.applicantId, applicantId), eq(loans.status, 'repaying')))
    .orderBy(asc(loans.id));
  const person = (await owedNow(db, [applicantId], on)).get(applicantId);
  const open = found
    .flatMap(({ loan, folio }): OpenLoan[] => {
      const owed = person?.loans.get(loan.id);
      return owed ? [{ loan, folio, owed }] : [];
    })
    .sort((a, b) => oldestDue(a).localeCompare(oldestDue(b)));
  const zero = toCentavos(0);
  return { creditBalance: person?.creditBalance ?? zero, giveBack: person?.giveBack ?? zero, open };
}

const oldestDue = ({ owed: { due, next } }: OpenLoan) =>
  due[0]?.dueOn ?? next?.dueOn ?? '9999-12-31';

function ofApplicant(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'own' && scope.applicantId
    ? sql`exists (select 1 from loans l where l.id = ${payments.loanId} and l.applicant_id = ${scope.applicantId})`
    : sql`false`;
}

const paymentQuery = (db: Db) =>
  db
    .select({ payment: payments, movement: bankMovements, folio: projects.folio })
    .from(payments)
    .innerJoin(loans, eq(loans.id, payments.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .leftJoin(bankMovements, eq(bankMovements.id, payments.bankMovementId));

type PaymentRow = Awaited<ReturnType<typeof paymentQuery>>[number];

export async function listPayments(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: payments,
    id: payments.id,
    select: paymentQuery(db),
    own: (row) => row.payment,
    within: and(ofApplicant(scope), isNull(payments.reversedAt)),
    filters: { loan_id: payments.loanId },
    sorts: { received_on: payments.receivedOn, created_at: payments.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describePayment) };
}

export async function showPayment(db: Db, scope: Scope, id: string) {
  const [row] = await paymentQuery(db).where(and(eq(payments.id, id), ofApplicant(scope)));
  if (!row) throw notFound();
  const numbers = [...new Set(row.payment.applied.map((each) => each.n))].sort((a, b) => a - b);
  return {
    ...describePayment(row),
    instalments: numbers.map((n) => ({
      n,
      ...splitOf(row.payment.applied.filter((each) => each.n === n)),
    })),
  };
}

function describePayment({ payment, movement, folio }: PaymentRow) {
  return {
    id: payment.id,
    loan_id: payment.loanId,
    project_folio: folio,
    received_on: payment.receivedOn,
    received_cents: movement?.amountCents ?? null,
    tracking_key: movement?.trackingKey ?? null,
    applied_cents: payment.amountCents,
    split: splitOf(payment.applied),
    reduced_cents: capitalReduced(payment.applied),
    created_at: payment.createdAt.toISOString(),
  };
}

const splitOf = (applied: PaymentRow['payment']['applied']) =>
  describeSplit(totalsByComponent(applied));

/** The loan that a person's money is for: the one being repaid, else the newest that was. */
export async function latestLoan(tx: Tx, applicantId: string): Promise<string | null> {
  const [loan] = await tx
    .select({ id: loans.id })
    .from(loans)
    .where(and(eq(loans.applicantId, applicantId), inArray(loans.status, ['repaying', 'settled'])))
    .orderBy(asc(loans.status), desc(loans.id))
    .limit(1);
  return loan?.id ?? null;
}
