import type { UserStatus } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { mintUnboundLink } from '../auth/one-time';

/**
 * The link with which who runs the server makes an administrator's account: good once, for an hour. It is
 * printed and never mailed; an earlier one stops working.
 */
export async function administratorLink(tx: Tx, config: Config, now: Date): Promise<string> {
  const token = await mintUnboundLink(tx, { purpose: 'administrator', now });
  return `${config.publicUrl}${href('administratorCreation', { token })}`;
}

/** Whether an administrator can sign in. */
export const hasAdministrator = (tx: Tx): Promise<boolean> =>
  existsAdministrator(tx, isNull(users.staffBlockedAt));

/**
 * Whether there is another administrator to confirm what one asks for: also one whom staff block, since to block
 * the others makes no one alone, and one who is invited, so that who is alone invites one and not a house.
 */
export const hasColleague = (tx: Tx, userId: string): Promise<boolean> =>
  existsAdministrator(tx, ne(users.id, userId), ['active', 'pending']);

async function existsAdministrator(
  tx: Tx,
  which: SQL,
  statuses: readonly UserStatus[] = ['active'],
): Promise<boolean> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(and(inArray(users.status, [...statuses]), which))
    .limit(1);
  return found !== undefined;
}
