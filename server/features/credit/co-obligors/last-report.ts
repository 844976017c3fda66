import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { type CoObligorRow, factsOf } from './repository';

/**
 * When the history of who answers for a credit was last reported: null when it was not, undefined where nobody takes
 * part.
 */
export async function coObligorReportedOn(
  db: Db | Tx,
  row: CoObligorRow | null,
): Promise<Day | null | undefined> {
  if (!row) return undefined;
  const { reports } = await factsOf(db, row);
  return reports.at(-1)?.reportedOn ?? null;
}
