import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, toDay } from '@contract/kernel/fields/day';
import { unpaid } from '@server/features/credit/loans/calendar';
import type { LoanTerms } from '@server/features/credit/loans/owed';
import { buildSchedule } from '@server/features/credit/loans/schedule';
import { components } from '@server/features/credit/loans/waterfall';
import type { AgreedLoan, EarlyChoice, Money } from '@server/features/credit/payments/plan';

const terms = {
  annualRate: toBasisPoints(2400),
  lateRate: toBasisPoints(4800),
  vatRate: toBasisPoints(1600),
  graceDays: 0,
  mode: 'level_total' as const,
};

interface Others extends Partial<Pick<LoanTerms, 'annualRate' | 'mode'>> {
  months?: number;
}

/** A loan of 100,000 at 24 % (late 48 %) in twelve months, begun on a day, unless it says otherwise. */
export function loan(
  id: string,
  begun: string,
  principal = 10_000_000,
  { months = 12, ...others }: Others = {},
): AgreedLoan {
  const disbursedOn = toDay(begun);
  const agreed = { ...terms, ...others };
  const { rows } = buildSchedule({
    ...agreed,
    principal: toCentavos(principal),
    months,
    graceMonths: 0,
  });
  const calendar = rows.map((row) => unpaid(row, addMonths(disbursedOn, row.n)));
  return {
    id,
    calendar,
    terms: { ...agreed, disbursedOn },
    order: components,
    restructured: null,
    early: [],
  };
}

/** A loan whose applicant chose on a day what money beyond what is due does: from then on, or so much of it once. */
export const choosing = (
  agreed: AgreedLoan,
  on: string,
  use: EarlyChoice['use'],
  amount: number | null = null,
): AgreedLoan => ({
  ...agreed,
  early: [
    ...agreed.early,
    { on: toDay(on), use, amount: amount === null ? null : toCentavos(amount) },
  ],
});

/** A line of the bank. */
export const money = (on: string, cents: number, key = `${on}/${cents}`): Money => ({
  on: toDay(on),
  amount: toCentavos(cents),
  movementId: key,
  key,
});
