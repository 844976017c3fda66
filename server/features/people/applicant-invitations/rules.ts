import type { InvitationState } from '@contract/people/applicant-invitations';
import { oneTimeLife } from '@server/features/identity';

interface Invitation {
  userId: string | null;
  revokedAt: Date | null;
  invitedAt: Date;
}

export function stateOf({ userId, revokedAt }: Omit<Invitation, 'invitedAt'>): InvitationState {
  if (revokedAt) return 'revoked';
  return userId ? 'joined' : 'invited';
}

/** When the link that was mailed last stops working; null where none is open. */
export function linkEnd(invitation: Invitation): Date | null {
  if (stateOf(invitation) !== 'invited') return null;
  return new Date(invitation.invitedAt.getTime() + oneTimeLife.applicant_creation);
}
