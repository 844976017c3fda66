import type { Db, Tx } from '@server/db/connection';
import { earlyPaymentChoices } from '@server/db/schema/credit-early-payments';
import { asc, inArray } from 'drizzle-orm';
import type { EarlyChoice } from '../payments/plan';

/** What applicants chose for money beyond what is due, by loan, in the order in which they did. */
export async function earlyChoicesOf(
  db: Db | Tx,
  loanIds: readonly string[],
): Promise<Map<string, EarlyChoice[]>> {
  const choices = new Map<string, EarlyChoice[]>();
  if (loanIds.length === 0) return choices;
  const rows = await db
    .select()
    .from(earlyPaymentChoices)
    .where(inArray(earlyPaymentChoices.loanId, [...loanIds]))
    .orderBy(
      asc(earlyPaymentChoices.createdAt),
      asc(earlyPaymentChoices.on),
      asc(earlyPaymentChoices.id),
    );
  for (const { loanId, on, use, amountCents: amount } of rows) {
    choices.set(loanId, [...(choices.get(loanId) ?? []), { on, use, amount }]);
  }
  return choices;
}
