import { addBusinessDays, businessDayBefore } from '@contract/kernel/fields/business-day';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, toDay } from '@contract/kernel/fields/day';
import {
  type DebitSourceKind,
  type FailureReason,
  MOST_ATTEMPTS,
  mayPass,
} from '@contract/treasury/direct-debit-charges';
import { NOTICE_DAYS } from '@contract/treasury/direct-debits';

/** Days of work of the banks between a charge that failed and the one more try. */
const RETRY_BANK_DAYS = 3;

/** What decides when an instalment is charged. */
export interface Plan {
  /** Day of the month that the person chose, 1 to 28. */
  day: number;
  /** Whether money that comes before an instalment falls due waits for it. */
  waits: boolean;
  /** Days on which the banks are closed besides those of each year. */
  closed: readonly Day[];
}

interface Row {
  n: number;
  dueOn: Day;
  /** In centavos. */
  missing: Centavos;
  isDue: boolean;
}

/**
 * The day for which the person's choice has the charge of an instalment: their day of the month, the last one on or
 * before it falls due, so that no late interest comes of it. Money that would not wait is charged on the due day itself.
 * Where the banks are closed, on their day of work before.
 */
export function chosenDay(dueOn: Day, { day, waits, closed }: Plan): Day {
  const chosen = waits ? lastOfMonthDay(dueOn, day) : dueOn;
  return businessDayBefore(addDays(chosen, 1), closed);
}

function lastOfMonthDay(until: Day, day: number): Day {
  const inMonth = toDay(`${until.slice(0, 8)}${String(day).padStart(2, '0')}`);
  return inMonth <= until ? inMonth : addMonths(inMonth, -1);
}

/** The charge that comes next. */
export interface PlannedCharge {
  n: number;
  dueOn: Day;
  chargeOn: Day;
  /** From when its person is to be told: the notice comes so many days before the charge. */
  tellOn: Day;
}

/**
 * The instalment that is charged next: the last one whose day has come, since its charge takes what is owed until it,
 * else the first one to come. Notice is given NOTICE_DAYS before, whatever the chosen day: a charge that cannot be
 * announced in time comes later.
 *
 * @param rows what is not paid, the first to fall due before the others
 * @param charged due days of instalments that have had their charge
 */
export function planCharge(
  rows: readonly Row[],
  charged: ReadonlySet<Day>,
  plan: Plan,
  today: Day,
): PlannedCharge | null {
  const all = rows.map(({ n, dueOn }) => {
    const wanted = chosenDay(dueOn, plan);
    return { n, dueOn, wanted, tellOn: addDays(wanted, -NOTICE_DAYS) };
  });
  const begun = all.filter(({ tellOn }) => tellOn <= today);
  const last = begun.at(-1);
  const next =
    last && !charged.has(last.dueOn)
      ? last
      : all.slice(begun.length).find(({ dueOn }) => !charged.has(dueOn));
  if (!next) return null;
  const { n, dueOn, wanted } = next;
  const tellOn = next.tellOn < today ? today : next.tellOn;
  const earliest = addDays(tellOn, NOTICE_DAYS);
  return {
    n,
    dueOn,
    tellOn,
    chargeOn: wanted < earliest ? onBankDay(earliest, plan.closed) : wanted,
  };
}

/** That day, or the next day of work of the banks. */
export const onBankDay = (day: Day, closed: readonly Day[]) =>
  addBusinessDays(addDays(day, -1), 1, closed);

interface Owed {
  due: Centavos;
  rows: readonly Row[];
}

interface AtBank {
  dueOn: Day;
  amount: Centavos;
}

/** What a charge for an instalment takes and leaves, in centavos. */
export interface ChargeAmount {
  amount: Centavos;
  /** What is owed beyond what the person allows. */
  rest: Centavos;
}

/**
 * What a charge for an instalment takes: all that is owed until it, without what other charges have at the bank
 * already, and never more than the person allows. Nothing when it was paid meanwhile.
 *
 * @param atBank the other charges of the credit that the bank may still make; one for a later instalment takes what is
 *   owed until that
 */
export function chargeAmount(
  { due, rows }: Owed,
  { dueOn, most, atBank }: { dueOn: Day; most: Centavos; atBank: readonly AtBank[] },
): ChargeAmount {
  const until = atBank.reduce((last, each) => (each.dueOn > last ? each.dueOn : last), dueOn);
  const coming = rows
    .filter((row) => !row.isDue && row.dueOn <= until)
    .reduce((sum, { missing }) => sum + missing, 0);
  const taken = atBank.reduce((sum, each) => sum + each.amount, 0);
  const owed = Math.max(0, due + coming - taken);
  const amount = Math.min(owed, most);
  return { amount: toCentavos(amount), rest: toCentavos(owed - amount) };
}

/** From when a charge is given to the bank: its day of work before. */
export const orderDay = (chargeOn: Day, closed: readonly Day[]): Day =>
  businessDayBefore(chargeOn, closed);

/**
 * The day of the one more try after a charge failed; null when there is none: it was the second, or the reason does
 * not pass by itself. It is told with the failure, so that it comes NOTICE_DAYS after it at the earliest.
 */
export function retryDay(
  { attempt, reason }: { attempt: number; reason: FailureReason },
  today: Day,
  closed: readonly Day[],
): Day | null {
  if (attempt >= MOST_ATTEMPTS || !mayPass(reason)) return null;
  return addBusinessDays(today, RETRY_BANK_DAYS, closed);
}

interface Waiting {
  id: string;
  reference: string;
  amountCents: Centavos;
  sourceKind: DebitSourceKind;
  sourceMark: string;
  chargeOn: Day;
  status: 'sent' | 'failed';
}

interface Line {
  amountCents: Centavos;
  senderMark: string;
  occurredOn: Day;
  concept: string;
}

/**
 * The charge that a line of the bank is: of the same account and amount, on its day or later. The one that the concept
 * names comes before the others; one that staff said had failed is it only by its name, and so is one to a card, whose
 * money the gateway sends.
 *
 * @param charges of the applicant whom the line pays, the oldest first
 */
export function chargeOfLine<Charge extends Waiting>(
  charges: readonly Charge[],
  line: Line,
): Charge | null {
  const alike = charges.filter(
    ({ amountCents, sourceKind, sourceMark, chargeOn }) =>
      amountCents === line.amountCents &&
      (sourceKind === 'card' || sourceMark === line.senderMark) &&
      chargeOn <= line.occurredOn,
  );
  const words = line.concept.toUpperCase().split(/[^A-Z0-9]+/);
  const named = alike.find(({ reference }) => words.includes(reference));
  const unnamed = alike.find(
    ({ status, sourceKind }) => status === 'sent' && sourceKind === 'clabe',
  );
  return named ?? unnamed ?? null;
}
