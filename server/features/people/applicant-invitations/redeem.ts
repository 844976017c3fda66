import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { deadLink, redeemUnboundLink } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { verifiedSupplier } from '../suppliers/takes-work';
import { joinAsApplicant } from './join';
import { lockInvitation } from './repository';
import { stateOf } from './rules';

interface Accepted extends Pick<BaseCall, 'config' | 'ip' | 'now'> {
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
  const { email, fullName, phone, supplierId, agentId } = invitation;
  if (!supplierId) throw deadLink();
  await assertTakesApplicants(tx, supplierId);
  const inUse = t(relationWords.applicantInvitations.accountInUse);
  const person = { email, fullName, phone, password, supplierId, agentId, inUse };
  const { userId, installer } = await joinAsApplicant(tx, person, call);
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
  return { installer: installer.name, full_name: fullName, phone };
}

/** @throws AppError refused while the inviting installer takes no new work; the link stays good */
async function assertTakesApplicants(tx: Tx, supplierId: string): Promise<void> {
  const takes = and(eq(suppliers.id, supplierId), verifiedSupplier());
  if ((await tx.$count(suppliers, takes)) > 0) return;
  throw refused(t(relationWords.applicantInvitations.takesNobody));
}
