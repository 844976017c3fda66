import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Day } from '@contract/kernel/fields/day';
import { personKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { settingAt, settingsAt } from '@server/features/platform';
import type { DistributionRates } from '@server/ledger/events/repayments';

/** Income tax that is withheld from interest paid on a day to a kind of person (LIF; rules-mx 0). */
export async function incomeTaxRateOf(db: Db | Tx, personType: number, on: Day) {
  if (personKind(personType) === 'individual')
    return settingAt(db, 'isr_ifc_interest_pf_resident', on);
  const withholds = await settingAt(db, 'withhold_pm', on);
  return withholds ? settingAt(db, 'isr_ifc_interest_pm', on) : toBasisPoints(0);
}

/** What else the rules of a day make of interest paid, with the fee that the loan's investors agreed to. */
export async function distributionRatesOn(
  db: Db | Tx,
  investorFee: BasisPoints,
  on: Day,
): Promise<DistributionRates> {
  const rates = await settingsAt(db, ['iva_withheld_share', 'iva_rate'], on);
  return { vatWithheld: rates('iva_withheld_share'), investorFee, feeVat: rates('iva_rate') };
}
