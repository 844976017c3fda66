import { openCommitmentStatuses } from '@contract/funding/commitments';
import type { investors as contract } from '@contract/people/investors';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { commitments } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { users } from '@server/db/schema/identity';
import { bankAccounts, investors } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, inArray, or, sql } from 'drizzle-orm';

const hasAccount = sql<boolean>`exists (select 1 from ${bankAccounts}
  where ${bankAccounts.ownerId} = ${investors.id})`;

/** Investors for staff; for others none, also by another policy. */
export function listInvestors(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const promised = db
    .select({ sum: sql`coalesce(sum(${commitments.amountCents}), 0)` })
    .from(commitments)
    .where(
      and(
        eq(commitments.investorId, investors.id),
        inArray(commitments.status, [...openCommitmentStatuses]),
      ),
    );
  const taken = db
    .select({ n: sql`count(distinct ${participations.loanId})::int` })
    .from(participations)
    .where(eq(participations.investorId, investors.id));
  return pageOf(db, query, {
    table: investors,
    id: investors.id,
    select: db
      .select({
        investor: investors,
        user: users,
        committed: sql<string>`(${promised})`,
        participations: sql<number>`(${taken})`,
        hasAccount,
      })
      .from(investors)
      .innerJoin(users, eq(users.id, investors.userId)),
    own: (row) => row.investor,
    within: scope.kind === 'all' ? undefined : sql`false`,
    filters: {
      account: (account) => (account === 'registered' ? hasAccount : sql`not (${hasAccount})`),
      q: (typed) =>
        sql`${investors.userId} in (select u.id from users u
          where ${or(contains(sql`u.full_name`, typed), contains(sql`u.email`, typed))})`,
    },
    sorts: { created_at: investors.createdAt },
    defaultSort: '-created_at',
  });
}
