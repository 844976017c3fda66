import { money, withdrawalStatusName } from '@contract/locales/es-MX/treasury/money';
import { t } from '@portal/i18n';

/** The text of a withdrawal's current status. */
export const withdrawalStatusText = ({
  status,
  in_process,
}: {
  status: keyof typeof withdrawalStatusName;
  in_process: boolean;
}): string => (in_process ? t(money.inProcess) : t(withdrawalStatusName[status]));
