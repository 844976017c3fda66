import { normaliseAccount } from '@contract/kernel/fields/account-number';
import type { Vault } from '@server/db/vault';

/** By which an account is found again without being readable. */
export const accountMark = (vault: Vault, account: string) =>
  vault.mark(normaliseAccount(account), 'bank-account');
