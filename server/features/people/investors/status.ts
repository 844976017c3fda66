import { identityStatus } from '@contract/documents/identity-photos';
import { type InvestorStatus, investorStatus } from '@contract/people/investor-status';
import { isOnboardingComplete } from '@contract/people/onboarding';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { identityPhotosOf } from '@server/features/documents';
import { notFound } from '@server/http/errors';
import { eq } from 'drizzle-orm';

/** How far an investor is, by their steps, their identity and what staff hold back. */
export async function investorStatusOf(db: Db, investorId: string): Promise<InvestorStatus> {
  const [row] = await db
    .select({ user: users, step: investors.onboardingStep })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  if (!row) throw notFound();
  const { user, step } = row;
  return investorStatus({
    restrictionLevel: user.restrictionLevel,
    onboarded: isOnboardingComplete('investor', user.personType, step),
    identity: identityStatus(await identityPhotosOf(db, user.id)),
  });
}
