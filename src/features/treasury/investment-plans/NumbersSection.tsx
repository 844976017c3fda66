import { investmentPlanWords as words } from '@contract/locales/es-MX/treasury/investment-plans';
import type { InvestmentPlan } from '@contract/treasury/investment-plans';
import { t } from '@portal/i18n';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import styles from '../portfolio/portfolio.module.css';

/** By which numbers it is estimated, and what is taken for granted. */
export function NumbersSection({ data: { basis, platform } }: { data: InvestmentPlan }) {
  const { losses } = basis;
  const rate = { net: basis.net_rate_bp, rate: basis.annual_rate_bp };
  const rateText = t(basis.rate_from === 'own' ? words.rateOwn : words.rateReference, rate);
  return (
    <Section title={t(words.numbers)}>
      <DescriptionList
        rows={[
          { label: t(words.rate), value: rateText, long: true },
          ...(losses
            ? [
                {
                  label: t(words.losses.high),
                  value: t(words.lossOf.high, {
                    loss: losses.high_bp,
                    writtenOff: platform.written_off_cents,
                  }),
                  long: true as const,
                },
                {
                  label: t(words.losses.expected),
                  value: t(words.lossOf.expected, {
                    loss: losses.expected_bp,
                    over90: platform.over_90_cents,
                  }),
                  long: true as const,
                },
                {
                  label: t(words.losses.low),
                  value: t(words.lossOf.low, {
                    loss: losses.low_bp,
                    late: platform.late_cents,
                    mean: platform.mean_credit_cents,
                  }),
                  long: true as const,
                },
              ]
            : []),
        ]}
      />
      <p className={styles.note}>
        {losses ? t(words.history, { count: platform.credits }) : t(words.noHistory)}
      </p>
      <p className={styles.note}>{t(words.assumed)}</p>
    </Section>
  );
}
