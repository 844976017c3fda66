import type { Day } from '@contract/kernel/fields/day';
import { equipmentKey } from '@contract/people/equipment-model';
import type { Db, Tx } from '@server/db/connection';
import { accreditations } from '@server/db/schema/people-accreditations';
import { and, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';

interface Sought {
  supplierId: string;
  /** The technology, by its product of the catalogue. */
  productId: number;
  /** One brand and model, however they are spelt; all of the technology without them. */
  equipment?: { brand: string; model: string };
  /** Among these accreditations. */
  ids?: readonly string[];
}

/** How many a company's list of a technology shows. */
const SHOWN = 50;

/**
 * What an installer is accredited to sell of a technology on a day, the last to expire first; none means that it is not
 * accredited for it. Whether the job that marks what expired has run makes no difference.
 * @returns 50 at most
 */
export async function accreditedEquipment(
  db: Db | Tx,
  { supplierId, productId, equipment, ids }: Sought,
  on: Day,
) {
  const { id, brand, model, validUntil } = accreditations;
  const rows = await db
    .select({ id, brand, model, validUntil })
    .from(accreditations)
    .where(
      and(
        eq(accreditations.supplierId, supplierId),
        eq(accreditations.productId, productId),
        equipment && eq(accreditations.equipmentKey, equipmentKey(equipment)),
        ids && inArray(id, [...ids]),
        inForceOn(on),
      ),
    )
    .orderBy(desc(validUntil), desc(id))
    .limit(SHOWN);
  return rows.flatMap((row) => (row.validUntil ? [{ ...row, validUntil: row.validUntil }] : []));
}

/** The technologies that an installer has something accredited of on a day, by the products of the catalogue. */
export async function accreditedTechnologies(
  db: Db | Tx,
  supplierId: string,
  on: Day,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ productId: accreditations.productId })
    .from(accreditations)
    .where(and(eq(accreditations.supplierId, supplierId), inForceOn(on)))
    .orderBy(accreditations.productId);
  return rows.map(({ productId }) => productId);
}

const inForceOn = (on: Day): SQL | undefined =>
  and(eq(accreditations.state, 'accredited'), gte(accreditations.validUntil, on));
