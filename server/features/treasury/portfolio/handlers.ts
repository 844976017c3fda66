import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { CALENDAR_MONTHS, portfolio as contract } from '@contract/treasury/portfolio';
import { holdingsOn } from '@server/features/funding';
import { ownInvestorId } from '@server/features/people';
import { implement } from '@server/http/implement';
import { investorDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { outsideFlows } from '@server/ledger/outside-flows';
import { investorBalance } from '../balances/investor-balance';
import {
  allocationOf,
  calendarOf,
  delinquencyOf,
  isCounted,
  lendingFlows,
  standingOf,
  warningsOf,
  weightedMean,
  yearlyReturn,
} from './rules';

export const portfolioHandlers = implement(contract, {
  async show({ db, scope, now }) {
    const investorId = ownInvestorId(scope);
    const today = dayInMexicoCity(now);
    const holdings = await holdingsOn(db, investorId, today);
    const held = await investorBalance(db, investorId);
    const debt = await balance(db, investorDebt(investorId));
    const standing = standingOf(holdings);
    const counted = standing.filter(isCounted);
    const countedCents = sumCents(counted.map((each) => each.standing));
    const cash = toCentavos(
      held.available_cents + held.reserved_cents + held.in_transit_cents - debt,
    );
    const lent = lendingFlows(holdings);
    const brought = (await outsideFlows(db, investorId, today)).map(({ on, cents }) => ({
      on,
      cents: toCentavos(-cents),
    }));
    const rate = weightedMean(standing, ({ annualRate }) => annualRate);
    const { calendar, overdue, later } = calendarOf(
      counted.flatMap(({ expected }) => expected),
      { from: today, today, months: CALENDAR_MONTHS },
    );
    return {
      as_of: today,
      active: standing.length,
      participations: holdings.length,
      value_cents: toCentavos(cash + held.invested_cents),
      cash_cents: cash,
      invested_cents: held.invested_cents,
      written_off_cents: held.written_off_cents,
      uncounted_cents: toCentavos(held.invested_cents - countedCents),
      rate_bp: rate === null ? null : toBasisPoints(rate),
      return: {
        invested_bp: yearlyReturn(lent, countedCents, today),
        with_idle_bp: yearlyReturn(brought, toCentavos(cash + countedCents), today),
        since: lent[0]?.on ?? null,
      },
      allocation: allocationOf(holdings, today),
      warnings: warningsOf(holdings, today),
      delinquency: delinquencyOf(holdings),
      calendar,
      overdue_cents: overdue,
      later_cents: later,
    };
  },
});
