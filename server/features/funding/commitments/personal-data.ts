import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { commitments } from '@server/db/schema/funding';
import { participations } from '@server/db/schema/funding-participations';
import { t } from '@server/i18n';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What an investor promised and holds; the law keeps it. */
export const investmentData: PersonalData = {
  async collect(db, { investorId }) {
    if (!investorId) return { investments: [], participations: [] };
    const promised = await db
      .select()
      .from(commitments)
      .where(eq(commitments.investorId, investorId))
      .orderBy(asc(commitments.id));
    const held = await db
      .select()
      .from(participations)
      .where(eq(participations.investorId, investorId))
      .orderBy(asc(participations.id));
    return {
      investments: promised.map(({ id, amountCents, status, createdAt, endedAt }) => ({
        id,
        amount_cents: amountCents,
        status,
        created_at: createdAt,
        ended_at: endedAt,
      })),
      participations: held.map(({ id, nominalCents, heldSince, heldUntil }) => ({
        id,
        nominal_cents: nominalCents,
        held_since: heldSince,
        held_until: heldUntil,
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
