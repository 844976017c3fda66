import { money, withdrawalStatusName } from '@contract/locales/es-MX/treasury/money';
import { t } from '@portal/i18n';

/** What a withdrawal is called as it stands. */
export const withdrawalStatusText = ({
  status,
  in_process,
}: {
  status: keyof typeof withdrawalStatusName;
  in_process: boolean;
}): string => (in_process ? t(money.inProcess) : t(withdrawalStatusName[status]));
