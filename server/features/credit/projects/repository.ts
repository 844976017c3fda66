import type { ProjectStatus } from '@contract/credit/project-states';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import type { Scope } from '@server/http/principal';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { projectQuery, projectScopeFilter } from './project';

interface Filters extends PageRequest {
  q?: string | undefined;
  status?: ProjectStatus | undefined;
  product_id?: number | undefined;
}

export async function listProjects(db: Db, scope: Scope, query: Filters) {
  return pageOf({
    db,
    table: projects,
    id: projects.id,
    where: and(
      projectScopeFilter(scope),
      query.status && eq(projects.status, query.status),
      query.product_id === undefined ? undefined : eq(projects.productId, query.product_id),
      query.q ? await matches(db, query.q) : undefined,
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

/** Applicants whose projects are looked up by their index; with more, the newest projects are read through. */
const FEW_APPLICANTS = 200;

/** Folio, or the name of the applicant. */
async function matches(db: Db, typed: string): Promise<SQL | undefined> {
  const named = await db
    .select({ id: applicants.id })
    .from(users)
    .innerJoin(applicants, eq(applicants.userId, users.id))
    .where(contains(users.fullName, typed))
    .limit(FEW_APPLICANTS + 1);
  const byName =
    named.length > FEW_APPLICANTS
      ? sql`exists (select 1 from applicants a join users u on u.id = a.user_id
          where a.id = ${projects.applicantId} and ${contains(sql`u.full_name`, typed)})`
      : inArray(
          projects.applicantId,
          named.map(({ id }) => id),
        );
  return or(contains(projects.folio, typed), byName);
}
