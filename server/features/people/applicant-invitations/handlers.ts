import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import { applicantInvitations as contract } from '@contract/people/applicant-invitations';
import type { Tx } from '@server/db/connection';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { endUnboundLink, lockOwnAccount } from '@server/features/identity';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { takesWork } from '../suppliers/takes-work';
import { invitingInstaller } from './join';
import { createInvited } from './redeem';
import { listInvitations, lockInvitation } from './repository';
import { stateOf } from './rules';
import { sendInvitation } from './send';

export const applicantInvitationHandlers = implement(contract, {
  list: ({ db, scope, query }) => listInvitations(db, scope, query),

  async create({ db, principal, scope, body, config, now, record }) {
    if (scope.kind !== 'org') throw notFound();
    await lockOwnAccount(db, principal);
    const { supplierId, agentId } = scope;
    await assertTaking(db, supplierId);
    const [invitation] = await db
      .insert(applicantInvitations)
      .values({
        supplierId,
        agentId,
        fullName: body.full_name,
        email: body.email,
        phone: body.phone ?? null,
        invitedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!invitation) {
      const email = t(relationWords.applicantInvitations.invitedAlready);
      throw refused(t(outcomes.invalidTitle), { email });
    }
    await sendInvitation(db, config, invitation, now);
    await record(invitation.id);
    return { id: invitation.id };
  },

  async resend({ db, scope, params, config, now, record }) {
    const invitation = await lockOpen(db, scope, params.invitationId);
    await assertTaking(db, invitation.supplierId);
    await sendInvitation(db, config, invitation, now);
    await db
      .update(applicantInvitations)
      .set({ invitedAt: now })
      .where(eq(applicantInvitations.id, invitation.id));
    await record(invitation.id);
    return { ok: true as const };
  },

  async revoke({ db, scope, params, now, record }) {
    const { id } = await lockOpen(db, scope, params.invitationId);
    await endUnboundLink(db, { purpose: 'applicant_creation', subject: id, now });
    await db
      .update(applicantInvitations)
      .set({ revokedAt: now })
      .where(eq(applicantInvitations.id, id));
    await record(id);
    return { ok: true as const };
  },

  redeem: ({ db, body, config, ip, now }) =>
    createInvited(db, {
      token: body.token,
      password: body.password,
      read: body.texts_read,
      config,
      ip,
      now,
    }),
});

/** @throws AppError refused while the installer takes no new work; its sellers' sessions outlive its own */
async function assertTaking(tx: Tx, supplierId: string | null): Promise<void> {
  const installer = await invitingInstaller(tx, supplierId);
  if (await takesWork(tx, installer.id)) return;
  throw refused(t(relationWords.applicantInvitations.takesNone));
}

/** @throws AppError conflict when it was accepted or taken back already */
async function lockOpen(tx: Tx, scope: Scope, id: string) {
  const invitation = await lockInvitation(tx, scope, id);
  if (!invitation) throw notFound();
  if (stateOf(invitation) !== 'invited') {
    throw conflict(t(relationWords.applicantInvitations.notOpen));
  }
  return invitation;
}
