import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { t } from '@server/i18n';

/** An account as lists and approvals name it: its bank and last four digits. */
export const accountEnding = ({ bank, last4 }: { bank: string | null; last4: string }) =>
  [bank, t(treasuryWords.transfers.accountEnding.accountEnding, { last4 })]
    .filter(Boolean)
    .join(' ');
