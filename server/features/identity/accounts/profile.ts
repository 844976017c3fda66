import type { Role } from '@contract/kernel/roles';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t } from '@server/i18n';

/** What an account is for, in words. */
export const profileOf = (roles: readonly Role[]): string =>
  roles.map((role) => t(roleName[role])).join(', ');
