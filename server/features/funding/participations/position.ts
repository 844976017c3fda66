import type { Db } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { principalShareOf } from '@server/ledger/principal';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

/** Where an investor stands among all: the product in which most of what they hold was lent, and their share. */
export async function investorPosition(db: Db, investorId: string) {
  const [most] = await db
    .select({ productId: projects.productId })
    .from(participations)
    .innerJoin(loans, eq(loans.id, participations.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(and(eq(participations.investorId, investorId), isNull(participations.heldUntil)))
    .groupBy(projects.productId)
    .orderBy(desc(sql`sum(${participations.nominalCents})`), projects.productId)
    .limit(1);
  const shareBp = await principalShareOf(db, investorId);
  return { productId: most?.productId ?? null, shareBp };
}
