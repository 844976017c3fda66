import type { StageItem } from '@contract/credit/stage-item';
import type { Db, Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import { eq } from 'drizzle-orm';
import { bouncesOf } from './bounces';
import { evidenceOf } from './evidence';

export function stageQuery(db: Db | Tx) {
  return db
    .select({
      stage: stages,
      folio: projects.folio,
      supplierId: projects.supplierId,
      supplierName: suppliers.name,
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId));
}

export type StageRow = Awaited<ReturnType<typeof stageQuery>>[number];

/** The stages of one project, in order. */
export async function stagesOfProject(
  db: Db | Tx,
  projectId: string,
  now: Date,
): Promise<StageItem[]> {
  const rows = await stageQuery(db).where(eq(stages.projectId, projectId)).orderBy(stages.n);
  return describeStages(db, rows, now);
}

/** One stage, by its id alone: for callers that have checked access to its project. */
export async function findStage(db: Db | Tx, id: string, now: Date): Promise<StageItem> {
  const [item] = await describeStages(db, await stageQuery(db).where(eq(stages.id, id)), now);
  if (!item) throw notFound();
  return item;
}

export async function describeStages(
  db: Db | Tx,
  rows: StageRow[],
  now: Date,
): Promise<StageItem[]> {
  const evidence = await evidenceOf(
    db,
    rows.map(({ stage }) => stage.projectId),
    { now, of: 'people' },
  );
  const bounces = await bouncesOf(db, rows);
  return rows.map(({ stage, folio, supplierName }) => ({
    id: stage.id,
    project_id: stage.projectId,
    folio,
    supplier_name: supplierName,
    n: stage.n,
    name: stage.name,
    amount_cents: stage.amountCents,
    status: stage.status,
    evidence: evidence.get(stage.projectId) ?? 'missing',
    approved_at: stage.approvedAt?.toISOString() ?? null,
    paid_at: stage.paidAt?.toISOString() ?? null,
    tracking_key: stage.trackingKey,
    bounced_on: bounces.get(stage.id)?.on ?? null,
  }));
}
