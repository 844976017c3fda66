import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import {
  passiveIncome as contract,
  INCOME_MONTHS,
  USUAL_MONTHS,
} from '@contract/treasury/passive-income';
import { referenceTerms } from '@server/features/credit';
import { holdingsOn, investorRatesOn } from '@server/features/funding';
import { ownInvestorId } from '@server/features/people';
import { settingsAt } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { calendarOf, isCounted, standingOf, weightedMean } from '../portfolio/rules';
import { saveTarget, targetOf } from './repository';
import { amountToAdd, averagesOf, firstYearOfExample } from './rules';

export const passiveIncomeHandlers = implement(contract, {
  async show({ db, scope, now }) {
    const investorId = ownInvestorId(scope);
    const today = dayInMexicoCity(now);
    const counted = standingOf(await holdingsOn(db, investorId, today)).filter(isCounted);
    const { calendar } = calendarOf(
      counted.flatMap(({ expected }) => expected),
      { from: addMonths(today, 1), today, months: INCOME_MONTHS },
    );
    const reference = await referenceTerms(db, today);
    const settings = await settingsAt(db, ['investor_fee_rate'], today);
    const annualRate = weightedMean(counted, (each) => each.annualRate) ?? reference.annualRate;
    const months = weightedMean(counted, (each) => each.months) ?? USUAL_MONTHS;
    const fee = weightedMean(counted, (each) => each.feeRate) ?? settings('investor_fee_rate');
    const { taxRate, ratesWith } = await investorRatesOn(db, investorId, today);
    const rate = toBasisPoints(annualRate);
    const firstYear = firstYearOfExample(
      { ...reference, annualRate: rate, months },
      { taxRate, rates: ratesWith(toBasisPoints(fee)) },
      today,
    );
    const target = (await targetOf(db, investorId))?.monthlyCents ?? null;
    const { average, gain } = averagesOf(calendar);
    return {
      as_of: today,
      invests: counted.length > 0,
      months: calendar,
      average_cents: average,
      average_gain_cents: gain,
      target_cents: target,
      reached: target === null ? 0 : calendar.filter((each) => each.net_cents >= target).length,
      rule: {
        rate_bp: rate,
        months,
        monthly_per_100k_cents: toCentavos(Math.floor(firstYear / INCOME_MONTHS)),
      },
      to_add_cents: target === null ? null : amountToAdd(calendar, target, firstYear),
    };
  },

  async setTarget({ db, scope, body, now, record }) {
    const investorId = ownInvestorId(scope);
    await saveTarget(db, investorId, { monthlyCents: body.target_cents, setAt: now });
    await record(investorId, body);
    return body;
  },
});
