import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
import { lockAccount, refuseGuessable } from '../auth/account';
import { hashPassword } from '../auth/password-hash';
import { takeAddress } from './address';
import { createUser } from './create';

interface Invited {
  email: string;
  fullName: string;
  phone: string | null;
  password: string;
  /** Whether a closed account of this address is theirs to open again. */
  mayReopen: (userId: string) => Promise<boolean>;
}

/**
 * The account of a mailbox that answered an invitation, with the password that its owner chose: a new one, or
 * their closed one opened again.
 *
 * @returns its id; undefined when an account has the address that is not to be opened again
 * @throws AppError refused when the password is guessable
 */
export async function invitedAccount(tx: Tx, config: Config, invited: Invited, now: Date) {
  const { email, fullName, phone, password } = invited;
  refuseGuessable(password, email, config.brand);
  const known = await takeAddress(tx, email);
  if (!known) {
    const person = { email, fullName, phone, password, personType: 1, termsAcceptedAt: now };
    return (await createUser(tx, { ...person, status: 'active' })).id;
  }
  const { status } = await lockAccount(tx, known.id);
  if (status !== 'closed' || !(await invited.mayReopen(known.id))) return undefined;
  await tx
    .update(users)
    .set({
      status: 'active',
      passwordHash: await hashPassword(password),
      passwordChangedAt: now,
      termsAcceptedAt: now,
    })
    .where(eq(users.id, known.id));
  return known.id;
}
