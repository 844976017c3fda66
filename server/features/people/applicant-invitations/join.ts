import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Tx } from '@server/db/connection';
import { applicants, supplierAgents, suppliers } from '@server/db/schema/people';
import { invitedAccount } from '@server/features/identity';
import { announce, changed, events } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership } from '../memberships/memberships';

interface Joining {
  email: string;
  fullName: string;
  phone: string | null;
  password: string;
  /** Whose applicant they become. */
  supplierId: string;
  agentId: string | null;
}

/**
 * Makes the account of an applicant who answered the mail of an installer or its seller, whose they are from then on.
 *
 * @throws AppError refused when the address has an account, or the password is guessable
 */
export async function joinAsApplicant(
  tx: Tx,
  person: Joining,
  { config, ip, now }: Pick<BaseCall, 'config' | 'ip' | 'now'>,
) {
  const { fullName, supplierId } = person;
  const mayReopen = async () => false;
  const userId = await invitedAccount(tx, config, { ...person, mayReopen }, now);
  if (!userId) throw refused(t(relationWords.applicantInvitations.accountInUse));
  await createMembership(tx, { id: userId, fullName }, 'client');
  await acceptLegalTexts(tx, { userId, ip, now });
  const agentId = await sellingAgent(tx, person.agentId);
  const [applicant] = await tx
    .update(applicants)
    .set({ supplierId, agentId })
    .where(eq(applicants.userId, userId))
    .returning();
  if (!applicant) throw new Error('the applicant was not made');
  const installer = await invitingInstaller(tx, supplierId);
  await announce(tx, config, installer.userId, events.applicantJoined, { name: fullName });
  await changed(tx, [installer.userId], 'applicants');
  return { userId, applicantId: applicant.id, installer };
}

/** The seller who invited, while they still sell for the installer. */
async function sellingAgent(tx: Tx, agentId: string | null): Promise<string | null> {
  if (!agentId) return null;
  const [agent] = await tx.select().from(supplierAgents).where(eq(supplierAgents.id, agentId));
  return agent && !agent.removedAt ? agent.id : null;
}

/** The name under which an installer invites, and whose account is told. */
export async function invitingInstaller(tx: Tx, supplierId: string) {
  const [installer] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId));
  if (!installer) throw notFound();
  return installer;
}
