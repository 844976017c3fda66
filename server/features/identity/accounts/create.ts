import { randomInt } from 'node:crypto';
import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { hashPassword } from '../auth/password-hash';

interface NewPerson {
  email: string;
  fullName: string;
  phone?: string | null;
  personType: number;
  password: string | null;
  status: 'pending' | 'active';
  referredBy?: string | null;
  termsAcceptedAt: Date | null;
  /** When it was opened; now, where nobody says. */
  createdAt?: Date;
}

/** Creates an account without memberships. */
export async function createUser(tx: Tx, person: NewPerson) {
  const { password, ...rest } = person;
  const [user] = await tx
    .insert(users)
    .values({
      ...rest,
      passwordHash: password === null ? null : await hashPassword(password),
      referralCode: newReferralCode(),
    })
    .returning();
  if (!user) throw new Error('the account was not created');
  return user;
}

export async function grantRole(tx: Tx, userId: string, role: Role) {
  await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing();
}

/** No vowels, no look-alikes: a code that is read out over the phone. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';

const newReferralCode = () =>
  Array.from({ length: 8 }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');
