import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Tx } from '@server/db/connection';
import { bureauConsents, bureauReports } from '@server/db/schema/credit-co-obligors';
import type { Vault } from '@server/db/vault';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq, gt, sql } from 'drizzle-orm';
import { assertMayConsult, BETWEEN_MS, type Consulting, consulted } from '../bureau/report';
import { openPerson } from './person';
import type { CoObligorRow, factsOf } from './repository';

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

interface Consultation extends Consulting {
  row: CoObligorRow;
  known: Awaited<ReturnType<typeof factsOf>>;
}

/** Consults the bureau, by their authorisation and once a day at most, and keeps what it reported. */
export async function consult(tx: Tx, consultation: Consultation): Promise<void> {
  const { row, known, vault, now } = consultation;
  const { consent, reports } = known;
  assertMayConsult(consent?.validatedAt, reports, consultation);
  if (await consultedFor(tx, vault, row, now)) throw conflict(t(coObligorWords.consultedAlready));
  const report = await consulted('bureau_reports', consultation);
  await tx.insert(bureauReports).values({ ...report, consentId: consent.id });
}
