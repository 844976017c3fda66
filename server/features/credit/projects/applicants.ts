import { applicants as contract } from '@contract/people/applicants';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { implement, type QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { projectScopeFilter } from './project';

/** A supplier reaches the applicants it brought and those who chose it for a project; staff, all. */
function applicantScopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'org') return sql`false`;
  return or(
    eq(applicants.supplierId, scope.supplierId),
    sql`exists (select 1 from ${projects} where ${projects.applicantId} = ${applicants.id}
      and ${projectScopeFilter(scope)})`,
  );
}

function listApplicants(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: applicants,
    id: applicants.id,
    select: db
      .select({ applicant: applicants, user: users })
      .from(applicants)
      .innerJoin(users, eq(users.id, applicants.userId)),
    own: (row) => row.applicant,
    within: applicantScopeFilter(scope),
    filters: { q: (typed) => (scope.kind === 'all' ? namedOrMailed(typed) : named(typed)) },
    sorts: { created_at: applicants.id },
    defaultSort: '-created_at',
  });
}

const named = (typed: string) =>
  sql`${applicants.userId} in (select u.id from users u where ${contains(sql`u.full_name`, typed)})`;

/** Staff find them by mail too; a company is not to try addresses. */
const namedOrMailed = (typed: string) =>
  sql`${applicants.userId} in (select u.id from users u
    where ${or(contains(sql`u.full_name`, typed), contains(sql`u.email`, typed))})`;

/** The projects of some applicants that a scope reaches, the newest first. */
function projectsOf(db: Db, scope: Scope, applicantIds: string[]) {
  return db
    .select()
    .from(projects)
    .where(and(inArray(projects.applicantId, applicantIds), projectScopeFilter(scope)))
    .orderBy(desc(projects.id));
}

export const applicantHandlers = implement(contract, {
  async list({ db, scope, query }) {
    const page = await listApplicants(db, scope, query);
    const ids = page.items.map(({ applicant }) => applicant.id);
    const known = ids.length > 0 ? await projectsOf(db, scope, ids) : [];
    return {
      ...page,
      items: page.items.map(({ applicant, user }) => {
        const own = known.filter(({ applicantId }) => applicantId === applicant.id);
        const [last] = own;
        return {
          id: applicant.id,
          full_name: user.fullName,
          account: scope.kind === 'all' ? { user_id: user.id, email: user.email } : null,
          person_type: user.personType,
          projects: own.length,
          last_project: last ? { id: last.id, folio: last.folio, status: last.status } : null,
          created_at: applicant.createdAt.toISOString(),
        };
      }),
    };
  },
});
