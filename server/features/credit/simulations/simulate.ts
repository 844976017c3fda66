import type { simulations, WholeSimulation } from '@contract/credit/simulations';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import type * as z from 'zod';
import { quoteLoan } from '../loans/quote';
import { referenceTerms } from '../loans/reference-terms';

type Asked = Omit<z.output<typeof simulations.show.query>, 'rows'>;

/** What the rest of a price costs as a credit, at the reference terms of today. */
export async function simulate(db: Db | Tx, asked: Asked, now: Date): Promise<WholeSimulation> {
  const { amount_cents: price, grace_months: graceMonths = 0 } = asked;
  const down = asked.down_payment_cents ?? toCentavos(0);
  const terms = await referenceTerms(db, dayInMexicoCity(now));
  const principal = toCentavos(price - down);
  return {
    ...quoteLoan({ ...terms, principal, months: asked.term_months, graceMonths }),
    price_cents: price,
    down_payment_cents: down,
    grace_months: graceMonths,
    opening_fee_bp: terms.openingFee,
    vat_bp: terms.vatRate,
  };
}
