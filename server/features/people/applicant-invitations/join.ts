import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { TextsRead } from '@contract/people/legal-texts';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { applicants, supplierAgents, suppliers } from '@server/db/schema/people';
import { invitedAccount, validRoles } from '@server/features/identity';
import { announce, changed, events } from '@server/features/platform';
import { noteProspect } from '@server/features/program';
import { notFound, refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership } from '../memberships/memberships';

export interface JoinCall extends Pick<BaseCall, 'config' | 'ip' | 'now'> {
  /** The texts that they had before them. */
  read?: TextsRead | undefined;
}

interface Bringing {
  userId: string;
  fullName: string;
  /** Whose applicant they become. */
  supplierId: string;
  agentId: string | null;
}

interface Joining extends Omit<Bringing, 'userId'> {
  email: string;
  phone: string | null;
  password: string;
  /** What is said where the address has an account already. */
  inUse: string;
}

/**
 * Makes the account of an applicant who answered the mail of an installer or its seller, whose they are from then on.
 *
 * @throws AppError refused when the address has an account, or the password is guessable
 */
export async function joinAsApplicant(
  tx: Tx,
  person: Joining,
  { config, read, ip, now }: JoinCall,
) {
  const userId = await openAccount(tx, person, { config, read, ip, now });
  const applicantId = await bringTo(tx, config, { ...person, userId });
  return { userId, applicantId, installer: await invitingInstaller(tx, person.supplierId) };
}

type Opening = Pick<Joining, 'fullName' | 'email' | 'phone' | 'password' | 'inUse'>;

async function openAccount(
  tx: Tx,
  person: Opening,
  { config, read, ip, now }: JoinCall,
): Promise<string> {
  const mayReopen = async () => false;
  const userId = await invitedAccount(tx, config, { ...person, mayReopen }, now);
  if (!userId) throw refused(person.inUse);
  await createMembership(tx, { id: userId, fullName: person.fullName }, 'client');
  await acceptLegalTexts(tx, { userId, read, ip, now });
  return userId;
}

/**
 * Makes the account of an applicant whom a program won: their requests count where the prospect that they were does.
 *
 * @throws AppError refused when the address has an account, or the password is guessable
 */
export async function joinFromProspect(
  tx: Tx,
  { prospectId, ...person }: Opening & { prospectId: string },
  call: JoinCall,
): Promise<string> {
  const userId = await openAccount(tx, person, call);
  await tx.update(applicants).set({ prospectId }).where(eq(applicants.userId, userId));
  await noteProspect(tx, prospectId, 'joined', { now: call.now, userId });
  return userId;
}

/**
 * The applicant of an account that is there, made where it was none; who had no installer is this one's from then on.
 *
 * @throws AppError refused when the account is of staff
 */
export async function becomeApplicant(
  tx: Tx,
  person: Bringing,
  { config, read, ip, now }: JoinCall,
): Promise<string> {
  const { userId } = person;
  if ((await validRoles(tx, userId)).includes('admin')) {
    throw refused(t(relationWords.applicantInvitations.staff));
  }
  await acceptLegalTexts(tx, { userId, read, ip, now });
  const [known] = await tx.select().from(applicants).where(eq(applicants.userId, userId));
  if (known?.supplierId) return known.id;
  if (!known) await createMembership(tx, { id: userId, fullName: person.fullName }, 'client');
  return bringTo(tx, config, person);
}

/** Makes an applicant an installer's, and its seller's, and lets the installer know. */
async function bringTo(tx: Tx, config: Config, { userId, fullName, ...person }: Bringing) {
  const { supplierId } = person;
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
  return applicant.id;
}

/** The seller who invited, while they still sell for the installer. */
async function sellingAgent(tx: Tx, agentId: string | null): Promise<string | null> {
  if (!agentId) return null;
  const [agent] = await tx.select().from(supplierAgents).where(eq(supplierAgents.id, agentId));
  return agent && !agent.removedAt ? agent.id : null;
}

/** The name under which an installer invites, and whose account is told. */
export async function invitingInstaller(tx: Tx, supplierId: string | null) {
  const [installer] = supplierId
    ? await tx.select().from(suppliers).where(eq(suppliers.id, supplierId))
    : [];
  if (!installer) throw notFound();
  return installer;
}
