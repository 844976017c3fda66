import type { Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/platform';
import { BOOKS_BEGIN } from '@server/features/platform';

/** Administrators come in without a second factor, as in demo data. */
export async function allowAdmins(tx: Tx): Promise<void> {
  const value = false;
  await tx
    .insert(settings)
    .values({
      key: 'admin_second_factor',
      value,
      validFrom: BOOKS_BEGIN,
      source: 'bench',
      setBy: 'bench',
    })
    .onConflictDoUpdate({ target: [settings.key, settings.validFrom], set: { value } });
}
