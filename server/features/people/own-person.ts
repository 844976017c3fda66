import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import { eq, sql } from 'drizzle-orm';

export interface OwnPerson {
  userId: string;
  kind: PersonKind;
  full_name: string;
  email: string;
  isInvestor: boolean;
  isApplicant: boolean;
}

/** What kind of person an account is of, as a column of the statement that locks their data. */
export const personTypeOf = (userId: string) =>
  sql<number>`(select ${users.personType} from ${users} where ${users.id} = ${userId})`;

/** The person or company whose account it is. With `lock`, saves of their data come one after another. */
export async function ownPerson(
  db: Db | Tx,
  userId: string,
  { lock = false } = {},
): Promise<OwnPerson> {
  const query = db
    .select({
      fullName: users.fullName,
      email: users.email,
      personType: users.personType,
      investorId: investors.id,
      applicantId: applicants.id,
    })
    .from(users)
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .where(eq(users.id, userId));
  const [row] = await (lock ? query.for('no key update', { of: users }) : query);
  if (!row) throw notFound();
  const { fullName, email, personType } = row;
  return {
    userId,
    kind: personKind(personType),
    full_name: fullName,
    email,
    isInvestor: row.investorId !== null,
    isApplicant: row.applicantId !== null,
  };
}
