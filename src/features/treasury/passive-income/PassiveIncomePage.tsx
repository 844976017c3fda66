import { href } from '@contract/kernel/screens';
import { passiveIncomeWords as words } from '@contract/locales/es-MX/treasury/passive-income';
import { portfolioWords } from '@contract/locales/es-MX/treasury/portfolio';
import { type PassiveIncome, passiveIncome } from '@contract/treasury/passive-income';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { DrawnSection } from '@portal/ui/charts/DrawnSection';
import { MonthBars } from '@portal/ui/charts/MonthBars';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Space } from 'antd';
import { MonthTable } from '../portfolio/MonthTable';
import { monthBars, monthParts } from '../portfolio/month-bars';
import styles from '../portfolio/portfolio.module.css';

/** What an investor is to receive each month, against what they want to. */
export function PassiveIncomePage() {
  const query = useRead(passiveIncome.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.explanation)}>
      <Loaded query={query}>{(data) => <Income data={data} />}</Loaded>
    </Page>
  );
}

function Income({ data }: { data: PassiveIncome }) {
  const target = data.target_cents;
  return (
    <>
      {data.invests ? (
        <StatRow>
          <StatCard
            label={t(words.average)}
            value={<MoneyText centavos={data.average_cents} />}
            hint={t(words.averageHint)}
          />
          <StatCard
            label={t(words.gain)}
            value={<MoneyText centavos={data.average_gain_cents} />}
            hint={t(words.gainHint)}
          />
          <StatCard
            label={t(words.target)}
            value={target === null ? t(words.noTarget) : <MoneyText centavos={target} />}
            hint={target === null ? undefined : t(words.reached, { count: data.reached })}
          />
        </StatRow>
      ) : (
        <p className={styles.note}>{t(words.nothing)}</p>
      )}
      <Missing data={data} />
      <Section title={t(words.setTarget)}>
        <TargetForm target={target} />
      </Section>
      {data.invests ? (
        <DrawnSection
          title={t(words.months)}
          table={<MonthTable label={t(words.months)} months={data.months} />}
        >
          <MonthBars
            label={t(words.months)}
            pointLabel={t(portfolioWords.pointLabel)}
            parts={monthParts}
            bars={monthBars(data.months)}
            target={target === null ? undefined : { value: target / 100, name: t(words.line) }}
          />
        </DrawnSection>
      ) : null}
    </>
  );
}

/** What to add to reach the target, by the stated rule. */
function Missing({ data }: { data: PassiveIncome }) {
  if (data.target_cents === null) return null;
  const { to_add_cents: toAdd, rule } = data;
  return (
    <Section title={t(words.toAdd)}>
      {toAdd === 0 ? (
        <p>{t(words.reachedAll)}</p>
      ) : toAdd === null ? (
        <p>{t(words.addUnknown)}</p>
      ) : (
        <>
          <p>{t(words.add, { amount: toAdd })}</p>
          <p className={styles.note}>
            {t(words.rule, {
              months: rule.months,
              rate: rule.rate_bp,
              amount: rule.monthly_per_100k_cents,
            })}
          </p>
          <Space wrap className={styles.acts}>
            <ButtonLink to={href('opportunityList')} type="primary">
              {t(words.seeOpportunities)}
            </ButtonLink>
            <ButtonLink to={href('depositFunds')}>{t(words.deposit)}</ButtonLink>
          </Space>
        </>
      )}
    </Section>
  );
}

function TargetForm({ target }: { target: PassiveIncome['target_cents'] }) {
  const save = useAct(passiveIncome.setTarget);
  return (
    <AppForm
      schema={passiveIncome.setTarget.body}
      initial={target === null ? {} : { target_cents: target }}
      draft="income-target"
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => void (await save.mutateAsync({ body }))}
    >
      <MoneyInput name="target_cents" label={t(words.targetField)} help={t(words.targetHelp)} />
    </AppForm>
  );
}
