import { user } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';

export const supplierStatusText = (status: number, verified: boolean): string =>
  t(verified ? user.supplierVerified : user.supplierUnverified, { status });
