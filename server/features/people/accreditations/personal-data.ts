import { productName } from '@contract/credit/product-catalog';
import { accreditationWords } from '@contract/locales/es-MX/people/accreditations-server';
import { accreditationFiles, accreditations } from '@server/db/schema/people-accreditations';
import { t } from '@server/i18n';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** The equipment that a person's company is accredited for, or asked to be. */
export const accreditationData: PersonalData = {
  async collect(db, { supplierId }) {
    if (!supplierId) return {};
    const rows = await db
      .select()
      .from(accreditations)
      .where(eq(accreditations.supplierId, supplierId))
      .orderBy(asc(accreditations.id));
    const files = await db
      .select({ accreditationId: accreditations.id, fileName: accreditationFiles.fileName })
      .from(accreditationFiles)
      .innerJoin(accreditations, eq(accreditations.id, accreditationFiles.accreditationId))
      .where(and(eq(accreditations.supplierId, supplierId), isNull(accreditationFiles.replacedAt)))
      .orderBy(asc(accreditationFiles.id));
    return {
      accreditations: rows.map((row) => ({
        technology: productName(row.productId),
        brand: row.brand,
        model: row.model,
        status: row.state,
        asked_at: row.createdAt,
        decided_at: row.decidedAt,
        reason: row.rejectReason,
        valid_until: row.validUntil,
        files: files
          .filter(({ accreditationId }) => accreditationId === row.id)
          .map(({ fileName }) => fileName),
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const theirs = eq(accreditations.supplierId, supplierId);
    return (await db.$count(accreditations, theirs)) > 0 ? [t(accreditationWords.hangs)] : [];
  },

  // What was in force is what the equipment of financed systems was checked against, and stays.
  async erase(tx, { supplierId }) {
    if (!supplierId) return;
    await tx
      .delete(accreditations)
      .where(
        and(
          eq(accreditations.supplierId, supplierId),
          notInArray(accreditations.state, ['accredited', 'expired']),
        ),
      );
  },
};
