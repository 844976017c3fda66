import { toCentavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { investmentPlanWords as words } from '@contract/locales/es-MX/treasury/investment-plans';
import { passiveIncomeWords } from '@contract/locales/es-MX/treasury/passive-income';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Section } from '@portal/ui/kit/Section';
import { Space } from 'antd';
import styles from '../portfolio/portfolio.module.css';
import type { PlanEstimate } from './estimate-plan';

/** Whether the goal is reached in each case, and what it would take. */
export function ReachSection({ estimate }: { estimate: PlanEstimate }) {
  const { needed, paidOut } = estimate;
  return (
    <Section title={t(words.reach)}>
      <p>{sayVerdict(estimate)}</p>
      <p>
        {needed.expected === 0
          ? t(words.needed.expectedNone)
          : t(words.needed.expected, { amount: needed.expected })}
      </p>
      <p>
        {needed.low === 0 ? t(words.needed.lowNone) : t(words.needed.low, { amount: needed.low })}
      </p>
      {paidOut > 0 ? <p className={styles.note}>{t(words.paidOut, { amount: paidOut })}</p> : null}
      <Space wrap className={styles.acts}>
        <ButtonLink to={href('depositFunds')}>{t(passiveIncomeWords.deposit)}</ButtonLink>
        <ButtonLink to={href('opportunityList')}>
          {t(passiveIncomeWords.seeOpportunities)}
        </ButtonLink>
      </Space>
    </Section>
  );
}

function sayVerdict({ inputs, last, reaching: [lowest], reachedIn }: PlanEstimate): string {
  const missing = toCentavos(Math.max(0, inputs.goal_cents - last.expected));
  if (lowest === 'low') return t(words.verdict.low);
  if (lowest === 'expected') {
    const month = periodText((reachedIn ?? last).on.slice(0, 7));
    return t(words.verdict.expected, { month, low: last.low });
  }
  return t(lowest === 'high' ? words.verdict.high : words.verdict.none, {
    expected: last.expected,
    missing,
  });
}
