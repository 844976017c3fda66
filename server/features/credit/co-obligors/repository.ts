import {
  type CoObligorFacts,
  coObligorState,
  coObligorStatuses,
} from '@contract/credit/co-obligor-states';
import { identityStatus } from '@contract/documents/identity-photos';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { bureauConsents, bureauReports, coObligors } from '@server/db/schema/credit-co-obligors';
import { identityPhotosOf } from '@server/features/documents';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

export type CoObligorRow = typeof coObligors.$inferSelect;

/** The one who was named last: at most one takes part in a credit at a time. */
export async function lastCoObligor(db: Db | Tx, projectId: string) {
  const [row] = await db
    .select()
    .from(coObligors)
    .where(eq(coObligors.projectId, projectId))
    .orderBy(desc(coObligors.id))
    .limit(1);
  return row;
}

/** One of them, locked until the transaction ends: answers, codes and withdrawal come one after another. */
export async function lockCoObligor(tx: Tx, id: string): Promise<CoObligorRow | undefined> {
  const [row] = await tx
    .select()
    .from(coObligors)
    .where(eq(coObligors.id, id))
    .for('no key update');
  return row;
}

/** Those with an address who may have something left to do. */
export async function openAt(tx: Tx, email: string): Promise<CoObligorRow[]> {
  const rows = await tx
    .select({ row: coObligors })
    .from(coObligors)
    .innerJoin(projects, eq(projects.id, coObligors.projectId))
    .where(
      and(
        inArray(projects.status, [...coObligorStatuses]),
        eq(coObligors.email, email),
        isNull(coObligors.declinedAt),
        isNull(coObligors.withdrawnAt),
      ),
    );
  return rows.map(({ row }) => row);
}

export async function consentOf(db: Db | Tx, coObligorId: string) {
  const [row] = await db
    .select()
    .from(bureauConsents)
    .where(eq(bureauConsents.coObligorId, coObligorId));
  return row;
}

/** Oldest first. */
export const reportsOf = (db: Db | Tx, consentId: string) =>
  db
    .select()
    .from(bureauReports)
    .where(eq(bureauReports.consentId, consentId))
    .orderBy(asc(bureauReports.id));

/** How far a co-obligor is. */
export async function factsOf(db: Db | Tx, row: CoObligorRow) {
  const consent = await consentOf(db, row.id);
  const reports = consent ? await reportsOf(db, consent.id) : [];
  const facts: CoObligorFacts = {
    acceptedAt: row.acceptedAt,
    declinedAt: row.declinedAt,
    withdrawnAt: row.withdrawnAt,
    consentedAt: consent?.validatedAt ?? null,
    consultedAt: reports.at(-1)?.recordedAt ?? null,
    identity: identityStatus(await identityPhotosOf(db, row.id, 'co_obligors')),
  };
  return { facts, state: coObligorState(facts), consent, reports };
}
