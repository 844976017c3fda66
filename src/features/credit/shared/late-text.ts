import { owedWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';

/** How late a payment is, with the charges that came of it, if any. */
export const lateText = (count: number, charges: string | null): string =>
  charges ? t(owedWords.lateWithCharges, { count, charges }) : t(owedWords.late, { count });
