import { table } from '@contract/locales/es-MX/kernel/table';
import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatNumber } from '@portal/ui/format';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link } from 'react-router';
import { towardTarget } from './drill';
import { TargetActs } from './TargetActs';
import { useProspectsFilters } from './use-metrics-filters';

const shareOf = ({ applied, goal }: { applied: number; goal: number }) =>
  goal > 0 ? `${Math.round((applied / goal) * 100)}%` : '—';

/** Each zone with its target, what came of it and where it leads. */
export function ZoneTargetTable({ zones }: { zones: readonly ZoneProgress[] }) {
  const maySet = useMay('zones.edit');
  const chosen = useProspectsFilters();
  const figure = (of: (pace: NonNullable<ZoneProgress['pace']>) => string) =>
    function Cell({ pace }: ZoneProgress) {
      return <span className="amount">{pace ? of(pace) : '—'}</span>;
    };
  return (
    <ShortTable
      label={t(words.byZone)}
      columns={[
        { key: 'zone', title: t(words.zone), render: ({ zone }: ZoneProgress) => zone.name },
        {
          key: 'goal',
          title: t(words.goal),
          render: ({ target, pace }) => (
            <span className="amount">
              {pace ? formatNumber(pace.goal) : t(target ? words.outOfPeriod : words.noTarget)}
            </span>
          ),
        },
        {
          key: 'dates',
          title: t(words.dates),
          render: figure(({ from, to }) =>
            t(words.from, { from: formatDate(from), to: formatDate(to) }),
          ),
        },
        {
          key: 'applied',
          title: t(words.applied),
          render: ({ zone, pace }) =>
            pace ? (
              <Link className="amount" to={towardTarget({ ...chosen, zone_id: zone.id })}>
                {formatNumber(pace.applied)}
              </Link>
            ) : (
              '—'
            ),
        },
        {
          key: 'planned',
          title: t(words.planned),
          render: figure(({ planned }) => formatNumber(planned)),
        },
        {
          key: 'forecast',
          title: t(words.forecast),
          render: figure(({ forecast }) =>
            forecast === null ? t(words.notBegun) : formatNumber(forecast),
          ),
        },
        { key: 'progress', title: t(words.progress), render: figure(shareOf) },
        ...(maySet
          ? [
              {
                key: 'act',
                acts: true,
                title: t(table.action),
                render: (row: ZoneProgress) => <TargetActs {...row} />,
              },
            ]
          : []),
      ]}
      rows={zones}
      rowKey={({ zone }) => zone.id}
    />
  );
}
