import type { Db, Tx } from '@server/db/connection';
import { addresses } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';

/** What is kept, keyed as the body of the edit; version 0 of what was never saved. */
export const described = (row: typeof addresses.$inferSelect | undefined) => ({
  version: row?.version ?? 0,
  postal_code: row?.postalCode ?? null,
  state: row?.state ?? null,
  municipality: row?.municipality ?? null,
  neighbourhood: row?.neighbourhood ?? null,
  street: row?.street ?? null,
  exterior_number: row?.exteriorNumber ?? null,
  interior_number: row?.interiorNumber ?? null,
  references: row?.references ?? null,
});

export async function keptAddress(db: Db | Tx, userId: string) {
  const [row] = await db.select().from(addresses).where(eq(addresses.userId, userId));
  return described(row);
}
