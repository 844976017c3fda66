import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import type { Db } from '@server/db/connection';
import {
  contracts,
  loanInstalments,
  loans,
  payments,
  projectEvents,
  projects,
  signatures,
  stages,
} from '@server/db/schema/credit';
import { creditConditions } from '@server/db/schema/credit-committee';
import { earlyPaymentChoices } from '@server/db/schema/credit-early-payments';
import { t } from '@server/i18n';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AccountRecords, PersonalData } from '../../personal-data';

/** What a person owes and paid of their credits, what they signed, and what they install; the law keeps it. */
export const paymentData: PersonalData = {
  collect: async (db, account) => ({
    ...(await owedAndPaid(db, account)),
    ...(await installed(db, account)),
    ...(await happened(db, account)),
    signatures: await signedBy(db, account),
  }),
};

async function owedAndPaid(db: Db, { applicantId }: AccountRecords) {
  if (!applicantId) return { instalments: [], payments: [], early_payments: [] };
  const rows = await db
    .select({ instalment: loanInstalments, folio: projects.folio })
    .from(loanInstalments)
    .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(eq(loans.applicantId, applicantId))
    .orderBy(asc(projects.id), asc(loanInstalments.dueOn), asc(loanInstalments.n));
  const paid = await db
    .select({ payment: payments, folio: projects.folio })
    .from(payments)
    .innerJoin(loans, eq(loans.id, payments.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    // What another payment took the place of is no payment.
    .where(and(eq(loans.applicantId, applicantId), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
  const chosen = await db
    .select({ choice: earlyPaymentChoices, folio: projects.folio })
    .from(earlyPaymentChoices)
    .innerJoin(loans, eq(loans.id, earlyPaymentChoices.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(eq(loans.applicantId, applicantId))
    .orderBy(asc(earlyPaymentChoices.id));
  return {
    instalments: rows.map(({ instalment: row, folio }) => ({
      folio,
      n: nameOf(row.n),
      due_on: row.dueOn,
      capital_cents: row.capitalCents,
      interest_cents: row.interestCents,
      vat_cents: row.vatCents,
      late_interest_cents: row.lateInterestCents,
      paid_on: row.paidOn,
    })),
    payments: paid.map(({ payment, folio }) => ({
      folio,
      received_on: payment.receivedOn,
      amount_cents: payment.amountCents,
      applied: payment.applied.map((part) => ({ ...part, n: nameOf(part.n) })),
    })),
    early_payments: chosen.map(({ choice, folio }) => ({
      folio,
      chosen_on: choice.on,
      early_use: choice.use,
      amount_cents: choice.amountCents,
      accepted_text: choice.acceptedText,
    })),
  };
}

/** Which instalment it is, or that it is an early payment of capital. */
const nameOf = (n: number) => (n < FIRST_PREPAYMENT ? n : t(loanWords.prepayment));

async function installed(db: Db, { supplierId }: AccountRecords) {
  if (!supplierId) return { installations: [] };
  const rows = await db
    .select({ stage: stages, folio: projects.folio })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(eq(projects.supplierId, supplierId))
    .orderBy(asc(projects.id), asc(stages.n));
  return {
    installations: rows.map(({ stage, folio }) => ({
      folio,
      stage: stage.name,
      amount_cents: stage.amountCents,
      status: stage.status,
      paid_at: stage.paidAt,
    })),
  };
}

/** What their requests were approved on, and the line of each project, without who of others wrote it. */
async function happened(db: Db, { applicantId }: AccountRecords) {
  if (!applicantId) return { credit_conditions: [], credit_history: [] };
  const own = eq(projects.applicantId, applicantId);
  const asked = await db
    .select({ condition: creditConditions, folio: projects.folio })
    .from(creditConditions)
    .innerJoin(projects, eq(projects.id, creditConditions.projectId))
    .where(own)
    .orderBy(asc(creditConditions.id));
  const events = await db
    .select({ event: projectEvents, folio: projects.folio })
    .from(projectEvents)
    .innerJoin(projects, eq(projects.id, projectEvents.projectId))
    .where(own)
    .orderBy(asc(projectEvents.id));
  return {
    credit_conditions: asked.map(({ condition, folio }) => ({
      folio,
      condition: condition.text,
      met_at: condition.metAt,
    })),
    credit_history: events.map(({ event, folio }) => ({
      folio,
      at: event.time,
      title: event.title,
      text: event.desc,
    })),
  };
}

async function signedBy(db: Db, { userId }: AccountRecords) {
  const rows = await db
    .select({ signature: signatures, contract: contracts, folio: projects.folio })
    .from(signatures)
    .innerJoin(contracts, eq(contracts.id, signatures.contractId))
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .where(eq(signatures.userId, userId))
    .orderBy(asc(signatures.id));
  return rows.map(({ signature, contract, folio }) => ({
    folio,
    contract: contract.title,
    pdf_sha256: contract.sha256,
    party: signature.party,
    signed_at: signature.signedAt,
    evidence: signature.evidence,
  }));
}
