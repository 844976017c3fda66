import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { investmentPlanWords as words } from '@contract/locales/es-MX/treasury/investment-plans';
import {
  goalDays,
  type InvestmentPlan,
  investmentPlans,
} from '@contract/treasury/investment-plans';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FollowValues, type FormValues } from '@portal/ui/form/FollowValues';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useState } from 'react';
import styles from '../portfolio/portfolio.module.css';
import { estimatePlan, type PlanEstimate } from './estimate-plan';
import { NumbersSection } from './NumbersSection';
import { ProjectionSection } from './ProjectionSection';
import { ReachSection } from './ReachSection';
import { VersionsSection } from './VersionsSection';

/** What an investor wants to have by a day, what is estimated of it, and what they wanted before. */
export function InvestmentPlanPage() {
  const query = useRead(investmentPlans.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.explanation)}>
      <Loaded query={query}>{(data) => <Plan data={data} />}</Loaded>
    </Page>
  );
}

function Plan({ data }: { data: InvestmentPlan }) {
  const initial = initialOf(data);
  const [values, setValues] = useState<FormValues>(initial);
  const estimate = estimatePlan(data, values);
  return (
    <>
      <Figures data={data} estimate={estimate} />
      <Section title={t(words.yourPlan)}>
        <PlanForm data={data} initial={initial} onChange={setValues} />
      </Section>
      {estimate ? (
        <>
          <ReachSection estimate={estimate} />
          <ProjectionSection estimate={estimate} />
        </>
      ) : (
        <p className={styles.note}>{t(words.fill)}</p>
      )}
      <NumbersSection data={data} />
      <VersionsSection data={data} />
    </>
  );
}

/** What is there today, what is estimated, and what is wanted. */
function Figures({ data, estimate }: { data: InvestmentPlan; estimate: PlanEstimate | null }) {
  const { start_cents: start, cash_cents: cash, lent_cents: lent } = data.basis;
  return (
    <StatRow>
      <StatCard
        label={t(words.today)}
        value={<MoneyText centavos={start} />}
        hint={t(words.todayHint, { cash, lent })}
      />
      {estimate ? (
        <>
          <StatCard
            label={t(words.estimated)}
            value={<MoneyText centavos={estimate.last.expected} />}
            hint={t(words.estimatedHint, {
              low: estimate.last.low,
              high: estimate.last.high,
              day: estimate.last.on,
            })}
          />
          <StatCard
            label={t(words.goal)}
            value={<MoneyText centavos={estimate.inputs.goal_cents} />}
            hint={t(words.goalHint, { day: estimate.inputs.goal_on })}
          />
        </>
      ) : (
        <StatCard label={t(words.goal)} value={t(words.noGoal)} />
      )}
    </StatRow>
  );
}

const ALL = toBasisPoints(10_000);

function initialOf({ versions: [current] }: InvestmentPlan) {
  if (!current) return { version: 0, reinvest_bp: ALL };
  const { number, goal_cents, goal_on, monthly_cents, reinvest_bp } = current;
  return { version: number, goal_cents, goal_on, monthly_cents, reinvest_bp };
}

interface PlanFormProps {
  data: InvestmentPlan;
  initial: ReturnType<typeof initialOf>;
  onChange: (values: FormValues) => void;
}

function PlanForm({ data, initial, onChange }: PlanFormProps) {
  const save = useAct(investmentPlans.create);
  return (
    <AppForm
      schema={investmentPlans.create.body}
      initial={initial}
      draft="investment-plan"
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => void (await save.mutateAsync({ body }))}
    >
      <MoneyInput name="goal_cents" label={t(words.goalField)} help={t(words.goalHelp)} />
      <DateInput
        name="goal_on"
        label={t(words.goalOnField)}
        help={t(words.goalOnHelp)}
        {...goalDays(data.as_of)}
      />
      <MoneyInput name="monthly_cents" label={t(words.monthlyField)} help={t(words.monthlyHelp)} />
      <PercentInput
        name="reinvest_bp"
        label={t(words.reinvestField)}
        help={t(words.reinvestHelp)}
      />
      <FollowValues onChange={onChange} />
    </AppForm>
  );
}
