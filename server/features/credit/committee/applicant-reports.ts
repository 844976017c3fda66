import type { bureauReport } from '@contract/credit/co-obligors';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Bureau } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { applicantReports } from '@server/db/schema/credit-committee';
import type { Vault } from '@server/db/vault';
import { bureauConsentOf } from '@server/features/people';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { v7 } from 'uuid';
import type * as z from 'zod';
import type { ProjectRow } from '../projects/project';
import { holdReportsOf, reportsOf } from './repository';

type Report = Awaited<ReturnType<typeof reportsOf>>[number];
type Consent = Awaited<ReturnType<typeof bureauConsentOf>>;

const DAY_MS = 24 * 3_600_000;
/** How long the text of the authorisation says that it is good for. */
const CONSENT_MS = 365 * DAY_MS;

const place = (id: string) => `applicant_reports.content:${id}`;

/** What the bureau reported, opened. */
export function openReport(vault: Vault, { id, content, reportedOn, source, recordedAt }: Report) {
  const { score, summary } = JSON.parse(vault.open(content, place(id)));
  return {
    reported_on: reportedOn,
    score: Number(score),
    summary: String(summary),
    source,
    recorded_at: recordedAt.toISOString(),
  };
}

/** Whether an authorisation still holds. */
export const isInForce = (consent: Consent, now: Date): consent is NonNullable<Consent> =>
  consent !== null && now.getTime() - consent.acceptedAt.getTime() <= CONSENT_MS;

/** Why the bureau may not be consulted about an applicant now, in Spanish; null when it may. */
export function whyNotConsulted(
  consent: Consent,
  reports: readonly Pick<Report, 'recordedAt'>[],
  now: Date,
): string | null {
  if (!isInForce(consent, now)) return t(coObligorWords.noConsent);
  const last = reports.at(-1);
  const again = last && now.getTime() - last.recordedAt.getTime() < DAY_MS;
  return again ? t(coObligorWords.consultedAlready) : null;
}

interface Consultation {
  row: ProjectRow;
  typed: z.output<typeof bureauReport>;
  userId: string;
  bureau: Bureau;
  vault: Vault;
  now: Date;
}

/** Consults the bureau about who asks, by their authorisation and once a day at most, and keeps what it reported. */
export async function consultApplicant(tx: Tx, consultation: Consultation): Promise<void> {
  const { row, typed, userId, bureau, vault, now } = consultation;
  const { applicantId } = row.project;
  // Of two at once, about whichever of their credits, the second finds the first.
  await holdReportsOf(tx, applicantId);
  const consent = await bureauConsentOf(tx, row.applicantUserId);
  const problem = whyNotConsulted(consent, await reportsOf(tx, applicantId), now);
  if (problem || !consent) throw conflict(problem ?? t(coObligorWords.noConsent));
  const { reported_on: reportedOn, score, summary } = typed;
  if (reportedOn < dayInMexicoCity(consent.acceptedAt) || reportedOn > dayInMexicoCity(now)) {
    throw refused(t(outcomes.invalidTitle), { reported_on: t(coObligorWords.reportDay) });
  }
  const report = await bureau.consult({ reportedOn, score, summary });
  const id = v7();
  const content = JSON.stringify({ score: report.score, summary: report.summary });
  await tx.insert(applicantReports).values({
    id,
    applicantId,
    source: report.source,
    reportedOn: report.reportedOn,
    content: vault.seal(content, place(id)),
    recordedBy: userId,
    recordedAt: now,
  });
}
