import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { isOfAnotherToo } from '@server/features/people';
import { t } from '@server/i18n';

/**
 * What the second person reads of a transfer to an account that another person registered too; empty of any other. Two
 * people may hold one, and one may have registered another's: such a transfer takes two of staff, whatever its amount.
 */
export async function sharedDetails(tx: Tx, mark: string, userId: string) {
  if (!(await isOfAnotherToo(tx, mark, userId))) return [];
  const { attention, ofAnotherToo } = treasuryWords.transfers.bankFile;
  return [{ label: t(attention), value: t(ofAnotherToo) }];
}
