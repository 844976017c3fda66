import type { AlertFacts, AlertRule } from '@contract/compliance/alerts';
import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { addDays, type Day } from '@contract/kernel/fields/day';

/** Money that came for a person on a day. */
export interface Received {
  on: Day;
  cents: Centavos;
  trackingKey: string | null;
}

/** What the settings of the day say. */
export interface DepositLimits {
  largeDeposit: Centavos;
  splitDays: number;
  splitAmount: Centavos;
  /** What a month's deposits may reach; null where no value of the UDI is known. */
  monthly: { limit: Centavos; count: number; value: string } | null;
  /** Basis points of the monthly income. */
  incomeRate: BasisPoints;
}

interface Seen {
  deposit: Received;
  /** What had come in the days around it before it was known. */
  around: readonly Received[];
  /** What had come in its month before it was known. */
  inMonth: readonly Received[];
  /** As the person declared it; null when they have not. */
  monthlyIncome: Centavos | null;
}

/** An alert that a fact opens. */
export interface Found {
  rule: AlertRule;
  amount: Centavos;
  facts: AlertFacts;
}

const NO_FACTS: AlertFacts = {
  deposits: [],
  limit_cents: null,
  udis: null,
  days: null,
  monthly_income_cents: null,
  loan: null,
};

const described = (deposits: readonly Received[]): AlertFacts['deposits'] =>
  deposits.map(({ on, cents, trackingKey }) => ({
    on,
    amount_cents: cents,
    tracking_key: trackingKey,
  }));

/**
 * What a deposit opens. Of several within some days it is the one that makes their sum reach the limit, and none of
 * those that follow.
 */
export function foundInDeposit(seen: Seen, limits: DepositLimits): Found[] {
  const { deposit, monthlyIncome } = seen;
  const found: Found[] = [];
  if (deposit.cents >= limits.largeDeposit) {
    found.push({
      rule: 'large_deposit',
      amount: deposit.cents,
      facts: { ...NO_FACTS, deposits: described([deposit]), limit_cents: limits.largeDeposit },
    });
  }
  const window = fullestWindow(seen, limits.splitDays);
  const sum = sumCents(window.map(({ cents }) => cents));
  const reaches = sum >= limits.splitAmount && sum - deposit.cents < limits.splitAmount;
  if (reaches && deposit.cents < limits.splitAmount) {
    found.push({
      rule: 'split_deposits',
      amount: sum,
      facts: {
        ...NO_FACTS,
        deposits: described(window),
        limit_cents: limits.splitAmount,
        days: limits.splitDays,
      },
    });
  }
  const month = foundInMonth(seen, limits);
  if (month) found.push(month);
  if (monthlyIncome && deposit.cents * 10_000 > monthlyIncome * limits.incomeRate) {
    found.push({
      rule: 'income',
      amount: deposit.cents,
      facts: {
        ...NO_FACTS,
        deposits: described([deposit]),
        monthly_income_cents: monthlyIncome,
        limit_cents: applyRate(monthlyIncome, limits.incomeRate),
      },
    });
  }
  return found;
}

/** The deposit that makes those of its calendar month reach the limit in UDI, and none of those that follow. */
function foundInMonth({ deposit, inMonth }: Seen, { monthly }: DepositLimits): Found | null {
  if (!monthly) return null;
  const all = [...inMonth, deposit].sort((a, b) => a.on.localeCompare(b.on));
  const sum = sumCents(all.map(({ cents }) => cents));
  if (sum < monthly.limit || sum - deposit.cents >= monthly.limit) return null;
  const { limit, count, value } = monthly;
  return {
    rule: 'monthly_udis',
    amount: sum,
    facts: {
      ...NO_FACTS,
      deposits: described(all),
      limit_cents: limit,
      udis: { count, value },
    },
  };
}

/** Of all runs of days that a deposit is in, the one in which most came; deposits are told late, too. */
function fullestWindow({ deposit, around }: Seen, days: number): Received[] {
  const all = [...around, deposit].sort((a, b) => a.on.localeCompare(b.on));
  let fullest: Received[] = [deposit];
  for (const { on } of all) {
    const end = addDays(on, days - 1);
    if (on > deposit.on || end < deposit.on) continue;
    const window = all.filter((each) => each.on >= on && each.on <= end);
    if (sumCents(window.map(({ cents }) => cents)) > sumCents(fullest.map(({ cents }) => cents)))
      fullest = window;
  }
  return fullest;
}

/** What a credit that was settled early opens. */
export const foundInLoan = (
  loan: NonNullable<AlertFacts['loan']>,
  principal: Centavos,
  days: number,
): Found => ({ rule: 'early_payment', amount: principal, facts: { ...NO_FACTS, days, loan } });

/** How near the deadline is. */
export function urgencyOf(
  { soonAt, dueAt, endedAt }: { soonAt: Date; dueAt: Date; endedAt: Date | null },
  now: Date,
) {
  if (endedAt) return null;
  if (now >= dueAt) return 'late' as const;
  return now >= soonAt ? ('soon' as const) : ('fresh' as const);
}
