import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { t } from '@server/i18n';
import { findMovement, ownersOf } from './repository';

/** A deposit that goes back, for the person who confirms it: its key, and whom it was sent to. */
export async function depositDetails(tx: Tx, movementId: string | null) {
  if (!movementId) return [];
  const movement = await findMovement(tx, movementId);
  const owner = (await ownersOf(tx, [movement])).get(movement.matchedId ?? '');
  return [
    {
      label: t(treasuryWords.bankMovements.depositDetails.depositKey),
      value: movement.trackingKey,
    },
    {
      label: t(treasuryWords.bankMovements.depositDetails.receivedBy),
      value: owner?.name ?? t(treasuryWords.bankMovements.depositDetails.noOwnerYet),
    },
  ];
}
