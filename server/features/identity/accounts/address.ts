import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq, sql } from 'drizzle-orm';
import { endPending } from './unactivated';

/** The account of an address, in lower case. */
export async function accountAt(tx: Tx, email: string) {
  const [user] = await tx.select().from(users).where(sql`lower(${users.email}) = ${email}`);
  return user;
}

/**
 * Reserves an address for an account made in this transaction. One that was never activated gives way: anyone
 * may have typed it, so until its mailbox answers the last who types it counts. An invited administrator's gives
 * way to staff alone: it is not for others to undo what two people decided.
 *
 * @returns the account that has it already; undefined when it is free now
 */
export async function takeAddress(tx: Tx, email: string, taker: 'anyone' | 'staff' = 'anyone') {
  // Two at once: the second finds the first one's account.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`registration:${email}`}))`);
  const known = await accountAt(tx, email);
  if (!known) return undefined;
  if (taker === 'anyone' && (await isAdministrator(tx, known.id))) return known;
  return (await endPending(tx, known.id)) ? undefined : known;
}

/**
 * Whether an account has an address that an invitation cannot be answered with (`invitedAccount`), for the mail that goes
 * to its owner alone.
 *
 * @param mayReopen whether a closed account of this address is theirs to open again
 */
export async function isAddressInUse(
  tx: Tx,
  email: string,
  mayReopen: (userId: string) => Promise<boolean>,
): Promise<boolean> {
  const known = await accountAt(tx, email);
  if (!known) return false;
  if (known.status === 'pending') return isAdministrator(tx, known.id);
  return known.status === 'active' || !(await mayReopen(known.id));
}

async function isAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const theirs = and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'));
  return (await tx.$count(userRoles, theirs)) > 0;
}
