import type { Tx } from '@server/db/connection';
import { accountAt } from '../accounts/address';

/** The account that has an address; undefined when none has, or one that was never activated and gives way. */
export async function isTaken(tx: Tx, email: string) {
  const known = await accountAt(tx, email);
  return known?.status === 'pending' ? undefined : known;
}
