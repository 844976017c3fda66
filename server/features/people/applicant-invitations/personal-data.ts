import { identityWords } from '@contract/locales/es-MX/identity/server';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Tx } from '@server/db/connection';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { endUnboundLink } from '@server/features/identity';
import { t } from '@server/i18n';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { stateOf } from './rules';

/** Whom a company invited, and what was written of a person who was. */
export const applicantInvitationData: PersonalData = {
  async collect(db, { userId, supplierId }) {
    const about = eq(applicantInvitations.userId, userId);
    const rows = await db
      .select()
      .from(applicantInvitations)
      .where(supplierId ? or(about, eq(applicantInvitations.supplierId, supplierId)) : about);
    return {
      applicant_invitations: rows.map(({ fullName, email, phone, createdAt, ...row }) => ({
        full_name: fullName,
        email,
        phone,
        state: stateOf(row),
        invited_at: createdAt,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const made = eq(applicantInvitations.supplierId, supplierId);
    const some = (await db.$count(applicantInvitations, made)) > 0;
    return some ? [t(peopleWords.registrations.hangs.invitations)] : [];
  },

  async forget(tx, before) {
    const { rowCount } = await tx
      .delete(applicantInvitations)
      .where(and(isNull(applicantInvitations.userId), lt(applicantInvitations.invitedAt, before)));
    return rowCount ?? 0;
  },

  async erase(tx, { userId, supplierId }, now) {
    const nameless = { fullName: t(identityWords.accounts.closedName), email: '', phone: null };
    await tx
      .update(applicantInvitations)
      .set(nameless)
      .where(eq(applicantInvitations.userId, userId));
    if (!supplierId) return;
    await endOpen(tx, supplierId, now);
    const notJoined = isNull(applicantInvitations.userId);
    await tx
      .update(applicantInvitations)
      .set(nameless)
      .where(and(eq(applicantInvitations.supplierId, supplierId), notJoined));
  },
};

/** Nobody joins a company whose account closed. */
async function endOpen(tx: Tx, supplierId: string, now: Date): Promise<void> {
  const open = await tx
    .update(applicantInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(applicantInvitations.supplierId, supplierId),
        isNull(applicantInvitations.userId),
        isNull(applicantInvitations.revokedAt),
      ),
    )
    .returning({ id: applicantInvitations.id });
  for (const { id: subject } of open) {
    await endUnboundLink(tx, { purpose: 'applicant_creation', subject, now });
  }
}
