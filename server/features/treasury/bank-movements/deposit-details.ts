import type { Tx } from '@server/db/connection';
import { findMovement, namesOf } from './repository';

/** A deposit that goes back, for the person who confirms it: its key, and whom it was sent to. */
export async function depositDetails(tx: Tx, movementId: string | null) {
  if (!movementId) return [];
  const movement = await findMovement(tx, movementId);
  const owner = (await namesOf(tx, [movement])).get(movement.matchedId ?? '');
  return [
    { label: 'Clave de rastreo del depósito', value: movement.trackingKey },
    { label: 'Lo recibió', value: owner ?? 'Nadie: está sin identificar' },
  ];
}
