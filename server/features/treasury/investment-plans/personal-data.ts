import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { investmentPlans } from '@server/db/schema/treasury-investment-plans';
import { t } from '@server/i18n';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What a person wants to have and by when, in all versions. */
export const investmentPlanData: PersonalData = {
  async collect(db, { investorId }) {
    if (!investorId) return { investment_plan: [] };
    const rows = await db
      .select()
      .from(investmentPlans)
      .where(eq(investmentPlans.investorId, investorId))
      .orderBy(asc(investmentPlans.number));
    return {
      investment_plan: rows.map((row) => ({
        created_at: row.createdAt,
        goal_cents: row.goalCents,
        goal_on: row.goalOn,
        contribution_cents: row.monthlyCents,
        reinvest_bp: row.reinvestBp,
        low_cents: row.lowCents,
        expected_cents: row.expectedCents,
        high_cents: row.highCents,
      })),
    };
  },

  async hangs(db, { investorId }) {
    if (!investorId) return [];
    const saved = await db.$count(investmentPlans, eq(investmentPlans.investorId, investorId));
    return saved > 0 ? [t(treasuryWords.hangs.plan)] : [];
  },

  async erase(tx, { investorId }) {
    if (!investorId) return;
    await tx.delete(investmentPlans).where(eq(investmentPlans.investorId, investorId));
  },
};
