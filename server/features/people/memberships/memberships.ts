import { clabeCheckDigit } from '@contract/kernel/fields/clabe';
import type { OwnProfile } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import {
  applicants,
  investors,
  legalAcceptances,
  programUsers,
  suppliers,
} from '@server/db/schema/people';
import { grantRole } from '@server/features/identity';
import { eq, sql } from 'drizzle-orm';

/** Gives an account a role, and the record that the role lives in. */
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

const recordOf = { client: applicants, investor: investors, supplier: suppliers } as const;

/** Ends the record of a profile on which nothing hangs. */
export async function endMembership(tx: Tx, userId: string, profile: OwnProfile): Promise<void> {
  const record = recordOf[profile];
  await tx.delete(record).where(eq(record.userId, userId));
}

/** Bank and plaza that the operator's personal CLABEs begin with. */
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

/** Ends all records opened for an account that was not activated. */
export async function endRecords(tx: Tx, userId: string): Promise<void> {
  await tx.delete(legalAcceptances).where(eq(legalAcceptances.userId, userId));
  await tx.delete(applicants).where(eq(applicants.userId, userId));
  await tx.delete(investors).where(eq(investors.userId, userId));
  await tx.delete(suppliers).where(eq(suppliers.userId, userId));
  await tx.delete(programUsers).where(eq(programUsers.userId, userId));
}
