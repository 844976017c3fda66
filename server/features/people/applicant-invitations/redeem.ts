import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Tx } from '@server/db/connection';
import { applicants, supplierAgents } from '@server/db/schema/people';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { deadLink, invitedAccount, redeemUnboundLink } from '@server/features/identity';
import { announce, audit, changed, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership } from '../memberships/memberships';
import { invitingInstaller, lockInvitation } from './repository';
import { stateOf } from './rules';

interface Accepted extends Pick<BaseCall, 'config' | 'ip' | 'now'> {
  token: string;
  password: string;
}

/** Makes the account of an invited applicant, who is the inviting installer's or seller's from then on. */
export async function createInvited(tx: Tx, { token, password, config, ip, now }: Accepted) {
  const hold = async (id: string) => {
    const found = await lockInvitation(tx, { kind: 'all' }, id);
    if (!found || stateOf(found) !== 'invited') throw deadLink();
    return found;
  };
  const invitation = await hold(
    await redeemUnboundLink(tx, 'applicant_creation', token, now, hold),
  );
  const { email, fullName, phone, supplierId } = invitation;
  const mayReopen = async () => false;
  const person = { email, fullName, phone, password, mayReopen };
  const userId = await invitedAccount(tx, config, person, now);
  if (!userId) throw refused(t(relationWords.applicantInvitations.accountInUse));
  await createMembership(tx, { id: userId, fullName }, 'client');
  await acceptLegalTexts(tx, { userId, ip, now });
  const agentId = await sellingAgent(tx, invitation.agentId);
  await tx.update(applicants).set({ supplierId, agentId }).where(eq(applicants.userId, userId));
  await tx
    .update(applicantInvitations)
    .set({ userId, joinedAt: now })
    .where(eq(applicantInvitations.id, invitation.id));
  const installer = await invitingInstaller(tx, supplierId);
  await announce(tx, config, installer.userId, events.applicantJoined, { name: fullName });
  await changed(tx, [installer.userId], 'applicants');
  await audit(tx, {
    at: now,
    userId,
    action: 'applicant-invitations.redeem',
    object: 'applicant-invitations',
    objectId: invitation.id,
  });
  return { installer: installer.name, full_name: fullName, phone };
}

/** The seller who invited, while they still sell for the installer. */
async function sellingAgent(tx: Tx, agentId: string | null): Promise<string | null> {
  if (!agentId) return null;
  const [agent] = await tx.select().from(supplierAgents).where(eq(supplierAgents.id, agentId));
  return agent && !agent.removedAt ? agent.id : null;
}
