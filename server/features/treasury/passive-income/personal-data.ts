import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { incomeTargets } from '@server/db/schema/treasury-income-targets';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { targetOf } from './repository';

/** What a person wants to receive each month. */
export const incomeTargetData: PersonalData = {
  async collect(db, { investorId }) {
    const target = investorId ? await targetOf(db, investorId) : undefined;
    return {
      income_target: target ? { monthly_cents: target.monthlyCents, set_at: target.setAt } : null,
    };
  },

  async hangs(db, { investorId }) {
    const target = investorId ? await targetOf(db, investorId) : undefined;
    return target ? [t(treasuryWords.hangs.target)] : [];
  },

  async erase(tx, { investorId }) {
    if (!investorId) return;
    await tx.delete(incomeTargets).where(eq(incomeTargets.investorId, investorId));
  },
};
