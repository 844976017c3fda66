import type { Db } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { contains, hasFolio } from '@server/db/search-text';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';

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
  return or(hasFolio(projects.folio, typed), byName);
}
