import { roleName } from '@contract/locales/es-MX/identity/roles';
import type { ProgramRole } from '@contract/people/program-users';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import { mintUnboundLink } from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { t } from '@server/i18n';
import { programInvitation } from './mails';

interface Invited {
  email: string;
  fullName: string;
  role: ProgramRole;
}

interface Inviting {
  program: { id: string; name: string };
  config: Config;
  now: Date;
}

/**
 * Invites a person to a program. No account is looked at nor made before the mailbox answers, so that neither
 * the answer nor the list reveals one, whoever registers the address meanwhile.
 *
 * @returns the id of the person in the program
 */
export async function invite(
  tx: Tx,
  { email, fullName, role, zoneIds }: Invited & { zoneIds: string[] | null },
  inviting: Inviting,
): Promise<string> {
  const programId = inviting.program.id;
  const [row] = await tx
    .insert(programUsers)
    .values({ programId, role, zoneIds, createdAt: inviting.now, invited: { email, fullName } })
    .returning({ id: programUsers.id });
  if (!row) throw new Error('the person was not added to the program');
  await mailInvitation(tx, row.id, { email, role }, inviting);
  return row.id;
}

/** Mails the link of an open invitation; earlier ones stop working. */
export async function mailInvitation(
  tx: Tx,
  id: string,
  { email, role }: Pick<Invited, 'email' | 'role'>,
  { program, config, now }: Inviting,
): Promise<void> {
  const token = await mintUnboundLink(tx, { purpose: 'program_activation', subject: id, now });
  const words = { program: program.name, role: t(roleName[role]) };
  await queueMail(tx, config, programInvitation(config, email, words, token));
}
