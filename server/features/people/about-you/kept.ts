import type { backgrounds } from '@server/db/schema/people-profiles';

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
  business_sector: row?.businessSector ?? null,
  workers: row?.workers ?? null,
  annual_sales_cents: row?.annualSalesCents ?? null,
  business_size: row?.businessSize ?? null,
});
