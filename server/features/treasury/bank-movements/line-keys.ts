import type { BankLine } from '@contract/treasury/bank-movements';
import type { Vault } from '@server/db/vault';
import { accountMark } from '@server/features/people';

type KeyParts = Pick<BankLine, 'tracking_key' | 'occurred_on' | 'amount_cents' | 'sender_clabe'>;

/** The natural key of a bank line; its parts in normalised spelling. */
export function naturalKeyOf(vault: Vault, line: KeyParts): string {
  const parts = [line.tracking_key, line.occurred_on, line.amount_cents, line.sender_clabe];
  return vault.mark(parts.join('|'), 'bank-line');
}

/** The key of a line that equals an earlier one and is another transfer: kept beside that one's. */
export const keyBeside = (naturalKey: string, id: string) => `${naturalKey}:${id}`;

/** Whether a line was kept under a key, or beside it. */
export const isKeyedBy = (row: { naturalKey: string }, naturalKey: string) =>
  row.naturalKey === naturalKey || row.naturalKey.startsWith(keyBeside(naturalKey, ''));

const senderPlace = (id: string) => `bank_movements.sender_clabe:${id}`;
const receiverPlace = (id: string) => `bank_movements.receiver_clabe:${id}`;

/** The accounts of a line as its row keeps them. */
export const sealAccounts = (vault: Vault, id: string, sender: string, receiver: string) => ({
  senderClabe: vault.seal(sender, senderPlace(id)),
  receiverClabe: vault.seal(receiver, receiverPlace(id)),
  senderMark: accountMark(vault, sender),
  receiverMark: accountMark(vault, receiver),
});

interface Sealed {
  id: string;
  senderClabe: string;
  receiverClabe: string;
}

export const senderOf = (vault: Vault, row: Sealed) =>
  vault.open(row.senderClabe, senderPlace(row.id));

export const receiverOf = (vault: Vault, row: Sealed) =>
  vault.open(row.receiverClabe, receiverPlace(row.id));
