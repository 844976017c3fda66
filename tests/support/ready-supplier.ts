import { stepsOf } from '@contract/people/onboarding';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';

/** What lets a made-up company ask to be verified besides its papers: its onboarding stands as finished. */
export async function readySupplier(tx: Tx, email: string) {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`No account has the address ${email}`);
  await tx
    .update(suppliers)
    .set({ onboardingStep: stepsOf('supplier', user.personType).at(-1) ?? null })
    .where(eq(suppliers.userId, user.id));
}
