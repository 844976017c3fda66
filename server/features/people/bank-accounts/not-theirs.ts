import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { ownerOfClabe } from '../memberships/owners';
import { accountMark } from './account-mark';

/** No bank has this code. A code that the catalogue lacks may be a new bank's and is let through. */
const NO_BANK = '000';

/**
 * Why an account cannot be the own one of the user who registers it, or null: no bank's, a personal CLABE that the
 * operator assigned to a person, or an account of the operator itself. An account that another person registered is
 * not refused: two people may hold one, registering it first proves nothing and would lock its
 * owner out, and the refusal would reveal who has an account here. Money to it takes two of staff (`sharedDetails`).
 */
export async function whyNotTheirs(
  tx: Tx,
  vault: Vault,
  config: Config,
  clabe: string,
): Promise<string | null> {
  if (clabe.startsWith(NO_BANK)) return t(peopleWords.bankAccounts.notTheirs.noBank);
  const ofTheHouse =
    clabe === config.companyClabe ||
    (await ownerOfClabe(tx, clabe)) !== undefined ||
    (await hasSentFor(tx, accountMark(vault, clabe)));
  return ofTheHouse ? t(peopleWords.bankAccounts.notTheirs.portalClabe) : null;
}

/** Whether money of the portal has left from an account: then it is the portal's. */
async function hasSentFor(tx: Tx, senderMark: string): Promise<boolean> {
  const [line] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(and(eq(bankMovements.direction, 'out'), eq(bankMovements.senderMark, senderMark)))
    .limit(1);
  return line !== undefined;
}
