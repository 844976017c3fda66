import type { projects as contract } from '@contract/credit/projects';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
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
