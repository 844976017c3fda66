import {
  type UserAction,
  type UserStanding,
  type UserStatus,
  userActions,
} from '@contract/identity/users';
import { type OwnProfile, ownProfiles, type Role } from '@contract/kernel/roles';
import { isClosedByCodes } from '../auth/rules';

interface Account {
  id: string;
  status: UserStatus;
  blockedUntil: Date | null;
  staffBlockedAt: Date | null;
  wrongCodes: number;
  totpEnabledAt: Date | null;
}

/** The account in a list: staff's block is theirs to see and to lift; it only ever holds an open account. */
export const standingOf = ({
  status,
  staffBlockedAt,
}: Pick<Account, 'status' | 'staffBlockedAt'>): UserStanding =>
  status === 'active' && staffBlockedAt !== null ? 'blocked' : status;

/** Whether wrong passwords block the account at an instant. */
export const isBlocked = ({ blockedUntil }: Pick<Account, 'blockedUntil'>, now: Date): boolean =>
  blockedUntil !== null && blockedUntil > now;

/**
 * What staff may do about a person's access now; the server refuses by it and the portal draws its
 * buttons from it. On one's own account nothing: the pages of one's own security are for that, and a
 * colleague lifts a block.
 */
export function actionsOn(
  user: Account,
  given: { roles: readonly Role[]; openSessions: number; viewerId: string; now: Date },
): UserAction[] {
  if (user.id === given.viewerId) return [];
  const active = user.status === 'active';
  const possible: Record<UserAction, boolean> = {
    enter: active && user.staffBlockedAt === null && !given.roles.includes('admin'),
    resend_activation: user.status === 'pending',
    block: active && user.staffBlockedAt === null,
    unblock: user.staffBlockedAt !== null || (isBlocked(user, given.now) && !isClosedByCodes(user)),
    reset_password: active,
    reset_second_factor: active && user.totpEnabledAt !== null,
    end_sessions: given.openSessions > 0,
    revoke_admin: active && given.roles.includes('admin'),
  };
  return userActions.filter((action) => possible[action]);
}

/**
 * Profiles that staff may add to an account now. Staff stay apart from those whose credits and money they decide on,
 * who sells for a company is not one as well, and nobody is given what they agreed to no terms for.
 */
export function profilesToAdd(
  user: Pick<Account, 'status' | 'staffBlockedAt'> & { termsAcceptedAt: Date | null },
  roles: readonly Role[],
): OwnProfile[] {
  const isOpen = user.status === 'active' && user.staffBlockedAt === null;
  if (!isOpen || user.termsAcceptedAt === null || roles.includes('admin')) return [];
  const free = ownProfiles.filter((profile) => !roles.includes(profile));
  return roles.includes('supplier_agent') ? free.filter((one) => one !== 'supplier') : free;
}

/** Profiles that staff may take away where nothing hangs on them: whoever has one role alone keeps it. */
export const profilesToRemove = (roles: readonly Role[]): OwnProfile[] =>
  roles.length > 1 ? ownProfiles.filter((profile) => roles.includes(profile)) : [];

/** The keys of the starred screens, in the order in which they were starred, after one is added or taken away. */
export function starredAfter(
  starred: readonly string[],
  { star, unstar }: { star?: string | undefined; unstar?: string | undefined },
): string[] {
  const rest = starred.filter((key) => key !== unstar);
  return star === undefined || rest.includes(star) ? rest : [...rest, star];
}
