import { prospectInvitationRefusals as words } from '@contract/locales/es-MX/people/prospect-invitations-server';
import { prospectInvitations as contract } from '@contract/people/prospect-invitations';
import type { Tx } from '@server/db/connection';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { endUnboundLink, mintUnboundLink } from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { holdProgram, holdProspect, noteProspect, reachProspect } from '@server/features/program';
import { conflict } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { conversionOf, lockInvitationOf } from './repository';
import { prospectInvitation } from './send';

export const prospectInvitationHandlers = implement(contract, {
  async show({ db, scope, params, now }) {
    const prospect = await reachProspect(db, scope, params.prospectId);
    return conversionOf(db, scope, prospect.id, now);
  },

  async create({ db, scope, params, body, principal, config, now, record }) {
    const { programId } = await reachProspect(db, scope, params.prospectId);
    const program = await holdProgram(db, programId);
    const prospect = await holdProspect(db, scope, params.prospectId);
    const person = { fullName: prospect.contactName, email: body.email, phone: prospect.phone };
    const id = await invited(db, { prospectId: prospect.id, ...person, invitedAt: now });
    const token = await mintUnboundLink(db, { purpose: 'applicant_creation', subject: id, now });
    await queueMail(db, config, prospectInvitation(config, body.email, program.name, token));
    await noteProspect(db, prospect.id, 'invited', { now, userId: principal.userId });
    await record(prospect.id);
    return conversionOf(db, scope, prospect.id, now);
  },

  async revoke({ db, scope, params, principal, now, record }) {
    const prospect = await reachProspect(db, scope, params.prospectId);
    const invitation = await lockInvitationOf(db, prospect.id);
    if (!invitation || invitation.userId) throw conflict(t(words.notOpen));
    const { id } = invitation;
    await endUnboundLink(db, { purpose: 'applicant_creation', subject: id, now });
    await db
      .update(applicantInvitations)
      .set({ revokedAt: now })
      .where(eq(applicantInvitations.id, id));
    await noteProspect(db, prospect.id, 'uninvited', { now, userId: principal.userId });
    await record(prospect.id);
    return conversionOf(db, scope, prospect.id, now);
  },
});

type Inviting = Pick<
  typeof applicantInvitations.$inferInsert,
  'fullName' | 'email' | 'phone' | 'invitedAt'
> & { prospectId: string };

/**
 * The open invitation of a prospect, with what is written now; made where there is none.
 *
 * @throws AppError conflict when the prospect has an account already
 */
async function invited(tx: Tx, person: Inviting): Promise<string> {
  const open = await lockInvitationOf(tx, person.prospectId);
  if (open?.userId) throw conflict(t(words.joined));
  const [row] = open
    ? await tx
        .update(applicantInvitations)
        .set(person)
        .where(eq(applicantInvitations.id, open.id))
        .returning({ id: applicantInvitations.id })
    : await tx
        .insert(applicantInvitations)
        .values({ ...person, createdAt: person.invitedAt })
        .returning({ id: applicantInvitations.id });
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}
