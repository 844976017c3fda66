import { readCurp } from '@contract/kernel/fields/curp';
import type { Db, Tx } from '@server/db/connection';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import type { Vault } from '@server/db/vault';
import { eq } from 'drizzle-orm';
import { addressLine, openPerson } from './person';
import { lastCoObligor } from './repository';

/** What a co-obligor told of themselves and their papers say too, opened: for staff who compare the two. */
export async function knownOfCoObligor(
  db: Db | Tx,
  vault: Vault,
  of: { id: string } | { projectId: string },
) {
  const row =
    'id' in of
      ? (await db.select().from(coObligors).where(eq(coObligors.id, of.id)))[0]
      : await lastCoObligor(db, of.projectId);
  const person = row ? openPerson(vault, row) : null;
  return {
    full_name: row?.fullName ?? null,
    birth_day: person?.birth_day ?? null,
    sex: (person && readCurp(person.curp)?.sex) ?? null,
    curp: person?.curp ?? null,
    rfc: person?.rfc ?? null,
    address: person && addressLine(person),
  };
}
