import type { StageStatus } from '@contract/credit/stage-item';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { stages } from '@server/db/schema/credit';
import { and, eq } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { describeStages, stageQuery } from './describe';
import { standingOf, type Viewer } from './payment-standing';

interface Filters extends PageRequest {
  status?: StageStatus | undefined;
  project_id?: string | undefined;
}

export async function listStages(db: Db, query: Filters, viewer: Viewer) {
  const page = await pageOf({
    db,
    table: stages,
    id: stages.id,
    where: and(
      inScopeOfProject(viewer.scope, stages.projectId),
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
  const standing = await standingOf(db, page.items, viewer);
  const items = await describeStages(db, page.items);
  return { ...page, items: items.map((item) => ({ ...item, ...standing(item.id) })) };
}
