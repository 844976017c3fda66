import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { and, eq } from 'drizzle-orm';
import type { Outgoing } from './account';
import { linesOf, type Transfer } from './confirm';

/** Lines that report a transfer, on its way out or back, and are not identified yet. */
export const unclaimedLines = (tx: Tx, transfer: Transfer, direction: 'in' | 'out') =>
  tx
    .select()
    .from(bankMovements)
    .where(and(linesOf(transfer, direction), eq(bankMovements.status, 'unidentified')))
    .orderBy(bankMovements.id);

/** A line turns out to be an order's, or a deposit's that goes back. */
export async function claimLine(tx: Tx, lineId: string, { kind, id }: Outgoing) {
  await tx
    .update(bankMovements)
    .set({ status: 'matched', matchedKind: kind, matchedId: id })
    .where(eq(bankMovements.id, lineId));
}
