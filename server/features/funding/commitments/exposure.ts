import { openCommitmentStatuses } from '@contract/funding/commitments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { udiOf } from '@server/features/credit';
import { settingAt } from '@server/features/platform';
import { principalOwedTo } from '@server/ledger/principal';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Exposure } from './limits';

type Opportunity = Pick<typeof opportunities.$inferSelect, 'id' | 'loanId' | 'goalCents'>;

/** What the limit of an investor in an opportunity depends on, as of now. */
export async function exposureOf(
  db: Db | Tx,
  investorId: string,
  opportunity: Opportunity,
  now: Date,
): Promise<Exposure> {
  const [investor] = await db
    .select({ personType: users.personType, experienced: investors.experienced })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  const [applicant] = await db
    .select({ personType: users.personType })
    .from(loans)
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(loans.id, opportunity.loanId));
  if (!investor || !applicant) throw new Error('the commitment has no investor or no applicant');
  const open = inArray(commitments.status, [...openCommitmentStatuses]);
  const [sums] = await db
    .select({
      committed: sql<string>`coalesce(sum(${commitments.amountCents}) filter (where ${open}), 0)`,
      here: sql<string>`coalesce(sum(${commitments.amountCents}) filter (where ${and(open, eq(commitments.opportunityId, opportunity.id))}), 0)`,
    })
    .from(commitments)
    .where(eq(commitments.investorId, investorId));
  const [published] = await db
    .select({ n: count() })
    .from(opportunities)
    .where(eq(opportunities.status, 'open'));
  return {
    investor: personKind(investor.personType),
    exempt: investor.experienced,
    applicant: personKind(applicant.personType),
    outstanding: await principalOwedTo(db, investorId),
    committed: toCentavos(BigInt(sums?.committed ?? 0)),
    inThisRequest: toCentavos(BigInt(sums?.here ?? 0)),
    requested: opportunity.goalCents,
    published: published?.n ?? 0,
    udiMillionths: await udiOf(db, now),
    denominatorIncludesNew: await settingAt(
      db,
      'limit_denominator_includes_nci',
      dayInMexicoCity(now),
    ),
  };
}
