import type { PreparedState } from '@contract/credit/prepared-requests';
import { oneTimeLife } from '@server/features/identity';

interface Prepared {
  projectId: string | null;
  revokedAt: Date | null;
  invitedAt: Date;
}

export function stateOf({ projectId, revokedAt }: Omit<Prepared, 'invitedAt'>): PreparedState {
  if (projectId) return 'asked';
  return revokedAt ? 'revoked' : 'invited';
}

/** When the link that was mailed last stops working; null where none is open. */
export function linkEnd(request: Prepared): Date | null {
  if (stateOf(request) !== 'invited') return null;
  return new Date(request.invitedAt.getTime() + oneTimeLife.credit_activation);
}
