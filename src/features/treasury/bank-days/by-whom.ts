import { listed } from '@contract/kernel/listed';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import { t } from '@portal/i18n';

/** Those who did something to a day of the bank; without any it happened by itself. */
export const byWhom = (names: readonly string[]): string =>
  names.length > 0 ? listed(names) : t(bankDay.byItself);
