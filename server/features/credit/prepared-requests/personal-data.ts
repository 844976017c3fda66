import { toCentavos } from '@contract/kernel/fields/centavos';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { endUnboundLink } from '@server/features/identity';
import { t } from '@server/i18n';
import { and, asc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { linesOfAll } from '../price-lines/quote';
import { endPass } from './activate';
import { stateOf } from './rules';

/** Those that became a credit of the applicant. */
const became = (db: Db | Tx, applicantId: string): SQL =>
  inArray(
    preparedRequests.projectId,
    db.select({ id: projects.id }).from(projects).where(eq(projects.applicantId, applicantId)),
  );

const nameless = () => ({
  fullName: t(identityWords.accounts.closedName),
  email: '',
  phone: null,
  purpose: '',
  site: { street: '', neighbourhood: '', municipality: '', state: '', postal_code: '' },
});

/** What a company asked for in the name of others, and what was written of a person in whose name it was. */
export const preparedRequestData: PersonalData = {
  async collect(db, { applicantId, supplierId }) {
    const mine = [
      ...(applicantId ? [became(db, applicantId)] : []),
      ...(supplierId ? [eq(preparedRequests.supplierId, supplierId)] : []),
    ];
    if (mine.length === 0) return { prepared_requests: [] };
    const rows = await db
      .select()
      .from(preparedRequests)
      .where(or(...mine))
      .orderBy(asc(preparedRequests.id));
    const lines = await linesOfAll(
      db,
      rows.map(({ id }) => id),
    );
    return {
      prepared_requests: rows.map((row) => ({
        quoted_lines: (lines.get(row.id) ?? []).map(({ quantity, name, total_cents: total }) =>
          t(creditWords.quotedLine, { quantity, name, total: toCentavos(total) }),
        ),
        full_name: row.fullName,
        email: row.email,
        phone: row.phone,
        amount_cents: row.amountCents,
        purpose: row.purpose,
        site: row.site,
        state: stateOf(row),
        asked_at: row.createdAt,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const asked = eq(preparedRequests.supplierId, supplierId);
    return (await db.$count(preparedRequests, asked)) > 0 ? [t(creditWords.hangs.prepared)] : [];
  },

  async forget(tx, before) {
    const unanswered = isNull(preparedRequests.projectId);
    const { rowCount } = await tx
      .delete(preparedRequests)
      .where(and(unanswered, lt(preparedRequests.invitedAt, before)));
    return rowCount ?? 0;
  },

  async erase(tx, { applicantId, supplierId }, now) {
    if (applicantId) {
      await tx.update(preparedRequests).set(nameless()).where(became(tx, applicantId));
    }
    if (!supplierId) return;
    const unanswered = and(
      eq(preparedRequests.supplierId, supplierId),
      isNull(preparedRequests.projectId),
    );
    const rows = await tx.select().from(preparedRequests).where(unanswered).for('no key update');
    for (const { id } of rows) {
      await endUnboundLink(tx, { purpose: 'credit_activation', subject: id, now });
      await endPass(tx, id, now);
    }
    // Nothing is asked for with a company whose account closed.
    await tx
      .update(preparedRequests)
      .set({ ...nameless(), revokedAt: now })
      .where(unanswered);
  },
};
