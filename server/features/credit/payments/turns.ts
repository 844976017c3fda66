import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import type { Turn } from '@server/ledger/events/write-offs';
import { asc, inArray } from 'drizzle-orm';

interface Changed {
  loanId: string;
  /** The first day on which its payments are others. */
  from: Day;
  investorIds: readonly string[];
}

/**
 * Write-offs of some loans, and what undid them, that payments of an earlier day change: each finds another
 * principal. Those of a day come after its payments.
 */
export async function turnsAfter(db: Db | Tx, changed: readonly Changed[]): Promise<Turn[]> {
  if (changed.length === 0) return [];
  const rows = await db
    .select()
    .from(writeOffs)
    .where(
      inArray(
        writeOffs.loanId,
        changed.map(({ loanId }) => loanId),
      ),
    )
    .orderBy(asc(writeOffs.id));
  return rows.flatMap(({ id: writeOffId, loanId, on, undoneOn }): Turn[] => {
    const loan = changed.find((each) => each.loanId === loanId);
    if (!loan) return [];
    const turn = { loanId, writeOffId, investorIds: loan.investorIds };
    const all: Turn[] = [
      { ...turn, kind: 'write_off', on },
      ...(undoneOn ? [{ ...turn, kind: 'write_off_undone' as const, on: undoneOn }] : []),
    ];
    return all.filter((each) => each.on >= loan.from);
  });
}
