import { toDay } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { loanInstalments } from '@server/db/schema/projects';
import { asc, eq } from 'drizzle-orm';
import type { Instalment } from './rules';

/** A loan's calendar in order. */
export async function instalmentsOf(db: Db | Tx, loanId: string): Promise<Instalment[]> {
  const rows = await db
    .select()
    .from(loanInstalments)
    .where(eq(loanInstalments.loanId, loanId))
    .orderBy(asc(loanInstalments.n));
  return rows.flatMap(({ dueOn, ...row }) => (dueOn ? [{ ...row, dueOn: toDay(dueOn) }] : []));
}
