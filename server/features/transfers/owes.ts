import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { refused } from '@server/http/errors';
import { applicantUnapplied, investorDebt, recoverable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Whose money leaves. */
export interface MoneyOwner {
  kind: 'investor' | 'applicant';
  id: string;
}

const deposits = alias(bankMovements, 'deposits');

/**
 * Money does not leave to who owes what was no money of theirs, or whose deposit the bank may have sent back.
 * @throws AppError rule
 */
export async function assertOwesNothing(tx: Tx, owner: MoneyOwner): Promise<void> {
  const debt =
    owner.kind === 'investor'
      ? investorDebt(owner.id)
      : recoverable(owner.id, applicantUnapplied(owner.id));
  if ((await balance(tx, debt)) > 0) {
    throw refused(
      'Debe dinero de un depósito que no quedó firme. Recházalo o cancélalo para cobrarlo de ahí.',
    );
  }
  const [returning] = await tx
    .select({ id: deposits.id })
    .from(bankMovements)
    .innerJoin(deposits, eq(deposits.id, bankMovements.matchedId))
    .where(
      and(
        eq(bankMovements.status, 'held'),
        eq(bankMovements.direction, 'out'),
        eq(bankMovements.matchedKind, 'deposit'),
        eq(deposits.matchedKind, owner.kind),
        eq(deposits.matchedId, owner.id),
      ),
    )
    .limit(1);
  if (!returning) return;
  throw refused('El banco avisó que devolvió un depósito suyo. Primero decide ese movimiento.');
}
