import { systemText, technologyName } from '@contract/credit/estimate-words';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { estimates } from '@server/db/schema/credit-estimates';
import { t } from '@server/i18n';
import { asc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What somebody estimated and shared; its addresses end with the account. */
export const estimateData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select()
      .from(estimates)
      .where(eq(estimates.sharedBy, userId))
      .orderBy(asc(estimates.id));
    return {
      estimates: rows.map(({ label, createdAt, figures }) => ({
        created_at: createdAt,
        label,
        technology: technologyName(figures.technology),
        system: systemText(figures),
        system_price_cents: figures.price_cents,
        payment_cents: figures.payment_cents,
        monthly_saving_cents: figures.monthly_saving_cents,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const shared = await db.$count(estimates, eq(estimates.supplierId, supplierId));
    return shared > 0 ? [t(creditWords.hangs.estimates)] : [];
  },

  async erase(tx, { userId, supplierId }) {
    const own = eq(estimates.sharedBy, userId);
    await tx
      .delete(estimates)
      .where(supplierId ? or(own, eq(estimates.supplierId, supplierId)) : own);
  },
};
