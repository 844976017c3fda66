import type { LoanQuote, quoteRequest } from '@contract/credit/loans';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settingAt } from '@server/features/platform';
import type * as z from 'zod';
import { quoteLoan } from './quote';

/** The cost of what is asked, with the reference terms of its day where none are given. */
export async function quoteAsked(
  db: Db | Tx,
  asked: z.infer<typeof quoteRequest>,
  now: Date,
): Promise<LoanQuote> {
  const today = dayInMexicoCity(now);
  const { annual_rate_bp: rate, opening_fee_bp: fee } = asked;
  return quoteLoan({
    principal: asked.amount_cents,
    months: asked.term_months,
    annualRate: rate ?? (await settingAt(db, 'reference_rate', today)),
    openingFee: fee ?? (await settingAt(db, 'open_fee_rate', today)),
    vatRate: await settingAt(db, 'iva_rate', today),
    mode: await settingAt(db, 'amort_mode', today),
  });
}
