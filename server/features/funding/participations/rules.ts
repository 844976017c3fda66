import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { type Instalment, owedOf } from '@server/features/credit';
import { distribute } from '@server/ledger/distribute';
import type { DistributionRates } from '@server/ledger/events/repayments';

/** One instalment to come, as it would reach an investor; in centavos. */
export interface ExpectedRow {
  n: number;
  dueOn: Day;
  capital: Centavos;
  interest: Centavos;
  isr: Centavos;
  /** VAT that is not withheld. */
  vat: Centavos;
  /** The platform's fee with its VAT. */
  fee: Centavos;
  net: Centavos;
  overdue: boolean;
}

/**
 * An investor's part of the instalments still unpaid, by outstanding principal, with the tax and the fee
 * that would be taken from its interest. An estimate, never a promise.
 * @param own principal still owed to the investor; the last row takes it to zero.
 * @param total principal that the loan still owes to everyone.
 */
export function expectedSchedule(
  rows: readonly Instalment[],
  {
    own,
    total,
    taxRate,
    rates,
    today,
  }: {
    own: Centavos;
    total: Centavos;
    taxRate: BasisPoints;
    rates: DistributionRates;
    today: Day;
  },
): ExpectedRow[] {
  if (own === 0 || total === 0) return [];
  const weights = [own, total - own];
  const part = (amount: Centavos) => distribute(amount, weights)[0] ?? toCentavos(0);
  const open = rows.filter((row) => owedOf(row).capital > 0 || owedOf(row).interest > 0);
  let left: number = own;
  return open.map((row, index) => {
    const owed = owedOf(row);
    const capital =
      index === open.length - 1 ? toCentavos(left) : toCentavos(Math.min(left, part(owed.capital)));
    left -= capital;
    const interest = part(owed.interest);
    const isr = applyRate(interest, taxRate);
    const vat = part(toCentavos(owed.vat - applyRate(owed.vat, rates.vatWithheld)));
    const charged = applyRate(interest, rates.investorFee);
    const fee = sumCents([charged, applyRate(charged, rates.feeVat)]);
    return {
      n: row.n,
      dueOn: row.dueOn,
      capital,
      interest,
      isr,
      vat,
      fee,
      net: toCentavos(capital + interest + vat - isr - fee),
      overdue: daysBetween(row.dueOn, today) > 0,
    };
  });
}

/** What reached an investor of a payment, after tax and fee. */
export const netOf = (
  share: Record<'capital' | 'interest' | 'lateInterest' | 'vat' | 'isr' | 'fee', Centavos>,
): Centavos =>
  toCentavos(
    share.capital + share.interest + share.lateInterest + share.vat - share.isr - share.fee,
  );
