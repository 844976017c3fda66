import type { bureauReport } from '@contract/credit/co-obligors';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Bureau } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { bureauConsents, bureauReports } from '@server/db/schema/credit-co-obligors';
import type { Vault } from '@server/db/vault';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type * as z from 'zod';
import { openPerson } from './person';
import type { CoObligorRow, factsOf } from './repository';

type Known = Awaited<ReturnType<typeof factsOf>>;
type Report = typeof bureauReports.$inferSelect;

const HOUR_MS = 3_600_000;
const BETWEEN_MS = 24 * HOUR_MS;
/** How long the text of the authorisation says that it is good for. */
const CONSENT_MS = 365 * BETWEEN_MS;

const place = (id: string) => `bureau_reports.content:${id}`;

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

/** Why the bureau may not be consulted about them now, in Spanish; null when it may. */
export function whyNotConsulted({ consent, reports }: Known, now: Date): string | null {
  if (!consent || now.getTime() - consent.validatedAt.getTime() > CONSENT_MS) {
    return t(coObligorWords.noConsent);
  }
  const last = reports.at(-1);
  const again = last && now.getTime() - last.recordedAt.getTime() < BETWEEN_MS;
  return again ? t(coObligorWords.consultedAlready) : null;
}

/** Whether the bureau was asked about the same person within a day, for whichever credit. */
async function consultedFor(tx: Tx, vault: Vault, row: CoObligorRow, now: Date): Promise<boolean> {
  // Two at once come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bureau-reports'))`);
  const recent = await tx
    .select({ id: bureauConsents.coObligorId, person: bureauConsents.person })
    .from(bureauReports)
    .innerJoin(bureauConsents, eq(bureauConsents.id, bureauReports.consentId))
    .where(gt(bureauReports.recordedAt, new Date(now.getTime() - BETWEEN_MS)));
  const curp = openPerson(vault, row)?.curp;
  return recent.some((other) => openPerson(vault, other)?.curp === curp);
}

interface Consultation {
  row: CoObligorRow;
  known: Known;
  typed: z.output<typeof bureauReport>;
  userId: string;
  bureau: Bureau;
  vault: Vault;
  now: Date;
}

/** Consults the bureau, by their authorisation and once a day at most, and keeps what it reported. */
export async function consult(tx: Tx, consultation: Consultation): Promise<void> {
  const { row, known, typed, userId, bureau, vault, now } = consultation;
  const problem = whyNotConsulted(known, now);
  if (problem || !known.consent) throw conflict(problem ?? t(coObligorWords.noConsent));
  const { id: consentId, validatedAt } = known.consent;
  const { reported_on: reportedOn, score, summary } = typed;
  if (reportedOn < dayInMexicoCity(validatedAt) || reportedOn > dayInMexicoCity(now)) {
    throw refused(t(outcomes.invalidTitle), { reported_on: t(coObligorWords.reportDay) });
  }
  if (await consultedFor(tx, vault, row, now)) throw conflict(t(coObligorWords.consultedAlready));
  const report = await bureau.consult({ reportedOn, score, summary });
  const id = v7();
  const content = JSON.stringify({ score: report.score, summary: report.summary });
  await tx.insert(bureauReports).values({
    id,
    consentId,
    source: report.source,
    reportedOn: report.reportedOn,
    content: vault.seal(content, place(id)),
    recordedBy: userId,
    recordedAt: now,
  });
}
