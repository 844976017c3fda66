import type { Tx } from '@server/db/connection';
import { applicantReports } from '@server/db/schema/credit-committee';
import { bureauConsentOf } from '@server/features/people';
import { assertMayConsult, type Consulting, consulted } from '../bureau/report';
import type { ProjectRow } from '../projects/project';
import { holdReportsOf, reportsOf } from './repository';

interface Consultation extends Consulting {
  row: ProjectRow;
}

/** Consults the bureau about who asks, by their authorisation and once a day at most, and keeps what it reported. */
export async function consultApplicant(tx: Tx, consultation: Consultation): Promise<void> {
  const { row } = consultation;
  const { applicantId } = row.project;
  // Of two at once, about whichever of their credits, the second finds the first.
  await holdReportsOf(tx, applicantId);
  const consent = await bureauConsentOf(tx, row.applicantUserId);
  assertMayConsult(consent?.acceptedAt, await reportsOf(tx, applicantId), consultation);
  const report = await consulted('applicant_reports', consultation);
  await tx.insert(applicantReports).values({ ...report, applicantId });
}
