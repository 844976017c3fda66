import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { accountMark, bankAccountOf } from '@server/features/people';

/**
 * Identifies the account of a transfer, and whether its owner has changed theirs since: a bank and
 * four digits are easily the same.
 */
export async function accountFingerprint(
  tx: Tx,
  vault: Vault,
  { clabe, ownerId }: { clabe: string; ownerId: string | null },
): Promise<string> {
  const account = ownerId ? await bankAccountOf(tx, vault, ownerId) : null;
  return `${accountMark(vault, clabe)}/${account?.changedAt.toISOString() ?? ''}`;
}
