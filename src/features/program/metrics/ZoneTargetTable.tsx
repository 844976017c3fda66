import { table } from '@contract/locales/es-MX/kernel/table';
import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatNumber } from '@portal/ui/format';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link } from 'react-router';
import { listOf } from './drill';
import { TargetActs } from './TargetActs';

const shareOf = ({ applied, goal }: { applied: number; goal: number }) =>
  `${Math.round((applied / goal) * 100)}%`;

/** Each zone with its target, what came of it and where it leads. */
export function ZoneTargetTable({ zones }: { zones: readonly ZoneProgress[] }) {
  const maySet = useMay('zones.edit');
  const figure = (of: (target: NonNullable<ZoneProgress['target']>) => string) =>
    function Cell({ target }: ZoneProgress) {
      return <span className="amount">{target ? of(target) : '—'}</span>;
    };
  return (
    <ShortTable
      label={t(words.byZone)}
      columns={[
        { key: 'zone', title: t(words.zone), render: ({ zone }: ZoneProgress) => zone.name },
        {
          key: 'goal',
          title: t(words.goal),
          render: ({ target }) => (
            <span className="amount">{target ? formatNumber(target.goal) : t(words.noTarget)}</span>
          ),
        },
        {
          key: 'dates',
          title: t(words.dates),
          render: figure(({ starts_on, ends_on }) =>
            t(words.from, { from: formatDate(starts_on), to: formatDate(ends_on) }),
          ),
        },
        {
          key: 'applied',
          title: t(words.applied),
          render: ({ zone, target }) =>
            target ? (
              <Link className="amount" to={listOf({ zone_id: zone.id }, { status: 'applied' })}>
                {formatNumber(target.applied)}
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
