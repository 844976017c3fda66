import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { ProgramRole } from '@contract/people/program-users';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { userRoles } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import {
  deadLink,
  grantRole,
  invitedAccount,
  lockOwnAccount,
  redeemUnboundLink,
} from '@server/features/identity';
import { audit } from '@server/features/platform';
import { refused } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';

interface Accepted {
  token: string;
  password: string;
  config: Config;
  now: Date;
}

/**
 * The invited person becomes one of the program's, at an account that is made now. Who has one signs in with it
 * (`joinSignedIn`): a mailbox alone gives an account in use no further role.
 *
 * @returns the account's id
 */
export async function joinProgram(tx: Tx, { token, password, config, now }: Accepted) {
  const { id, email, fullName, role } = await openInvitation(tx, token, now);
  const person = { email, fullName, phone: null, password, mayReopen: async () => false };
  const userId = await invitedAccount(tx, config, person, now);
  if (!userId) throw refused(t(peopleWords.programUsers.accountInUse));
  await enter(tx, { id, role, userId, now });
  return userId;
}

/**
 * A signed-in person becomes one of the program's at the account that they have, whose address was invited; they stay
 * in the programs where they are.
 *
 * @throws AppError refused when the account is of another address, of staff, or of someone in this program
 */
export async function joinSignedIn(
  tx: Tx,
  { token, principal, now }: { token: string; principal: Principal; now: Date },
) {
  const { userId } = principal;
  // Of two invitations that they accept at once, the second finds them in its program.
  const own = await lockOwnAccount(tx, principal);
  const { id, email, role, programId } = await openInvitation(tx, token, now);
  // Rolled back with it, as the rest: the link stays good for whom it is.
  if (own.email.toLowerCase() !== email) throw refused(t(peopleWords.programUsers.otherAccount));
  const staff = and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'));
  if ((await tx.$count(userRoles, staff)) > 0) throw refused(t(peopleWords.programUsers.staff));
  const member = and(eq(programUsers.userId, userId), eq(programUsers.programId, programId));
  if ((await tx.$count(programUsers, member)) > 0) {
    throw refused(t(peopleWords.programUsers.hereAlready));
  }
  await enter(tx, { id, role, userId, now });
  const [program] = await tx.select().from(programs).where(eq(programs.id, programId));
  return { role, program: program?.name ?? '', program_id: programId };
}

/** Uses the link, and answers the invitation that it is of, held. */
async function openInvitation(tx: Tx, token: string, now: Date) {
  const hold = async (id: string) => {
    const [row] = await tx.select().from(programUsers).where(eq(programUsers.id, id)).for('update');
    if (!row?.invited) throw deadLink();
    return { id, programId: row.programId, role: row.role, ...row.invited };
  };
  return hold(await redeemUnboundLink(tx, 'program_activation', token, now, hold));
}

interface Entering {
  id: string;
  role: ProgramRole;
  userId: string;
  now: Date;
}

async function enter(tx: Tx, { id, role, userId, now }: Entering): Promise<void> {
  await grantRole(tx, userId, role);
  await tx.update(programUsers).set({ userId, invited: null }).where(eq(programUsers.id, id));
  await audit(tx, {
    at: now,
    userId,
    action: 'program-users.activate',
    object: 'program-users',
    objectId: id,
  });
}
