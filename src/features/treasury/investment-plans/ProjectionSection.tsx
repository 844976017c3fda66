import { investmentPlanWords as words } from '@contract/locales/es-MX/treasury/investment-plans';
import { type PlanMonth, planCases } from '@contract/treasury/plan-projection';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { DrawnSection } from '@portal/ui/charts/DrawnSection';
import { LineChart } from '@portal/ui/charts/LineChart';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';
import type { PlanEstimate } from './estimate-plan';

const monthText = ({ on }: PlanMonth) => periodText(on.slice(0, 7));

const columns = [
  { key: 'month', title: t(words.month), render: monthText },
  ...planCases.map((name) => ({
    key: name,
    title: t(words.cases[name]),
    render: (month: PlanMonth) => <MoneyText centavos={month[name]} currency="plain" />,
  })),
  {
    key: 'contributed',
    title: t(words.contributed),
    render: (month: PlanMonth) => <MoneyText centavos={month.contributed} currency="plain" />,
  },
];

/** What would be there each month, from the low case to the high one, against the goal. */
export function ProjectionSection({ estimate: { months, inputs } }: { estimate: PlanEstimate }) {
  return (
    <DrawnSection
      title={t(words.projection)}
      description={t(words.projectionHelp)}
      table={
        <ShortTable
          label={t(words.projection)}
          columns={columns}
          rows={months}
          rowKey={({ on }) => on}
        />
      }
    >
      <LineChart
        label={t(words.projection)}
        pointLabel={t(words.pointLabel)}
        lines={planCases.map((name) => t(words.cases[name]))}
        points={months.map((month) => ({
          name: monthText(month),
          values: planCases.map((name) => month[name] / 100),
          said: t(words.point, {
            month: monthText(month),
            low: month.low,
            expected: month.expected,
            high: month.high,
          }),
        }))}
        money
        band={[0, 2]}
        target={{ value: inputs.goal_cents / 100, name: t(words.line) }}
      />
    </DrawnSection>
  );
}
