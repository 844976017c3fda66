import { MIN_PROJECT_CENTS } from '@contract/credit/project-states';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { personKind } from '@contract/kernel/fields/person-type';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import { mostOf } from './rules';
import { describeTotalOwed } from './total-owed';
import { requestBound } from './udi';

/** Least and most that an applicant may ask for today, as a new request is held to; null while the UDI is not loaded. */
export async function loanLimitsOf(
  db: Db,
  applicantId: string,
  now: Date,
): Promise<{ minimum: Centavos; maximum: Centavos } | null> {
  const [person] = await db
    .select({ personType: users.personType })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId));
  if (!person) return null;
  const { udis, udi } = await requestBound(db, personKind(person.personType), now);
  if (udi === null) return null;
  const nothing = { applicantId, amount: toCentavos(0), owedElsewhere: null, now };
  const { remaining_cents: remaining } = await describeTotalOwed(db, nothing);
  const most = mostOf({ udis, udi });
  return {
    minimum: toCentavos(MIN_PROJECT_CENTS),
    maximum: toCentavos(Math.max(0, Math.min(most, remaining ?? most))),
  };
}
