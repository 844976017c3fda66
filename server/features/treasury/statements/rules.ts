import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, type Day, toDay } from '@contract/kernel/fields/day';
import { statementWords } from '@contract/locales/es-MX/treasury/statements-server';
import { type MovementType, movementTypes } from '@contract/treasury/movements';
import { t } from '@server/i18n';
import type { AccountRow } from '@server/ledger/statement-rows';
import { describeRow } from '../movements/rules';
import type { StatementContent, StatementCredit, StatementLine } from './content';

/**
 * The last month ('2026-03') that may be closed.
 * @param bankDay the last day of work of the banks before today: by its end they have told what they did before it
 */
export const lastClosable = (bankDay: Day): string => monthOf(addMonths(bankDay, -1));

/** The month of a day, '2026-03'. */
export const monthOf = (on: Day): string => on.slice(0, 7);

/** A hundred years: no books are so old. */
const MOST_MONTHS = 1_200;

/**
 * Months from one to another, both included; none when the first is later.
 * @throws RangeError when they are more than a hundred years
 */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let on = toDay(`${first}-01`); monthOf(on) <= last; on = addMonths(on, 1)) {
    if (months.length === MOST_MONTHS)
      throw new RangeError('These months are over a hundred years');
    months.push(monthOf(on));
  }
  return months;
}

/** Entries of a payment's application or distribution: one movement, whose parts they are. */
const paymentKinds = new Map([
  ['repayment_applied', t(statementWords.applied)],
  ['distribution_capital', t(statementWords.distributed)],
  ['distribution_interest', t(statementWords.distributed)],
  ['distribution_late_interest', t(statementWords.distributed)],
  ['distribution_vat', t(statementWords.distributed)],
  ['income_tax_withheld', t(statementWords.distributed)],
  ['investor_fee_charged', t(statementWords.distributed)],
]);

/** Rows with the same key are parts of one movement. */
const movementKey = ({ entryId, kind, source, undoes, on, project }: AccountRow) =>
  paymentKinds.has(kind) && source
    ? [source, undoes, on, project, paymentKinds.get(kind)].join('|')
    : entryId;

/** An account over a period: `opening` plus all lines is `closing`, and so are the totals by type. */
interface AccountStatement {
  opening: Centavos;
  closing: Centavos;
  lines: StatementLine[];
  totals: { type: MovementType; cents: Centavos }[];
}

/**
 * What moved an account in a period, a payment's parts together, in the order of the rows.
 * @param from first day of the period: what happened before it and became known in it is marked.
 */
export function accountStatement(
  rows: readonly AccountRow[],
  { opening, from }: { opening: Centavos; from: Day },
): AccountStatement {
  const groups = new Map<string, AccountRow[]>();
  for (const row of rows) {
    const key = movementKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  let balance = opening;
  const lines = [...groups.values()].map((group) => {
    const cents = sumCents(group.map((row) => row.cents));
    balance = sumCents([balance, cents]);
    return { ...describeMovement(group), late: isLate(group, from), cents, balance };
  });
  const parts = lines.flatMap((line) => line.parts);
  const totals = movementTypes.flatMap((type) => {
    const own = parts.filter((part) => part.type === type);
    return own.length > 0 ? [{ type, cents: sumCents(own.map(({ cents }) => cents)) }] : [];
  });
  return { opening, closing: balance, lines, totals };
}

const isLate = ([first]: readonly AccountRow[], from: Day) =>
  first !== undefined && first.on < from;

function describeMovement(group: readonly AccountRow[]) {
  const [first] = group;
  if (!first) throw new RangeError('A movement has at least one row');
  const { on, project, kind, undoes, concept } = first;
  const parts = group.map((row) => {
    const { type, label } = describeRow(row.kind, row.concept, row);
    return { type, label, cents: row.cents };
  });
  const payment = paymentKinds.get(kind);
  const label = payment
    ? undoes
      ? t(statementWords.undone, { label: payment })
      : payment
    : describeRow(kind, concept, { undoes }).label;
  return { on, project, label, parts };
}

/** What a credit owed as a period ended, by its calendar: see `LoanOwed` of the credit's own rules. */
interface OwedThen {
  dueTotal: Centavos;
  daysLate: number;
  next: { dueOn: Day; total: Centavos } | null;
}

/**
 * What is to be paid so that no late interest arises: all that has fallen due and the next instalment, until its day.
 * Late interest of what is overdue is counted until the period's end.
 */
export const dueAtEnd = ({ dueTotal, daysLate, next }: OwedThen): StatementCredit['due'] => ({
  overdue: dueTotal,
  days_late: daysLate,
  next_on: next?.dueOn ?? null,
  to_pay: sumCents([dueTotal, next?.total ?? toCentavos(0)]),
});

/**
 * What a statement says is to be paid. What is overdue bears late interest every day, so that no amount and day can be
 * told by which none arises.
 */
export function dueLines(due: StatementCredit['due']): string[] {
  const say = statementWords.credit;
  if (due === null) return [t(say.changed)];
  if (due.to_pay === 0) return [t(say.settled)];
  const { overdue, days_late: days, next_on: on } = due;
  if (overdue === 0) return on ? [t(say.toPay, { amount: due.to_pay, on })] : [];
  const now = t(say.overdue, { amount: overdue, count: days });
  return on ? [now, t(say.next, { amount: nextInstalment(due), on })] : [now];
}

/** The instalment that falls due next, in centavos. */
export const nextInstalment = ({ to_pay, overdue }: NonNullable<StatementCredit['due']>) =>
  toCentavos(to_pay - overdue);

/** What an investor holds beside what is available, in the words of all files. */
export function holdingRows(
  held: NonNullable<StatementContent['holdings']>,
): [label: string, cents: Centavos][] {
  const { reserved, inTransit, principal, writtenOff } = statementWords.ends;
  return [
    [t(reserved), held.reserved],
    [t(inTransit), held.in_transit],
    [t(principal), held.principal],
    [t(writtenOff), held.written_off],
  ];
}
