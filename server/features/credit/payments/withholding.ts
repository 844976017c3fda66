import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Day } from '@contract/kernel/fields/day';
import { personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { settingsAt } from '@server/features/platform';
import type { DistributionRates } from '@server/ledger/events/repayments';

/**
 * All that the rules of a day make of interest paid, read at once: the income tax withheld of a kind of person (LIF;
 * rules-mx 0), and the rest with the fee that the loan's investors agreed to.
 */
export async function paymentRatesOn(db: Db | Tx, on: Day) {
  const rules = await settingsAt(
    db,
    [
      'isr_ifc_interest_pf_resident',
      'withhold_pm',
      'isr_ifc_interest_pm',
      'iva_withheld_share',
      'iva_rate',
    ],
    on,
  );
  return {
    incomeTaxOf(personType: number): BasisPoints {
      if (personKind(personType) === 'individual') return rules('isr_ifc_interest_pf_resident');
      return rules('withhold_pm') ? rules('isr_ifc_interest_pm') : toBasisPoints(0);
    },
    ratesWith: (investorFee: BasisPoints): DistributionRates => ({
      vatWithheld: rules('iva_withheld_share'),
      investorFee,
      feeVat: rules('iva_rate'),
    }),
  };
}
