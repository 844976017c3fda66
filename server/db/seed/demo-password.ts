import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { hashPassword } from '@server/features/identity';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { DEMO_PASSWORD } from './accounts';

/** What people of the demo choose where the product asks for a password: it refuses that of the demo, which everybody knows. */
export const CHOSEN_PASSWORD = 'Tepozán-Claro-83';

let hash: Promise<string> | undefined;

/** Lets those who have no password come in with that of the demo; hashed once, since all of them know it. */
export const giveDemoPassword = (tx: Tx): Promise<void> => give(tx, isNull(users.passwordHash));

/** The same of somebody who chose one to accept an invitation. */
export const replaceChosenPassword = (db: Db, email: string): Promise<void> =>
  give(db, eq(users.email, email));

async function give(db: Db | Tx, whose: SQL): Promise<void> {
  hash ??= hashPassword(DEMO_PASSWORD);
  await db
    .update(users)
    .set({ passwordHash: await hash })
    .where(and(eq(users.status, 'active'), whose));
}
