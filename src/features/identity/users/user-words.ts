import type { UserDetail, UserStanding } from '@contract/identity/users';
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

/** What the block of an account is offered with: of who could let others in again it takes two people, where it can. */
export function blockWords({ duties, block_by_two }: Pick<UserDetail, 'duties' | 'block_by_two'>) {
  const help = t(userWords.blockHelp);
  if (block_by_two) {
    return { label: t(userWords.askBlock), help: `${t(userWords.blockByTwoHelp)} ${help}` };
  }
  const alone = duties.includes('administration') ? `${t(userWords.blockAloneHelp)} ` : '';
  return { label: t(userWords.block), help: alone + help };
}

/** Names of some roles in one line. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => t(roleName[role])).join(', ');
