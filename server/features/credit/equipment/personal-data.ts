import { creditWords } from '@contract/locales/es-MX/credit/server';
import {
  equipmentBatches,
  equipmentItems,
  equipmentVersions,
  priceLines,
} from '@server/db/schema/credit-equipment';
import { t } from '@server/i18n';
import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** The catalogue of a company, and the files that filled it. */
export const equipmentData: PersonalData = {
  async collect(db, { supplierId }) {
    if (!supplierId) return { equipment: [] };
    const rows = await db
      .select({ item: equipmentItems, price: equipmentVersions })
      .from(equipmentItems)
      .innerJoin(equipmentVersions, eq(equipmentVersions.itemId, equipmentItems.id))
      .where(eq(equipmentItems.supplierId, supplierId))
      .orderBy(asc(equipmentItems.id), asc(equipmentVersions.number));
    return {
      equipment: rows.map(({ item, price }) => ({
        code: item.code,
        name: item.name,
        brand: item.brand,
        model: item.model,
        unit: t(creditWords.soldBy, { unit: item.unit }),
        price_cents: price.priceCents,
        vat_bp: price.vatBp,
        cost_cents: price.costCents,
        valid_from: price.validFrom,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const items = await db.$count(equipmentItems, eq(equipmentItems.supplierId, supplierId));
    const files = await db.$count(equipmentBatches, eq(equipmentBatches.supplierId, supplierId));
    return items + files > 0 ? [t(creditWords.hangs.equipment)] : [];
  },

  async erase(tx, { supplierId }) {
    if (!supplierId) return;
    await tx.delete(equipmentBatches).where(eq(equipmentBatches.supplierId, supplierId));
    const own = tx
      .select({ id: equipmentItems.id })
      .from(equipmentItems)
      .where(eq(equipmentItems.supplierId, supplierId));
    // What was quoted stays with its price; what it cost was the company's alone.
    await tx
      .update(equipmentVersions)
      .set({ costCents: null })
      .where(inArray(equipmentVersions.itemId, own));
    const quoted = tx
      .select({ id: priceLines.id })
      .from(priceLines)
      .where(eq(priceLines.versionId, equipmentVersions.id));
    await tx
      .delete(equipmentVersions)
      .where(and(inArray(equipmentVersions.itemId, own), notExists(quoted)));
    const priced = tx
      .select({ id: equipmentVersions.id })
      .from(equipmentVersions)
      .where(eq(equipmentVersions.itemId, equipmentItems.id));
    await tx
      .delete(equipmentItems)
      .where(and(eq(equipmentItems.supplierId, supplierId), notExists(priced)));
  },
};
