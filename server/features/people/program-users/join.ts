import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import { deadLink, grantRole, invitedAccount, redeemUnboundLink } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';

interface Accepted {
  token: string;
  password: string;
  config: Config;
  now: Date;
}

/**
 * The invited person becomes one of the program's, at an account that is made now. An account in use keeps its
 * own purpose: its owner is asked to be invited at another address.
 *
 * @returns the account's id
 */
export async function joinProgram(tx: Tx, { token, password, config, now }: Accepted) {
  const hold = async (id: string) => {
    const [row] = await tx.select().from(programUsers).where(eq(programUsers.id, id)).for('update');
    if (!row?.invited) throw deadLink();
    return { id, ...row.invited };
  };
  const subject = await redeemUnboundLink(tx, 'program_activation', token, now, hold);
  const { id, email, fullName, role } = await hold(subject);
  const person = { email, fullName, phone: null, password, mayReopen: async () => false };
  const userId = await invitedAccount(tx, config, person, now);
  if (!userId) throw refused(t(peopleWords.programUsers.accountInUse));
  await grantRole(tx, userId, role);
  await tx.update(programUsers).set({ userId, invited: null }).where(eq(programUsers.id, id));
  await audit(tx, {
    at: now,
    userId,
    action: 'program-users.activate',
    object: 'program-users',
    objectId: id,
  });
  return userId;
}
