import type { Application } from './plan';

/** A payment as currently applied. */
export interface Standing extends Application {
  id: string;
}

/**
 * What has to change to bring the current applications to a plan: of each loan, payments from the first one that differs
 * are undone, and the plan's from there made.
 */
export function changesTo(plan: readonly Application[], standing: readonly Standing[]) {
  const kept = new Map<string, number>();
  for (const loanId of new Set([...plan, ...standing].map((each) => each.loanId))) {
    const wanted = plan.filter((each) => each.loanId === loanId);
    const found = standing.filter((each) => each.loanId === loanId);
    const differs = wanted.findIndex((each, k) => !isSame(each, found[k]));
    kept.set(loanId, differs < 0 ? wanted.length : differs);
  }
  const beyond = <T extends Application>(all: readonly T[]): T[] => {
    const seen = new Map<string, number>();
    return all.filter(({ loanId }) => {
      const n = seen.get(loanId) ?? 0;
      seen.set(loanId, n + 1);
      return n >= (kept.get(loanId) ?? 0);
    });
  };
  return { undone: beyond(standing), made: beyond(plan) };
}

function isSame(a: Application, b: Application | undefined): boolean {
  return (
    b !== undefined &&
    a.on === b.on &&
    a.movementId === b.movementId &&
    a.applied.length === b.applied.length &&
    a.applied.every((row, k) => {
      const other = b.applied[k];
      return row.n === other?.n && row.component === other.component && row.amount === other.amount;
    })
  );
}
