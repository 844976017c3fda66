import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import {
  changedForStaff,
  settingsAt,
  udiFor,
  udiMillionths,
  udisInCentavos,
} from '@server/features/platform';
import {
  depositsAfter,
  incomeOf,
  receivedAround,
  receivedInMonth,
  saveProgress,
  settledEarly,
  startingPoint,
} from './facts';
import { openAlert } from './open';
import { type DepositLimits, foundInDeposit, foundInLoan } from './rules';

/** How many deposits one transaction looks at. */
const PART = 200;

/** Job: opens an alert of every fact that a rule names, once for each, however often it looks. */
export async function lookForAlerts(db: Db, now: Date): Promise<void> {
  let after: string | null = await startingPoint(db);
  while (after !== null) {
    const from: string = after;
    after = await inTransaction(db, (tx) => lookAtDeposits(tx, from, now));
  }
  await inTransaction(db, (tx) => lookAtSettled(tx, now));
}

/** Looks at the next deposits; answers the last of them when there may be more. */
async function lookAtDeposits(tx: Tx, after: string, now: Date): Promise<string | null> {
  const deposits = await depositsAfter(tx, after, PART);
  const limitsOf = limitsByDay(tx);
  let isNew = false;
  for (const deposit of deposits) {
    const limits = await limitsOf(deposit.on);
    const around = await receivedAround(tx, deposit, limits.splitDays);
    const monthlyIncome = await incomeOf(tx, deposit.userId);
    const inMonth = await receivedInMonth(tx, deposit);
    const seen = { deposit, around, inMonth, monthlyIncome };
    for (const found of foundInDeposit(seen, limits)) {
      const fact = { userId: deposit.userId, factKey: deposit.entryId, happenedOn: deposit.on };
      isNew = (await openAlert(tx, { ...found, ...fact }, now)) || isNew;
    }
  }
  if (isNew) await changedForStaff(tx, 'alerts');
  const last = deposits.at(-1);
  if (last) await saveProgress(tx, last.entryId);
  return last && deposits.length === PART ? last.entryId : null;
}

/** The settings of each day, read once. */
function limitsByDay(tx: Tx) {
  const known = new Map<Day, DepositLimits>();
  return async (day: Day): Promise<DepositLimits> => {
    const limits = known.get(day) ?? (await depositLimitsOn(tx, day));
    known.set(day, limits);
    return limits;
  };
}

async function depositLimitsOn(tx: Tx, day: Day): Promise<DepositLimits> {
  const values = await settingsAt(
    tx,
    [
      'aml_large_deposit_amount',
      'aml_split_days',
      'aml_split_amount',
      'aml_monthly_udis',
      'aml_income_rate',
    ],
    day,
  );
  const value = await udiFor(tx, day);
  const count = values('aml_monthly_udis');
  return {
    monthly:
      value === null ? null : { limit: udisInCentavos(count, udiMillionths(value)), count, value },
    largeDeposit: values('aml_large_deposit_amount'),
    splitDays: values('aml_split_days'),
    splitAmount: values('aml_split_amount'),
    incomeRate: values('aml_income_rate'),
  };
}

async function lookAtSettled(tx: Tx, now: Date): Promise<void> {
  let isNew = false;
  for (const loan of await settledEarly(tx, dayInMexicoCity(now))) {
    const values = await settingsAt(tx, ['aml_early_payment_days'], loan.settledOn);
    const days = values('aml_early_payment_days');
    if (loan.settledOn > addDays(loan.deliveredOn, days)) continue;
    const described = {
      folio: loan.folio,
      delivered_on: loan.deliveredOn,
      settled_on: loan.settledOn,
      term_months: loan.termMonths,
    };
    const found = foundInLoan(described, loan.principal, days);
    const fact = { userId: loan.userId, factKey: loan.loanId, happenedOn: loan.settledOn };
    isNew = (await openAlert(tx, { ...found, ...fact }, now)) || isNew;
  }
  if (isNew) await changedForStaff(tx, 'alerts');
}
