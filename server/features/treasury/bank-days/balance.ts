import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { BankBalance } from '@contract/treasury/bank-days';
import type { Tx } from '@server/db/connection';
import { bankDays } from '@server/db/schema/treasury';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';

export type BankDay = typeof bankDays.$inferSelect;

/**
 * Keeps the bank's reported balance of a day. The same again changes nothing, but that the bank has signed it now;
 * other figures replace the ones before while the day is open, but no file or form replaces a balance that the bank signed.
 * @throws AppError conflict when the day is closed with other figures, or the bank signed others · rule when it has not come.
 */
export async function keepBankBalance(
  tx: Tx,
  balance: BankBalance,
  source: BankDay['source'],
  now: Date,
): Promise<BankDay> {
  if (balance.day > dayInMexicoCity(now)) {
    throw refused(t(outcomes.invalidTitle), { day: t(treasuryWords.bankDays.balance.notYet) });
  }
  const figures = { openingCents: balance.opening_cents, closingCents: balance.closing_cents };
  const [kept] = await tx
    .insert(bankDays)
    .values({ day: balance.day, ...figures, source, toldAt: now })
    .onConflictDoNothing()
    .returning();
  if (kept) return kept;
  const [known] = await tx
    .select()
    .from(bankDays)
    .where(eq(bankDays.day, balance.day))
    .for('update');
  if (!known) throw new Error('the day is gone');
  const same =
    known.openingCents === figures.openingCents && known.closingCents === figures.closingCents;
  if (same) return source === 'webhook' ? change(tx, known, { source }) : known;
  if (known.source === 'webhook' && source !== 'webhook') {
    throw conflict(t(treasuryWords.bankDays.balance.reportedByBank));
  }
  if (known.closedAt) throw conflict(t(treasuryWords.bankDays.balance.closedOtherwise));
  return change(tx, known, { ...figures, source, toldAt: now });
}

async function change(tx: Tx, { day }: BankDay, values: Partial<BankDay>): Promise<BankDay> {
  const [changed] = await tx.update(bankDays).set(values).where(eq(bankDays.day, day)).returning();
  if (!changed) throw new Error('the day is gone');
  return changed;
}
