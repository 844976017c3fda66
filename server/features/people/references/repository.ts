import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { personReferences } from '@server/db/schema/people-relations';
import { notFound } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';

export type Reference = typeof personReferences.$inferSelect;

/** A person's references, in the order in which they gave them. */
export function referencesOf(db: Db | Tx, userId: string): Promise<Reference[]> {
  return db
    .select()
    .from(personReferences)
    .where(eq(personReferences.userId, userId))
    .orderBy(personReferences.id);
}

/** The person's own telephone; their row is locked, so that their references change one after another. */
export async function lockOwner(tx: Tx, userId: string) {
  const [owner] = await tx
    .select({ phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!owner) throw notFound();
  return owner;
}

/** A reference locked until the transaction ends; of one person alone when they are named. */
export async function lockReference(tx: Tx, id: string, userId?: string): Promise<Reference> {
  const [row] = await tx
    .select()
    .from(personReferences)
    .where(
      and(eq(personReferences.id, id), userId ? eq(personReferences.userId, userId) : undefined),
    )
    .for('no key update');
  if (!row) throw notFound();
  return row;
}
