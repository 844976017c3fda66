import type { bureauReport } from '@contract/credit/co-obligors';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Bureau } from '@server/adapters/adapters';
import type { Vault } from '@server/db/vault';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { v7 } from 'uuid';
import type * as z from 'zod';

/** Between two consultations about one person. */
export const BETWEEN_MS = 24 * 3_600_000;
/** How long the text of the authorisation says that it is good for. */
const CONSENT_MS = 365 * BETWEEN_MS;

/** The table that keeps a report; its content is sealed for its place there. */
type Table = 'applicant_reports' | 'bureau_reports';

interface Report {
  id: string;
  content: string;
  reportedOn: Day;
  source: 'by_hand';
  recordedAt: Date;
}

const place = (table: Table, id: string) => `${table}.content:${id}`;

/** What the bureau reported, opened. */
export function openReport(vault: Vault, table: Table, report: Report) {
  const { score, summary } = JSON.parse(vault.open(report.content, place(table, report.id)));
  return {
    reported_on: report.reportedOn,
    score: Number(score),
    summary: String(summary),
    source: report.source,
    recorded_at: report.recordedAt.toISOString(),
  };
}

/** Whether an authorisation, given at a moment or never, still holds. */
export const isInForce = (givenAt: Date | undefined, now: Date): givenAt is Date =>
  givenAt !== undefined && now.getTime() - givenAt.getTime() <= CONSENT_MS;

/** Why the bureau may not be consulted about a person now, in Spanish; null when it may. */
export function whyNotConsulted(
  givenAt: Date | undefined,
  reports: readonly Pick<Report, 'recordedAt'>[],
  now: Date,
): string | null {
  if (!isInForce(givenAt, now)) return t(coObligorWords.noConsent);
  const last = reports.at(-1);
  const again = last && now.getTime() - last.recordedAt.getTime() < BETWEEN_MS;
  return again ? t(coObligorWords.consultedAlready) : null;
}

/** Who consults, by what, and when. */
export interface Consulting {
  typed: z.output<typeof bureauReport>;
  userId: string;
  bureau: Bureau;
  vault: Vault;
  now: Date;
}

/** Refuses a consultation that no authorisation allows now. */
export function assertMayConsult(
  givenAt: Date | undefined,
  reports: readonly Pick<Report, 'recordedAt'>[],
  { typed, now }: Pick<Consulting, 'typed' | 'now'>,
): asserts givenAt is Date {
  const problem = whyNotConsulted(givenAt, reports, now);
  if (problem || !givenAt) throw conflict(problem ?? t(coObligorWords.noConsent));
  const { reported_on: on } = typed;
  if (on < dayInMexicoCity(givenAt) || on > dayInMexicoCity(now)) {
    throw refused(t(outcomes.invalidTitle), { reported_on: t(coObligorWords.reportDay) });
  }
}

/** Consults the bureau; answers the row that keeps what it reported, sealed. */
export async function consulted(table: Table, { typed, userId, bureau, vault, now }: Consulting) {
  const { reported_on: reportedOn, score, summary } = typed;
  const report = await bureau.consult({ reportedOn, score, summary });
  const id = v7();
  const content = JSON.stringify({ score: report.score, summary: report.summary });
  return {
    id,
    source: report.source,
    reportedOn: report.reportedOn,
    content: vault.seal(content, place(table, id)),
    recordedBy: userId,
    recordedAt: now,
  };
}
