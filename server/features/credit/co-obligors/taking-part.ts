import type { Db, Tx } from '@server/db/connection';
import { type CoObligorRow, lastCoObligor } from './repository';

/** Who accepted to answer for a credit and still does, if anybody. */
export async function coObligorTakingPart(
  db: Db | Tx,
  projectId: string,
): Promise<CoObligorRow | undefined> {
  const row = await lastCoObligor(db, projectId);
  return row?.acceptedAt && !row.declinedAt && !row.withdrawnAt ? row : undefined;
}
