import type { CommitteeView, Decision } from '@contract/credit/committee';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { bureauConsentOf } from '@server/features/people';
import { isInForce, openReport, whyNotConsulted } from '../bureau/report';
import type { ProjectRow } from '../projects/project';
import { evaluation } from './facts';
import { decisionsOf } from './repository';

/** A request as the committee reads it: the checks, the applicant, their reports and what was decided. */
export async function describeCommittee(
  db: Db,
  row: ProjectRow,
  { vault, now }: { vault: Vault; now: Date },
): Promise<CommitteeView> {
  const { checks, quote, decided, about, income, otherPayments, reports } = await evaluation(
    db,
    row,
    {
      vault,
      now,
    },
  );
  const consent = await bureauConsentOf(db, row.applicantUserId);
  const givenAt = consent?.acceptedAt;
  return {
    checks,
    quote: quote && {
      decided,
      payment_cents: quote.payment_cents,
      annual_rate_bp: quote.annual_rate_bp,
      term_months: quote.term_months,
    },
    applicant: {
      user_id: row.applicantUserId,
      occupation: about.occupation,
      monthly_income_cents: about.monthly_income_cents,
      stable_income_cents: income.stable,
      income_sources: income.sources,
      dependants: about.dependants,
      other_payments_cents: otherPayments,
    },
    bureau: {
      consented_at: isInForce(givenAt, now) ? givenAt.toISOString() : null,
      named: consent?.named ?? [],
      reports: reports.map((report) => openReport(vault, 'applicant_reports', report)),
      may_record: whyNotConsulted(givenAt, reports, now) === null,
    },
    decisions: (await decisionsOf(db, row.project.id)).map(describeDecision),
  };
}

function describeDecision({
  decision,
  by,
}: Awaited<ReturnType<typeof decisionsOf>>[number]): Decision {
  return {
    id: decision.id,
    kind: decision.kind,
    asked_amount_cents: decision.askedAmountCents,
    asked_term_months: decision.askedTermMonths,
    reasons: decision.reasons,
    note: decision.note,
    decided_by: by,
    decided_by_id: decision.decidedBy,
    decided_at: decision.decidedAt.toISOString(),
  };
}
