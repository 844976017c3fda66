import type { Db, Tx } from '@server/db/connection';
import { backgrounds } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';

/** What is kept, keyed as the body of the edit; version 0 of what was never saved. */
export const described = (row: typeof backgrounds.$inferSelect | undefined) => ({
  version: row?.version ?? 0,
  occupation: row?.occupation ?? null,
  monthly_income_cents: row?.monthlyIncomeCents ?? null,
  dependants: row?.dependants ?? null,
  housing: row?.housing ?? null,
  education: row?.education ?? null,
  experience: row?.experience ?? null,
  objective: row?.objective ?? null,
  horizon: row?.horizon ?? null,
  loss_tolerance: row?.lossTolerance ?? null,
});

export async function keptAboutYou(db: Db | Tx, userId: string) {
  const [row] = await db.select().from(backgrounds).where(eq(backgrounds.userId, userId));
  return described(row);
}
