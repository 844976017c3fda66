import { and, eq } from 'drizzle-orm';
import type { StageItem, StageStatus } from '@contract/stages';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { suppliers } from '@server/db/schema/people';
import { projects, stages } from '@server/db/schema/projects';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { ofReachableProject } from '../projects/repository';
import { evidenceOf } from './evidence';

function stageQuery(db: Db | Tx) {
  return db
    .select({ stage: stages, folio: projects.folio, supplierName: suppliers.name })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId));
}

type StageRow = Awaited<ReturnType<typeof stageQuery>>[number];

interface Filters extends PageRequest {
  status?: StageStatus | undefined;
  project_id?: string | undefined;
}

export async function listStages(db: Db, scope: Scope, query: Filters) {
  const page = await pageOf({
    db,
    table: stages,
    id: stages.id,
    where: and(
      ofReachableProject(scope, stages.projectId),
      query.status && eq(stages.status, query.status),
      query.project_id ? eq(stages.projectId, query.project_id) : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      stageQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: {
      created_at: { column: stages.id, value: (row) => row.stage.id },
      amount_cents: { column: stages.amountCents, value: (row) => row.stage.amountCents },
    },
    idOf: (row) => row.stage.id,
  });
  return { ...page, items: await describeStages(db, page.items) };
}

/** The stages of one project, in order. */
export async function stagesOfProject(db: Db | Tx, projectId: string): Promise<StageItem[]> {
  const rows = await stageQuery(db).where(eq(stages.projectId, projectId)).orderBy(stages.n);
  return describeStages(db, rows);
}

/** One stage, by its id alone: for whoever has reached its project already. */
export async function findStage(db: Db | Tx, id: string): Promise<StageItem> {
  const [item] = await describeStages(db, await stageQuery(db).where(eq(stages.id, id)));
  if (!item) throw notFound();
  return item;
}

async function describeStages(db: Db | Tx, rows: StageRow[]): Promise<StageItem[]> {
  const evidence = await evidenceOf(db, rows.map(({ stage }) => stage.projectId));
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
  }));
}
