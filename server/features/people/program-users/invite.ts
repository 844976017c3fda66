import { roleName } from '@contract/locales/es-MX/identity/roles';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { ProgramRole } from '@contract/people/program-users';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import {
  accountAt,
  createUser,
  grantRole,
  mintLink,
  ownUser,
  takeAddress,
} from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, sql } from 'drizzle-orm';
import { invitedAlready, programInvitation } from './mails';

interface Invited {
  email: string;
  fullName: string;
  role: ProgramRole;
  zoneId: string | null;
}

interface Inviting {
  program: { id: string; name: string };
  byUserId: string;
  config: Config;
  now: Date;
  /** Staff see every account, and are told of one; others are not. */
  isStaff: boolean;
}

/**
 * Invites a person to a program, at a new account. An address that has one already looks the same to a program's
 * people, here and in their list, and its owner gets a mail.
 *
 * @returns the id of the person in the program
 */
export async function invite(tx: Tx, invited: Invited, inviting: Inviting): Promise<string> {
  const { program, config, now } = inviting;
  const { email, fullName, role, zoneId } = invited;
  await tx
    .delete(programUsers)
    .where(
      and(
        eq(programUsers.programId, program.id),
        sql`${programUsers.invited} ->> 'email' = ${email}`,
      ),
    );
  const known = await takeAddress(tx, email);
  if (known && inviting.isStaff) {
    throw refused(t(outcomes.invalidTitle), { email: t(peopleWords.programUsers.emailTaken) });
  }
  const place = { programId: program.id, zoneId, createdAt: now };
  if (known) {
    const id = await insert(tx, { ...place, invited: { email, fullName, role } });
    await queueMail(tx, config, invitedAlready(config, known, await inWords(tx, role, inviting)));
    return id;
  }
  const user = await createUser(tx, {
    email,
    fullName,
    personType: 1,
    password: null,
    status: 'pending',
    termsAcceptedAt: null,
  });
  await grantRole(tx, user.id, role);
  const id = await insert(tx, { ...place, userId: user.id });
  await mailLink(tx, user, role, inviting);
  return id;
}

/** Mails the link of an open invitation once more; earlier ones stop working. */
export async function inviteAgain(
  tx: Tx,
  { email, role }: { email: string; role: ProgramRole },
  inviting: Inviting,
): Promise<void> {
  const { config } = inviting;
  const account = await accountAt(tx, email);
  if (account?.status === 'pending') await mailLink(tx, account, role, inviting);
  else if (account) {
    await queueMail(tx, config, invitedAlready(config, account, await inWords(tx, role, inviting)));
  }
}

async function mailLink(
  tx: Tx,
  user: { id: string; email: string; fullName: string },
  role: ProgramRole,
  inviting: Inviting,
) {
  const { config, now } = inviting;
  const token = await mintLink(tx, { purpose: 'activation', userId: user.id, now });
  const words = await inWords(tx, role, inviting);
  await queueMail(tx, config, programInvitation(config, user, words, token));
}

async function inWords(tx: Tx, role: ProgramRole, { program, byUserId }: Inviting) {
  const { fullName: by } = await ownUser(tx, byUserId);
  return { by, program: program.name, role: t(roleName[role]) };
}

async function insert(tx: Tx, values: typeof programUsers.$inferInsert): Promise<string> {
  const [row] = await tx.insert(programUsers).values(values).returning({ id: programUsers.id });
  if (!row) throw new Error('the person was not added to the program');
  return row.id;
}
