import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { netYearlyRate } from '@contract/treasury/plan-projection';
import type { Db, Tx } from '@server/db/connection';
import { referenceTerms } from '@server/features/credit';
import { holdingsOn, investorRatesOn } from '@server/features/funding';
import { settingsAt } from '@server/features/platform';
import { investorDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { investorBalance } from '../balances/investor-balance';
import { isCounted, standingOf, weightedMean } from '../portfolio/rules';

/** What an investor has today and at which rate it grows. */
interface OwnBasis {
  start: Centavos;
  cash: Centavos;
  lent: Centavos;
  rateFrom: 'own' | 'reference';
  annualRate: BasisPoints;
  netRate: BasisPoints;
}

/** The same cash and counted principal as the portfolio, and the same rate as the passive income. */
export async function ownBasis(db: Db | Tx, investorId: string, today: Day): Promise<OwnBasis> {
  const counted = standingOf(await holdingsOn(db, investorId, today)).filter(isCounted);
  const held = await investorBalance(db, investorId);
  const debt = await balance(db, investorDebt(investorId));
  const cash = toCentavos(
    held.available_cents + held.reserved_cents + held.in_transit_cents - debt,
  );
  const lent = sumCents(counted.map(({ standing }) => standing));
  const ownRate = weightedMean(counted, ({ annualRate }) => annualRate);
  const annualRate = toBasisPoints(ownRate ?? (await referenceTerms(db, today)).annualRate);
  const settings = await settingsAt(db, ['investor_fee_rate'], today);
  const fee = weightedMean(counted, ({ feeRate }) => feeRate) ?? settings('investor_fee_rate');
  const { taxRate, ratesWith } = await investorRatesOn(db, investorId, today);
  const { investorFee, feeVat } = ratesWith(toBasisPoints(fee));
  return {
    start: toCentavos(Math.max(0, cash + lent)),
    cash,
    lent,
    rateFrom: ownRate === null ? 'reference' : 'own',
    annualRate,
    netRate: netYearlyRate(annualRate, { tax: taxRate, fee: investorFee, feeVat }),
  };
}
