import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { Progress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { towardTarget, zonesOf } from './drill';
import { Formula } from './Formula';
import { useProspectsFilters } from './use-metrics-filters';

/** What all targets together ask for, what came, what was planned by now, and where it leads. */
export function ProgressFigures({ total }: Pick<Progress, 'total'>) {
  const chosen = useProspectsFilters();
  const maySet = useMay('zones.edit');
  if (!total) return <EmptyState text={t(maySet ? words.noneYet : words.none)} />;
  const zones = zonesOf(chosen);
  const shown = [
    { name: t(words.goal), how: t(words.goalHow), value: total.goal, to: zones },
    {
      name: t(words.applied),
      how: t(words.appliedHow),
      value: total.applied,
      to: towardTarget(chosen),
    },
    { name: t(words.planned), how: t(words.plannedHow), value: total.planned, to: zones },
    { name: t(words.forecast), how: t(words.forecastHow), value: total.forecast, to: zones },
  ];
  return (
    <StatRow counts>
      {shown.map(({ name, how, value, to }) => {
        const figure = value === null ? t(words.notBegun) : formatNumber(value);
        return (
          <StatCard
            key={name}
            label={name}
            value={
              <Link to={to} aria-label={`${name}: ${figure}`}>
                {figure}
              </Link>
            }
            help={<Formula name={name} how={how} />}
          />
        );
      })}
    </StatRow>
  );
}
