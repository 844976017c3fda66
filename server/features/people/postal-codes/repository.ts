import type { Db, Tx } from '@server/db/connection';
import { postalCodes } from '@server/db/schema/people-profiles';
import { asc, eq } from 'drizzle-orm';

export const placesOf = (db: Db | Tx, postalCode: string) =>
  db
    .select()
    .from(postalCodes)
    .where(eq(postalCodes.postalCode, postalCode))
    .orderBy(asc(postalCodes.neighbourhood));
