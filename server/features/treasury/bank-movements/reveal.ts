import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type { Recorder } from '@server/http/implement';
import { receiverOf, senderOf } from './line-keys';
import { findMovement } from './repository';

/** The accounts of a line, in full; the request is audited. */
export async function revealAccounts(tx: Tx, vault: Vault, movementId: string, record: Recorder) {
  const row = await findMovement(tx, movementId);
  await record(row.id, { tracking_key: row.trackingKey });
  return { sender_clabe: senderOf(vault, row), receiver_clabe: receiverOf(vault, row) };
}
