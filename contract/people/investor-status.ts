import type { IdentityStatus } from '../documents/identity-photos';

/** How far an investor is: `investor_status` of the logged-in user, which the specification leaves without values. */
export const investorStatuses = { restricted: 0, onboarding: 1, inReview: 2, active: 3 } as const;
export type InvestorStatus = (typeof investorStatuses)[keyof typeof investorStatuses];

interface InvestorFacts {
  /** How far staff hold the account back. */
  restrictionLevel: number;
  /** Whether every step of the onboarding is finished. */
  onboarded: boolean;
  identity: IdentityStatus;
}

/**
 * Held back by staff before all else; then at their onboarding, waiting for staff to verify who they are (or asked to
 * prove it again), or active. A closed or blocked account has no session that could be told of.
 */
export function investorStatus({
  restrictionLevel,
  onboarded,
  identity,
}: InvestorFacts): InvestorStatus {
  if (restrictionLevel > 0) return investorStatuses.restricted;
  if (!onboarded) return investorStatuses.onboarding;
  return identity === 'verified' ? investorStatuses.active : investorStatuses.inReview;
}
