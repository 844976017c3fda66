import type { UserStatus } from '@contract/identity/users';
import { type Role, roleName } from '@contract/kernel/roles';
import type { Tone } from '@portal/ui/kit/tones';

export const statusTone: Record<UserStatus, Tone> = {
  pending: 'warning',
  active: 'success',
  closed: 'neutral',
};

/** Names of some roles in one line. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => roleName[role]).join(', ');
