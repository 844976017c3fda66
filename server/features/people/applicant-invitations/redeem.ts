import { prospectInvitationRefusals as prospectWords } from '@contract/locales/es-MX/people/prospect-invitations-server';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Tx } from '@server/db/connection';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { programs, prospects } from '@server/db/schema/program';
import { deadLink, redeemUnboundLink } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { takesWork } from '../suppliers/takes-work';
import { type JoinCall, joinAsApplicant, joinFromProspect } from './join';
import { type Invitation, lockInvitation } from './repository';
import { stateOf } from './rules';

interface Accepted extends JoinCall {
  token: string;
  password: string;
}

/** Makes the account of an invited applicant, who is the inviting installer's or seller's from then on. */
export async function createInvited(tx: Tx, { token, password, ...call }: Accepted) {
  const { now } = call;
  const hold = async (id: string) => {
    const found = await lockInvitation(tx, { kind: 'all' }, id);
    if (!found || stateOf(found) !== 'invited') throw deadLink();
    return found;
  };
  const invitation = await hold(
    await redeemUnboundLink(tx, 'applicant_creation', token, now, hold),
  );
  const { userId, invitedBy } = await joined(tx, invitation, password, call);
  await tx
    .update(applicantInvitations)
    .set({ userId, joinedAt: now })
    .where(eq(applicantInvitations.id, invitation.id));
  await audit(tx, {
    at: now,
    userId,
    action: 'applicant-invitations.redeem',
    object: 'applicant-invitations',
    objectId: invitation.id,
  });
  return { invited_by: invitedBy, full_name: invitation.fullName, phone: invitation.phone };
}

/** The account of who was invited, the installer's who did, or that of a program's prospect. */
async function joined(tx: Tx, invitation: Invitation, password: string, call: JoinCall) {
  const { email, fullName, phone, supplierId, agentId, prospectId } = invitation;
  const opening = { email, fullName, phone, password };
  if (prospectId) {
    const program = await invitingProgram(tx, prospectId);
    const inUse = t(prospectWords.accountInUse);
    const userId = await joinFromProspect(tx, { ...opening, prospectId, inUse }, call);
    return { userId, invitedBy: program.name };
  }
  if (!supplierId) throw deadLink();
  await assertTakesApplicants(tx, supplierId);
  const inUse = t(relationWords.applicantInvitations.accountInUse);
  const person = { ...opening, supplierId, agentId, inUse };
  const { userId, installer } = await joinAsApplicant(tx, person, call);
  return { userId, invitedBy: installer.name };
}

/** @throws AppError refused when the program works no more; the link stays good for when it does */
async function invitingProgram(tx: Tx, prospectId: string) {
  const [program] = await tx
    .select({ name: programs.name, deactivatedAt: programs.deactivatedAt })
    .from(prospects)
    .innerJoin(programs, eq(programs.id, prospects.programId))
    .where(eq(prospects.id, prospectId));
  if (!program || program.deactivatedAt) throw refused(t(prospectWords.takesNobody));
  return program;
}

/** @throws AppError refused while the inviting installer takes no new work; the link stays good */
async function assertTakesApplicants(tx: Tx, supplierId: string): Promise<void> {
  if (await takesWork(tx, supplierId)) return;
  throw refused(t(relationWords.applicantInvitations.takesNobody));
}
