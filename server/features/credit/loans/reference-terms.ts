import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settingsAt } from '@server/features/platform';
import type { QuoteTerms } from './quote';

const settings = ['reference_rate', 'open_fee_rate', 'iva_rate', 'amort_mode'] as const;

/** The terms of a day with which a credit is simulated that has none of its own. */
export async function referenceTerms(
  db: Db | Tx,
  day: Day,
): Promise<Pick<QuoteTerms, 'annualRate' | 'openingFee' | 'vatRate' | 'mode'>> {
  const terms = await settingsAt(db, settings, day);
  return {
    annualRate: terms('reference_rate'),
    openingFee: terms('open_fee_rate'),
    vatRate: terms('iva_rate'),
    mode: terms('amort_mode'),
  };
}
