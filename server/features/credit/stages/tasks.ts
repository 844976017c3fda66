import type { stages as contract } from '@contract/credit/stages';
import type { Db } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import type { Answer } from '@server/http/implement';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { describeProjects } from '../projects/describe';
import { projectQuery, projectScopeFilter } from '../projects/project';
import { bouncesOf, cameBackFromAccount } from './bounces';
import { stageQuery } from './describe';
import type { Viewer } from './payment-standing';

/** Most projects that are looked through: whose turn it is follows from their photographs, which no column tells. */
const MOST_READ = 300;
const MOST_SHOWN = 50;
const MOST_BOUNCED = 100;

/** What waits for an installer: contracts to sign, systems to install, payments that the bank sent back. */
export async function installerTasks(
  db: Db,
  viewer: Viewer,
): Promise<Answer<typeof contract.tasks>> {
  const rows = await projectQuery(db)
    .where(
      and(projectScopeFilter(viewer.scope), inArray(projects.status, ['to_sign', 'installing'])),
    )
    .orderBy(asc(projects.statusChangedAt), asc(projects.id))
    .limit(MOST_READ + 1);
  const read = rows.slice(0, MOST_READ);
  const items = await describeProjects(db, read, viewer.principal, viewer.now);
  const waiting = items.filter(({ next_actor }) => next_actor === 'supplier');
  return {
    projects: waiting.slice(0, MOST_SHOWN),
    total: waiting.length,
    total_is_capped: rows.length > read.length,
    payable: await payableStages(db, viewer),
    bounced: await bouncedStages(db, viewer),
  };
}

/** What is to be paid to the installer, save what their account sent back. */
async function payableStages(db: Db, { scope }: Viewer) {
  const rows = await stageQuery(db)
    .where(
      and(
        projectScopeFilter(scope),
        eq(stages.status, 'payable'),
        sql`${cameBackFromAccount} is not true`,
      ),
    )
    .orderBy(asc(stages.id))
    .limit(MOST_SHOWN);
  return rows.map(({ stage, folio }) => ({
    id: stage.id,
    project_id: stage.projectId,
    folio,
    amount_cents: stage.amountCents,
  }));
}

async function bouncedStages(db: Db, { scope }: Viewer) {
  const rows = await stageQuery(db)
    .where(and(projectScopeFilter(scope), eq(stages.status, 'payable'), cameBackFromAccount))
    .orderBy(asc(stages.id))
    .limit(MOST_BOUNCED);
  const bounces = await bouncesOf(db, rows);
  return rows.map(({ stage: { id }, folio }) => ({
    id,
    folio,
    bounced_on: bounces.get(id)?.on ?? null,
  }));
}
