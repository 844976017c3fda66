import { openCommitmentStatuses } from '@contract/funding/commitments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { loans } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { loadedUdi, udiRead } from '@server/features/credit';
import { lastBegunColumn, udiDay } from '@server/features/platform';
import { principalOwedTo } from '@server/ledger/principal';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { lawColumns, lawRead } from './law';
import type { Exposure } from './limits';

type Opportunity = Pick<typeof opportunities.$inferSelect, 'id' | 'loanId' | 'goalCents'>;

/** What the limit of an investor in an opportunity depends on, as of now. */
export async function exposureOf(
  db: Db | Tx,
  investorId: string,
  opportunity: Opportunity,
  now: Date,
): Promise<Exposure> {
  const day = dayInMexicoCity(now);
  const [row] = await factsQuery(db).execute({
    investorId,
    loanId: opportunity.loanId,
    opportunityId: opportunity.id,
    day,
    udiDay: udiDay(day),
  });
  if (!row || row.applicant === null) {
    throw new Error('the commitment has no investor or no applicant');
  }
  const { standing, writtenOff } = await principalOwedTo(db, investorId);
  return {
    investor: personKind(row.investor),
    exempt: row.experienced,
    applicant: personKind(row.applicant),
    outstanding: standing,
    writtenOff,
    committed: toCentavos(BigInt(row.committed)),
    inThisRequest: toCentavos(BigInt(row.here)),
    requested: opportunity.goalCents,
    published: Number(row.published),
    udiMillionths: loadedUdi(udiRead(row.udi, now)),
    law: lawRead(row, day),
  };
}

const value = sql.placeholder;

/** What an investor has promised and not delivered, here or anywhere. */
const promised = (here?: SQL) => sql<string>`(select coalesce(sum(${commitments.amountCents}), 0)
  from ${commitments} where ${and(
    eq(commitments.investorId, value('investorId')),
    inArray(commitments.status, [...openCommitmentStatuses]),
    here,
  )})`;

const factsQuery = prepared((db) =>
  db
    .select({
      investor: users.personType,
      experienced: investors.experienced,
      applicant: sql<number | null>`(select ${users.personType} from ${loans}
        join ${applicants} on ${applicants.id} = ${loans.applicantId}
        join ${users} on ${users.id} = ${applicants.userId}
        where ${loans.id} = ${value('loanId')})`,
      committed: promised(),
      here: promised(eq(commitments.opportunityId, value('opportunityId'))),
      published: sql<string>`(select count(*) from ${opportunities} where ${eq(opportunities.status, 'open')})`,
      udi: lastBegunColumn('udi_value', value('udiDay')),
      ...lawColumns,
    })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, value('investorId')))
    .prepare('exposure'),
);
