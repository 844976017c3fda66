import { randomInt } from 'node:crypto';
import { type Duty, duties } from '@contract/kernel/duties';
import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
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

/** @param charged duties of an administrator; all of them for the first, who has nobody to share them with */
export async function grantRole(
  tx: Tx,
  userId: string,
  role: Role,
  charged: readonly Duty[] = duties,
) {
  await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing();
  if (role !== 'admin') return;
  await tx
    .update(users)
    .set({ duties: [...charged] })
    .where(eq(users.id, userId));
}

/** No vowels, no look-alikes: a code that is read out over the phone. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';

const newReferralCode = () =>
  Array.from({ length: 8 }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');
