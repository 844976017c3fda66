import type { aboutYou as contract } from '@contract/people/about-you';
import type { Tx } from '@server/db/connection';
import { backgrounds } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { described } from './kept';
import { businessSizeOf } from './rules';

type Body = z.output<typeof contract.edit.body>;

/** The same, locked until the transaction ends. */
export async function lockAboutYou(tx: Tx, userId: string) {
  const [row] = await tx
    .insert(backgrounds)
    .values({ userId })
    .onConflictDoUpdate({ target: backgrounds.userId, set: { userId } })
    .returning();
  return described(row);
}

/** Without a business, what was said of one is no longer kept. */
function businessOf({ business_sector: sector, workers, annual_sales_cents: sales }: Body) {
  const isKnown = sector !== undefined && sector !== 'none';
  return {
    businessSector: sector ?? null,
    workers: isKnown ? (workers ?? null) : null,
    annualSalesCents: isKnown ? (sales ?? null) : null,
    businessSize:
      isKnown && workers !== undefined && sales !== undefined
        ? businessSizeOf(sector, workers, sales)
        : null,
  };
}

export async function saveAboutYou(tx: Tx, userId: string, body: Body) {
  await tx
    .update(backgrounds)
    .set({
      version: body.version + 1,
      occupation: body.occupation ?? null,
      monthlyIncomeCents: body.monthly_income_cents ?? null,
      dependants: body.dependants ?? null,
      housing: body.housing ?? null,
      education: body.education ?? null,
      experience: body.experience ?? null,
      objective: body.objective ?? null,
      horizon: body.horizon ?? null,
      lossTolerance: body.loss_tolerance ?? null,
      ...businessOf(body),
    })
    .where(eq(backgrounds.userId, userId));
}
