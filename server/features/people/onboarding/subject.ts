import { isOnboarded, type OnboardingRole } from '@contract/people/onboarding';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, supplierAgents, suppliers } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { and, eq, isNull } from 'drizzle-orm';

/** A person on the way into a role. */
export interface OnboardingSubject {
  role: OnboardingRole;
  userId: string;
  /** Their record in that role. */
  recordId: string;
  /** `user_person_type`: 0 is a legal entity, anything else an individual. */
  personType: number;
  /** The step last finished. */
  step: string | null;
}

/** Where the step of each role is kept. */
const kept = {
  investor: { table: investors, own: (userId: string) => eq(investors.userId, userId) },
  client: { table: applicants, own: (userId: string) => eq(applicants.userId, userId) },
  supplier: { table: suppliers, own: (userId: string) => eq(suppliers.userId, userId) },
  supplier_agent: {
    table: supplierAgents,
    own: (userId: string) =>
      and(eq(supplierAgents.userId, userId), isNull(supplierAgents.removedAt)),
  },
} as const;

/** How far the current user is in the role of their session. @throws 404 of a role without onboarding */
export async function subjectOf(
  db: Db | Tx,
  { role, userId }: Pick<Principal, 'role' | 'userId'>,
): Promise<OnboardingSubject> {
  if (!isOnboarded(role)) throw notFound();
  const { table, own } = kept[role];
  const [row] = await db
    .select({ recordId: table.id, step: table.onboardingStep, personType: users.personType })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(own(userId));
  if (!row) throw notFound();
  return { role, userId, ...row };
}

/** Locks the row that keeps a subject's step, until the transaction ends. */
export async function lockSubject(tx: Tx, principal: Pick<Principal, 'role' | 'userId'>) {
  const { role } = principal;
  if (!isOnboarded(role)) throw notFound();
  const { table, own } = kept[role];
  await tx.select({ id: table.id }).from(table).where(own(principal.userId)).for('update');
  return subjectOf(tx, principal);
}

export async function saveStep(tx: Tx, { role, userId }: OnboardingSubject, step: string) {
  const { table, own } = kept[role];
  await tx.update(table).set({ onboardingStep: step }).where(own(userId));
}
