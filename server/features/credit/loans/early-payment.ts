import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type LoanTerms, levelPayment, nextRow, type Schedule, type ScheduleRow } from './schedule';

export interface EarlyPayment {
  /** Capital owed before the extra payment, once everything due has been paid. */
  balance: Centavos;
  /** What goes to capital; never more than the balance. */
  extra: Centavos;
  /** The constant payment in force. */
  payment: Centavos;
  /** Instalments still to come. */
  monthsLeft: number;
  /** Interest that the capital left bears until the next instalment, where that is less than a month's. */
  firstInterest?: Centavos;
  terms: Pick<LoanTerms, 'annualRate' | 'vatRate' | 'mode'>;
}

/** The two calendars that a client may choose between after paying capital early, rows counted from 1. */
export interface EarlyPaymentChoices {
  /** "Reducir plazo": the same payment, fewer months. */
  reduceTerm: Schedule;
  /** "Reducir mensualidad": the same months, a smaller payment. */
  reducePayment: Schedule;
}

/**
 * What an early payment of capital changes, both ways (rules-mx 2.2). Paying the whole balance leaves
 * empty calendars.
 * @throws RangeError when the extra payment is not between one centavo and the balance.
 */
export function earlyPaymentChoices(early: EarlyPayment): EarlyPaymentChoices {
  const { balance, extra, payment, monthsLeft, terms } = early;
  if (extra <= 0 || extra > balance) {
    throw new RangeError('An early payment is between one centavo and the balance');
  }
  const left = toCentavos(balance - extra);
  if (left === 0) {
    const nothing = { payment: toCentavos(0), rows: [] };
    return { reduceTerm: nothing, reducePayment: nothing };
  }
  const { annualRate, vatRate, mode } = terms;
  const levelVat = mode === 'level_total' ? vatRate : toBasisPoints(0);
  const lower = levelPayment(left, annualRate, levelVat, monthsLeft);
  return {
    reduceTerm: { payment, rows: rowsUntilPaid(left, payment, early) },
    reducePayment: { payment: lower, rows: rowsUntilPaid(left, lower, early) },
  };
}

function rowsUntilPaid(
  left: Centavos,
  payment: Centavos,
  { monthsLeft, firstInterest, terms }: EarlyPayment,
): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  let balance = left;
  while (balance > 0) {
    const n = rows.length + 1;
    const interest = n === 1 ? firstInterest : undefined;
    const isLast = n === monthsLeft;
    const row = nextRow({ n, balance, payment, terms, interest, inGrace: false, isLast });
    rows.push(row);
    balance = row.balance;
  }
  return rows;
}
