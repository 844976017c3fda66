import { type Role, roleName } from '@contract/roles';
import type { UserStatus } from '@contract/users';
import type { Tone } from '@portal/ui/parts/tones';

export const statusTone: Record<UserStatus, Tone> = {
  pending: 'warning',
  active: 'success',
  closed: 'neutral',
};

/** Names of some roles in one line. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => roleName[role]).join(', ');
