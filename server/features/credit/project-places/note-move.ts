import type { Tx } from '@server/db/connection';
import { projectMoves } from '@server/db/schema/credit-project-places';

type Move = typeof projectMoves.$inferInsert;

/** Writes down that a project counts elsewhere. */
export async function noteMove(tx: Tx, move: Move): Promise<void> {
  await tx.insert(projectMoves).values(move);
}
