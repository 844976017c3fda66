import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { audit } from '@server/features/platform/audit/audit';
import { receiverOf, senderOf } from './line-keys';
import { findMovement } from './repository';

/** The accounts of a line, whole; who asked for them is written down. */
export async function revealAccounts(
  tx: Tx,
  vault: Vault,
  { movementId, userId, now }: { movementId: string; userId: string; now: Date },
) {
  const row = await findMovement(tx, movementId);
  await audit(tx, {
    at: now,
    userId,
    action: 'bank-movements.reveal',
    object: 'bank_movements',
    objectId: row.id,
    details: { tracking_key: row.trackingKey },
  });
  return { sender_clabe: senderOf(vault, row), receiver_clabe: receiverOf(vault, row) };
}
