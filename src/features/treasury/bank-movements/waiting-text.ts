import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { t } from '@portal/i18n';

/** What an imported statement left to do; empty when it left nothing. */
export const waitingText = (unidentified: number, toDecide: number): string =>
  [
    unidentified > 0 ? t(treasury.unidentifiedCount, { count: unidentified }) : '',
    toDecide > 0 ? t(treasury.toDecideCount, { count: toDecide }) : '',
  ]
    .join(' ')
    .trim();
