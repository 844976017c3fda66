import type { UserStatus } from '@contract/identity/users';
import type { Role } from '@contract/kernel/roles';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

export const statusTone: Record<UserStatus, Tone> = {
  pending: 'warning',
  active: 'success',
  closed: 'neutral',
};

/** Names of some roles in one line. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => t(roleName[role])).join(', ');
