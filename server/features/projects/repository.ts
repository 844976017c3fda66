import type { ProjectStatus } from '@contract/project-states';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/projects';
import { contains } from '@server/db/search-text';
import type { Scope } from '@server/http/principal';
import { and, eq, sql } from 'drizzle-orm';
import { projectQuery, reachableProjects } from './project';

interface Filters extends PageRequest {
  q?: string | undefined;
  status?: ProjectStatus | undefined;
  product_id?: number | undefined;
}

export function listProjects(db: Db, scope: Scope, query: Filters) {
  return pageOf({
    db,
    table: projects,
    id: projects.id,
    where: and(
      reachableProjects(scope),
      query.status && eq(projects.status, query.status),
      query.product_id === undefined ? undefined : eq(projects.productId, query.product_id),
      query.q ? matches(query.q) : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      projectQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: {
      folio: { column: projects.folio, value: (row) => row.project.folio },
      // Ids are made in order of time.
      created_at: { column: projects.id, value: (row) => row.project.id },
      amount_cents: { column: projects.amountCents, value: (row) => row.project.amountCents },
      status_changed_at: {
        column: projects.statusChangedAt,
        value: (row) => row.project.statusChangedAt,
      },
    },
    idOf: (row) => row.project.id,
  });
}

/** Folio, or the name of the applicant. */
const matches = (typed: string) => sql`${projects.id} in (
  select p.id from projects p where ${contains(sql`p.folio`, typed)}
  union all
  select p.id from users u join applicants a on a.user_id = u.id join projects p on p.applicant_id = a.id
  where ${contains(sql`u.full_name`, typed)})`;
