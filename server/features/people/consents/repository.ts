import type { ConsentDocument } from '@contract/people/consents';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import { legalRevocations } from '@server/db/schema/people-relations';
import { and, desc, eq } from 'drizzle-orm';

/** What a person accepted, the latest first, each with its end. */
export function acceptancesOf(db: Db | Tx, userId: string, document?: ConsentDocument) {
  return db
    .select({ acceptance: legalAcceptances, revokedAt: legalRevocations.revokedAt })
    .from(legalAcceptances)
    .leftJoin(legalRevocations, eq(legalRevocations.acceptanceId, legalAcceptances.id))
    .where(
      and(eq(legalAcceptances.userId, userId), document && eq(legalAcceptances.document, document)),
    )
    .orderBy(desc(legalAcceptances.id));
}

export type Acceptance = Awaited<ReturnType<typeof acceptancesOf>>[number];

/** Holds the person, so that what they accept and take back comes one after another. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The consent in force to consult a person's credit history, if any: when, and to which words. */
export async function bureauConsentOf(db: Db | Tx, userId: string) {
  const [last] = await acceptancesOf(db, userId, 'bureau').limit(1);
  return last && !last.revokedAt ? last.acceptance : null;
}
