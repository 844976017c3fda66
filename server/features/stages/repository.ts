import type { StageStatus } from '@contract/stage-item';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { stages } from '@server/db/schema/projects';
import type { Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { ofReachableProject } from '../projects/project';
import { describeStages, stageQuery } from './describe';

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
