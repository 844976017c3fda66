import type { projects as contract } from '@contract/credit/projects';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { projectQuery, projectScopeFilter } from './project';

export function listProjects(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: projects,
    id: projects.id,
    select: projectQuery(db),
    own: (row) => row.project,
    within: projectScopeFilter(scope),
    filters: {
      status: projects.status,
      product_id: projects.productId,
      agent_id: projects.agentId,
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

/** Applicants whose projects are looked up by their index; with more, the newest projects are read through. */
const FEW_APPLICANTS = 200;

/** Folio, or the name of the applicant. */
export async function matches(db: Db, typed: string): Promise<SQL | undefined> {
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
