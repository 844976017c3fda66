import { randomInt } from 'node:crypto';
import { clabeCheckDigit } from '@contract/kernel/fields/clabe';
import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { applicants, investors, suppliers, userRoles, users } from '@server/db/schema/people';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password-hash';

interface NewPerson {
  email: string;
  fullName: string;
  personType: number;
  password: string | null;
  status: 'pending' | 'active';
  referredBy?: string | null;
  termsAcceptedAt: Date | null;
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

/** Gives an account the membership that its role lives in. */
export async function createMembership(
  tx: Tx,
  user: { id: string; fullName: string },
  role: 'client' | 'supplier' | 'investor',
) {
  await grantRole(tx, user.id, role);
  if (role === 'client') {
    await tx.insert(applicants).values({ userId: user.id, paymentClabe: await virtualClabe(tx) });
  } else if (role === 'investor') {
    await tx.insert(investors).values({ userId: user.id, depositClabe: await virtualClabe(tx) });
  } else {
    await tx.insert(suppliers).values({ userId: user.id, name: user.fullName });
  }
}

/** Bank and plaza that the house's personal CLABEs begin with. */
const CLABE_PREFIX = '646180';

/** The next personal CLABE: money sent to it belongs to one person, so deposits match themselves. */
async function virtualClabe(tx: Tx): Promise<string> {
  const answer = await tx.execute<{ n: string }>(sql`select nextval('virtual_clabe') as n`);
  return clabeOf(answer.rows[0]?.n ?? '');
}

/** The personal CLABE of one number of the sequence `virtual_clabe`. */
export function clabeOf(serial: string): string {
  const body = `${CLABE_PREFIX}${serial.padStart(11, '0')}`;
  return `${body}${clabeCheckDigit(body)}`;
}

/** No vowels, no look-alikes: a code that is read out over the phone. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';

const newReferralCode = () =>
  Array.from({ length: 8 }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');
