import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { applicantUnapplied, investorDebt, recoverable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { and, eq, inArray } from 'drizzle-orm';
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
  const why = await whyOwes(tx, owner);
  if (why) throw refused(why);
}

/** Why a person who owes money is not paid, as a sentence; null when they owe nothing. */
export async function whyOwes(tx: Tx, owner: MoneyOwner): Promise<string | null> {
  const debt =
    owner.kind === 'investor'
      ? investorDebt(owner.id)
      : recoverable(owner.id, applicantUnapplied(owner.id));
  if ((await balance(tx, debt)) > 0) {
    return t(treasuryWords.transfers.owes.owes);
  }
  const [returning] = await withReturnsHeld(tx, owner.kind, [owner.id]);
  return returning ? t(treasuryWords.transfers.owes.sentBack) : null;
}

/** Whose deposits, of some people, the bank reported as sent back, and staff have not decided yet. */
export async function withReturnsHeld(
  tx: Tx,
  kind: MoneyOwner['kind'],
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: deposits.matchedId })
    .from(bankMovements)
    .innerJoin(deposits, eq(deposits.id, bankMovements.matchedId))
    .where(
      and(
        eq(bankMovements.status, 'held'),
        eq(bankMovements.direction, 'out'),
        eq(bankMovements.matchedKind, 'deposit'),
        eq(deposits.matchedKind, kind),
        inArray(deposits.matchedId, [...ids]),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}
