import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import type { Scope } from '@server/http/principal';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

/** The applicants whom a reader may ask: of an installer and its agents, those it brought or who chose it. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'org') return sql`false`;
  return or(
    eq(applicants.supplierId, scope.supplierId),
    sql`exists (select 1 from ${projects} where ${projects.applicantId} = ${applicants.id}
      and ${projects.supplierId} = ${scope.supplierId})`,
  );
}

/** An applicant within reach, with whom to write to. */
export async function findApplicant(tx: Tx, scope: Scope, applicantId: string) {
  const [row] = await tx
    .select({
      id: applicants.id,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      personType: users.personType,
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(applicants.id, applicantId), within(scope)));
  return row;
}
