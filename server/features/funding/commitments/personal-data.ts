import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { loans, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { t } from '@server/i18n';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What an investor promised and holds; the law keeps it. */
export const investmentData: PersonalData = {
  async collect(db, { investorId }) {
    if (!investorId) return { investments: [], participations: [] };
    const promised = await db
      .select({ row: commitments, folio: projects.folio })
      .from(commitments)
      .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
      .innerJoin(loans, eq(loans.id, opportunities.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(commitments.investorId, investorId))
      .orderBy(asc(commitments.id));
    const held = await db
      .select({ row: participations, folio: projects.folio })
      .from(participations)
      .innerJoin(loans, eq(loans.id, participations.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(participations.investorId, investorId))
      .orderBy(asc(participations.id));
    return {
      investments: promised.map(({ row, folio }) => ({
        folio,
        amount_cents: row.amountCents,
        status: row.status,
        created_at: row.createdAt,
        ended_at: row.endedAt,
      })),
      participations: held.map(({ row, folio }) => ({
        folio,
        nominal_cents: row.nominalCents,
        held_since: row.heldSince,
        held_until: row.heldUntil,
      })),
    };
  },

  async holds(db, { investorId }) {
    if (!investorId) return [];
    const open = and(
      eq(commitments.investorId, investorId),
      inArray(commitments.status, ['reserved', 'firm', 'active']),
    );
    const count = await db.$count(commitments, open);
    return count > 0 ? [t(fundingWords.closing.open, { count })] : [];
  },

  async hangs(db, { investorId }) {
    if (!investorId) return [];
    const promised = await db.$count(commitments, eq(commitments.investorId, investorId));
    return promised > 0 ? [t(fundingWords.hangs.commitments)] : [];
  },
};
