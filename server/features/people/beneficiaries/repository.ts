import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { beneficiaries, beneficiaryLists } from '@server/db/schema/people-relations';
import { eq } from 'drizzle-orm';
import { personTypeOf } from '../own-person';

export type Beneficiary = typeof beneficiaries.$inferSelect;

/** A person's beneficiaries, in the order of their list. */
export function beneficiariesOf(db: Db | Tx, userId: string): Promise<Beneficiary[]> {
  return db
    .select()
    .from(beneficiaries)
    .where(eq(beneficiaries.userId, userId))
    .orderBy(beneficiaries.position);
}

/** How often the list was saved. */
export async function listVersion(db: Db | Tx, userId: string): Promise<number> {
  const [list] = await db
    .select()
    .from(beneficiaryLists)
    .where(eq(beneficiaryLists.userId, userId));
  return list?.version ?? 0;
}

/** The same, with the list locked until the transaction ends, and whose it is. */
export async function lockList(
  tx: Tx,
  userId: string,
): Promise<{ version: number; kind: PersonKind }> {
  const [list] = await tx
    .insert(beneficiaryLists)
    .values({ userId })
    .onConflictDoUpdate({ target: beneficiaryLists.userId, set: { userId } })
    .returning({ version: beneficiaryLists.version, personType: personTypeOf(userId) });
  if (!list) throw new Error('the list was not kept');
  return { version: list.version, kind: personKind(list.personType) };
}

export async function replaceList(
  tx: Tx,
  userId: string,
  next: { version: number; rows: (typeof beneficiaries.$inferInsert)[] },
): Promise<void> {
  await tx.delete(beneficiaries).where(eq(beneficiaries.userId, userId));
  if (next.rows.length > 0) await tx.insert(beneficiaries).values(next.rows);
  await tx
    .update(beneficiaryLists)
    .set({ version: next.version })
    .where(eq(beneficiaryLists.userId, userId));
}
