import type { stages as contract } from '@contract/credit/stages';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects, stages } from '@server/db/schema/credit';
import type { QueryOf } from '@server/http/implement';
import { eq, sql } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { describeStages, stageQuery } from './describe';
import { standingOf, type Viewer } from './payment-standing';

/** Of what an installer installs. */
const ofSupplier = (supplierId: string) =>
  sql`${stages.projectId} in (select ${projects.id} from ${projects} where ${eq(projects.supplierId, supplierId)})`;

export async function listStages(db: Db, query: QueryOf<typeof contract.list>, viewer: Viewer) {
  const page = await pageOf(db, query, {
    table: stages,
    id: stages.id,
    select: stageQuery(db),
    own: (row) => row.stage,
    within: inScopeOfProject(viewer.scope, stages.projectId),
    filters: { status: stages.status, project_id: stages.projectId, supplier_id: ofSupplier },
    sorts: { created_at: stages.id, amount_cents: stages.amountCents },
    defaultSort: '-created_at',
  });
  const standing = await standingOf(db, page.items, viewer);
  const items = await describeStages(db, page.items, viewer.now);
  const installers = new Map(
    page.items.map(({ stage, supplierId }) => [
      stage.id,
      viewer.scope.kind === 'all' ? supplierId : null,
    ]),
  );
  return {
    ...page,
    items: items.map((item) => ({
      ...item,
      supplier_id: installers.get(item.id) ?? null,
      ...standing(item.id),
    })),
  };
}
