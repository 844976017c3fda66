import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { bankAccounts } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

interface Bounce {
  on: Day;
  /** Mark of the account that sent the money back. */
  mark: string;
}

/** The last payment that the bank sent back of each stage that is to be paid again, by the stage's id. */
export async function bouncesOf(
  db: Db | Tx,
  rows: readonly { stage: Pick<typeof stages.$inferSelect, 'id' | 'status'> }[],
): Promise<Map<string, Bounce>> {
  const payable = rows.flatMap(({ stage }) => (stage.status === 'payable' ? [stage.id] : []));
  const lines = await db
    .select({
      id: bankMovements.matchedId,
      on: bankMovements.occurredOn,
      mark: bankMovements.senderMark,
    })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.matchedKind, 'stage'),
        eq(bankMovements.direction, 'in'),
        inArray(bankMovements.matchedId, payable),
      ),
    )
    .orderBy(bankMovements.id);
  return new Map(lines.flatMap(({ id, on, mark }) => (id ? [[id, { on, mark }]] : [])));
}

/** For a query of stages with their projects: the account that their installer still has sent the last payment back. */
export const cameBackFromAccount: SQL = sql`(
    select line.sender_mark from ${bankMovements} line
     where line.matched_kind = 'stage' and line.direction = 'in' and line.matched_id = ${stages.id}
     order by line.id desc limit 1
  ) = (select own.mark from ${bankAccounts} own where own.owner_id = ${projects.supplierId})`;
