import type { Tx } from '@server/db/connection';
import { postalCodes } from '@server/db/schema/people-profiles';
import type { Place } from './rules';

/** Rows in a statement; a statement has at most 65,535 values. */
const BATCH = 5000;

/** Puts a catalogue in the place of the one before. */
export async function importPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
  await tx.delete(postalCodes);
  for (let from = 0; from < places.length; from += BATCH) {
    const rows = places.slice(from, from + BATCH);
    // The same name as a colonia and as a housing estate is one place.
    await tx.insert(postalCodes).values(rows).onConflictDoNothing();
  }
}
