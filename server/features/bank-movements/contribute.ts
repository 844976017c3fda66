import { formatMxn } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { conflict, refused } from '@server/http/errors';
import { shortfallCovered } from '@server/ledger/events/contributions';
import { shortfallOf } from '@server/ledger/shortfall';
import { eq } from 'drizzle-orm';
import { depositOf } from './deposit-of';
import { accountMark } from './line-keys';
import type { BankMovement, Origin } from './receive';

/**
 * A deposit from the operator's own account makes good what custody lacks, no more: what is the operator's
 * does not stay among clients' money.
 * @throws AppError conflict when it is no deposit without owner · rule when it is not the operator's, or more
 * than what is lacking.
 */
export async function contributeMovement(
  tx: Tx,
  movement: BankMovement,
  { vault, config, actor }: Pick<Origin, 'vault' | 'config' | 'actor'>,
): Promise<BankMovement> {
  if (movement.direction !== 'in' || movement.status !== 'unidentified') {
    throw conflict('Este movimiento no es un depósito sin dueño.');
  }
  const { companyClabe } = config;
  if (!companyClabe || movement.senderMark !== accountMark(vault, companyClabe)) {
    throw refused('El depósito no salió de la cuenta de la empresa.');
  }
  const short = await shortfallOf(tx, null);
  if (movement.amountCents > short) {
    throw refused(`El depósito es mayor que lo que falta: ${formatMxn(short)}.`);
  }
  await shortfallCovered(tx, depositOf(movement, actor));
  const [covered] = await tx
    .update(bankMovements)
    .set({ status: 'assigned', matchedKind: 'company' })
    .where(eq(bankMovements.id, movement.id))
    .returning();
  if (!covered) throw new Error('the movement is gone');
  return covered;
}
