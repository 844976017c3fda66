import type { Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { eq } from 'drizzle-orm';

/** Of a contract that everybody signed. */
export const complete = (tx: Tx, { id }: Pick<typeof contracts.$inferSelect, 'id'>, now: Date) =>
  tx.update(contracts).set({ status: 'signed', completedAt: now }).where(eq(contracts.id, id));
