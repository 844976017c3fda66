import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { Progress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { towardTarget } from './drill';
import { Formula } from './Formula';
import { useProspectsFilters } from './use-metrics-filters';

/** What all targets together ask for, what came, what was planned by now, and where it leads. */
export function ProgressFigures({ total }: Pick<Progress, 'total'>) {
  const chosen = useProspectsFilters();
  const maySet = useMay('zones.edit');
  if (!total) return <EmptyState text={t(maySet ? words.noneYet : words.none)} />;
  const shown = [
    { name: t(words.goal), how: t(words.goalHow), value: formatNumber(total.goal) },
    {
      name: t(words.applied),
      how: t(words.appliedHow),
      value: <Link to={towardTarget(chosen)}>{formatNumber(total.applied)}</Link>,
    },
    { name: t(words.planned), how: t(words.plannedHow), value: formatNumber(total.planned) },
    {
      name: t(words.forecast),
      how: t(words.forecastHow),
      value: total.forecast === null ? t(words.notBegun) : formatNumber(total.forecast),
    },
  ];
  return (
    <StatRow counts>
      {shown.map(({ name, how, value }) => (
        <StatCard key={name} label={name} value={value} help={<Formula name={name} how={how} />} />
      ))}
    </StatRow>
  );
}
