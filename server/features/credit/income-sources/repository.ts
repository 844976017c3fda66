import type { IncomeForm } from '@contract/credit/income-sources';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { incomeEvidence, incomeSources } from '@server/db/schema/credit-income-sources';
import type { AcceptedFile } from '@server/features/documents';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { type SourceRow, takesPart } from './project-income';

/** Which side of a request a reader is on; staff are on none. */
export const sideOf = ({ kind }: Scope): SourceRow['statedBy'] | null =>
  kind === 'own' ? 'applicant' : kind === 'org' ? 'supplier' : null;

/**
 * Whether a reader who reaches the request reads a source: the applicant's are for both sides, a co-obligor's for who
 * stated them and for staff. An installer is not told who answers for a credit.
 */
export const isSeen = (row: SourceRow, scope: Scope): boolean =>
  scope.kind === 'all' || row.role === 'applicant' || row.statedBy === sideOf(scope);

const selectSource = (db: Db | Tx) =>
  db
    .select({ row: incomeSources, folio: projects.folio, status: projects.status })
    .from(incomeSources)
    .innerJoin(projects, eq(projects.id, incomeSources.projectId))
    .leftJoin(coObligors, eq(coObligors.id, incomeSources.coObligorId));

const reached = (scope: Scope): SQL | undefined =>
  and(
    inScopeOfProject(scope, incomeSources.projectId),
    or(eq(incomeSources.role, 'applicant'), takesPart),
  );

/** One source that a reader reaches. */
export async function findSource(db: Db | Tx, scope: Scope, id: string) {
  const [found] = await selectSource(db).where(and(eq(incomeSources.id, id), reached(scope)));
  if (!found || !isSeen(found.row, scope)) throw notFound();
  return found;
}

export const evidenceOf = (db: Db | Tx, sourceId: string) =>
  db
    .select()
    .from(incomeEvidence)
    .where(eq(incomeEvidence.incomeSourceId, sourceId))
    .orderBy(asc(incomeEvidence.id));

/** One file of a source that a reader reaches. */
export async function findEvidence(db: Db | Tx, scope: Scope, id: string) {
  const [file] = await db.select().from(incomeEvidence).where(eq(incomeEvidence.id, id));
  if (!file) throw notFound();
  return { file, ...(await findSource(db, scope, file.incomeSourceId)) };
}

const columnsOf = ({ kind, payer, since, amount_cents, period, notes }: IncomeForm) => ({
  ...{ kind, payer, since, period, notes },
  amountCents: amount_cents,
});

type Whose = Pick<SourceRow, 'projectId' | 'role' | 'coObligorId' | 'statedBy'>;

export async function addSource(tx: Tx, whose: Whose, form: IncomeForm, now: Date) {
  const [added] = await tx
    .insert(incomeSources)
    .values({ ...whose, ...columnsOf(form), createdAt: now })
    .returning({ id: incomeSources.id, version: incomeSources.version });
  if (!added) throw new Error('the source was not stored');
  return added;
}

export async function saveSource(tx: Tx, { id, version }: SourceRow, form: IncomeForm) {
  await tx
    .update(incomeSources)
    .set({ ...columnsOf(form), version: version + 1 })
    .where(eq(incomeSources.id, id));
  return { id, version: version + 1 };
}

/** Its files go with it, and their bytes are swept. */
export async function deleteSource(tx: Tx, id: string): Promise<void> {
  await tx.delete(incomeSources).where(eq(incomeSources.id, id));
}

interface Brought {
  kind: typeof incomeEvidence.$inferInsert.kind;
  accepted: AcceptedFile;
  userId: string;
  now: Date;
}

export async function keepEvidence(tx: Tx, incomeSourceId: string, brought: Brought) {
  const { kind, accepted, userId, now } = brought;
  const { sha256, fileName, mediaType, size } = accepted;
  await tx.insert(incomeEvidence).values({
    ...{ incomeSourceId, kind, sha256, fileName, mediaType, size },
    ...{ uploadedBy: userId, uploadedAt: now },
  });
}

export async function deleteEvidence(tx: Tx, id: string): Promise<void> {
  await tx.delete(incomeEvidence).where(eq(incomeEvidence.id, id));
}
