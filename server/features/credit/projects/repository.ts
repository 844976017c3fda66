import type { projects as contract } from '@contract/credit/projects';
import type { Tariff } from '@contract/credit/tariffs';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { installationSites, projects } from '@server/db/schema/credit';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { projectQuery, projectScopeFilter } from './project';
import { matches } from './search';

export function listProjects(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: projects,
    id: projects.id,
    select: projectQuery(db),
    own: (row) => row.project,
    within: and(projectScopeFilter(scope), query.archived ? undefined : notPutAway(scope)),
    filters: {
      status: projects.status,
      product_id: projects.productId,
      agent_id: projects.agentId,
      archived: () => isNotNull(projects.archivedAt),
      q: (typed) => matches(db, typed),
    },
    sorts: {
      folio: projects.folio,
      // Ids are made in order of time.
      created_at: projects.id,
      amount_cents: projects.amountCents,
      status_changed_at: projects.statusChangedAt,
    },
    defaultSort: '-created_at',
  });
}

/** What an installer put away leaves their own list alone. */
const notPutAway = (scope: Scope): SQL | undefined =>
  scope.kind === 'org' ? isNull(projects.archivedAt) : undefined;

/** Writes the tariff of a site of a project; answers whether the project has it. */
export async function setTariff(
  tx: Tx,
  { projectId, siteId, tariff }: { projectId: string; siteId: string; tariff: Tariff },
): Promise<{ from: Tariff | null } | null> {
  const which = and(eq(installationSites.id, siteId), eq(installationSites.projectId, projectId));
  const [before] = await tx
    .select({ from: installationSites.tariff })
    .from(installationSites)
    .where(which);
  if (before) await tx.update(installationSites).set({ tariff }).where(which);
  return before ?? null;
}
