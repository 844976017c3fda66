import type { addresses as contract } from '@contract/people/addresses';
import type { Tx } from '@server/db/connection';
import { addresses } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { described } from './kept';

type Body = z.output<typeof contract.edit.body>;

/** The same, locked until the transaction ends. */
export async function lockAddress(tx: Tx, userId: string) {
  const [row] = await tx
    .insert(addresses)
    .values({ userId })
    .onConflictDoUpdate({ target: addresses.userId, set: { userId } })
    .returning();
  return described(row);
}

export async function saveAddress(tx: Tx, userId: string, body: Body) {
  await tx
    .update(addresses)
    .set({
      version: body.version + 1,
      postalCode: body.postal_code,
      state: body.state,
      municipality: body.municipality,
      neighbourhood: body.neighbourhood,
      street: body.street,
      exteriorNumber: body.exterior_number,
      interiorNumber: body.interior_number ?? null,
      references: body.references ?? null,
    })
    .where(eq(addresses.userId, userId));
}
