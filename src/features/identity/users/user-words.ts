import type { UserDetail, UserStanding } from '@contract/identity/users';
import type { Duty } from '@contract/kernel/duties';
import type { Role } from '@contract/kernel/roles';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { users, user as userWords } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

type Shut = Pick<UserDetail, 'staff_block' | 'blocked_until' | 'closed_by_codes' | 'unused'>;

/** The account is open and does not let its person in for now. */
export const isShut = ({ staff_block, blocked_until, closed_by_codes, unused }: Shut) =>
  staff_block !== null || blocked_until !== null || closed_by_codes || unused;

/** The state of an account as its tag: one that is blocked is not called active. */
export function stateOf(user: Shut & Pick<UserDetail, 'status'>): { tone: Tone; text: string } {
  return user.status === 'active' && isShut(user)
    ? { tone: 'danger', text: t(userWords.blocked) }
    : { tone: standingTone[user.status], text: t(users.standings[user.status]) };
}

export const standingTone: Record<UserStanding, Tone> = {
  pending: 'warning',
  active: 'success',
  blocked: 'danger',
  closed: 'neutral',
};

/** What the block of an account is offered with: of who could let others in again it takes two people. */
export function blockWords(duties: readonly Duty[]): { label: string; help: string } {
  const help = t(userWords.blockHelp);
  return duties.includes('administration')
    ? { label: t(userWords.askBlock), help: `${t(userWords.blockByTwoHelp)} ${help}` }
    : { label: t(userWords.block), help };
}

/** Names of some roles in one line. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => t(roleName[role])).join(', ');
