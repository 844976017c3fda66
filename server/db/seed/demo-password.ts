import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { hashPassword } from '@server/features/identity';
import { and, eq, isNull } from 'drizzle-orm';
import { DEMO_PASSWORD } from './accounts';

let hash: Promise<string> | undefined;

/** Lets those who have no password come in with that of the demo; hashed once, since all of them know it. */
export async function giveDemoPassword(tx: Tx): Promise<void> {
  hash ??= hashPassword(DEMO_PASSWORD);
  await tx
    .update(users)
    .set({ passwordHash: await hash })
    .where(and(eq(users.status, 'active'), isNull(users.passwordHash)));
}
