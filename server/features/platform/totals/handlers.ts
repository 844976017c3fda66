import { toCentavos } from '@contract/kernel/fields/centavos';
import { totals as contract } from '@contract/platform/totals';
import type { Db } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { opportunities } from '@server/db/schema/funding';
import { implement } from '@server/http/implement';
import { eq, isNotNull, sql } from 'drizzle-orm';

/** How old the front door's figures may be: a flood of requests does not add up the loans each time. */
const KEPT_MS = 60_000;

let kept: { db: Db; until: number; figures: ReturnType<typeof addUp> } | undefined;

async function addUp(db: Db) {
  const [delivered] = await db
    .select({
      cents: sql<string>`coalesce(sum(${loans.principalCents}), 0)`,
      loans: sql<number>`count(*)::int`,
    })
    .from(loans)
    .where(isNotNull(loans.disbursedOn));
  return {
    delivered_cents: toCentavos(BigInt(delivered?.cents ?? 0)),
    delivered_loans: delivered?.loans ?? 0,
    open_opportunities: await db.$count(opportunities, eq(opportunities.status, 'open')),
  };
}

export const totalHandlers = implement(contract, {
  show({ db, now }) {
    if (!kept || kept.db !== db || kept.until <= now.getTime()) {
      kept = { db, until: now.getTime() + KEPT_MS, figures: addUp(db) };
      // A failure rejects for the waiting callers, and the next call retries.
      kept.figures.catch(() => {
        kept = undefined;
      });
    }
    return kept.figures;
  },
});
