import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import { prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { DayBars } from '@portal/ui/charts/DayBars';
import { formatDate } from '@portal/ui/format';
import { ChartSection } from '../metrics/ChartSection';
import { CHANGES } from '../metrics/drill';
import type { FigureColumn } from '../metrics/figures-file';
import { changeOf, signed } from './changes';

type Day = ProspectMetrics['days'][number];

const columns: readonly FigureColumn<Day>[] = [
  { key: 'day', title: t(prospect.day), value: ({ day }) => formatDate(day) },
  ...prospectStatuses.map((status) => {
    const name = t(prospectStatusName[status]);
    return {
      key: status,
      title: name,
      how: t(prospect.changeHow, { name }),
      value: ({ changes }: Day) => changes[status],
      shown: signed,
    };
  }),
];

/** By how many the prospects of each status changed on each day; as a table, the days on which something did, the latest first. */
export function ChangesByDay({ days }: Pick<ProspectMetrics, 'days'>) {
  const changed = days.filter(({ changes }) => prospectStatuses.some((status) => changes[status]));
  const title = t(prospect.byDay);
  return (
    <ChartSection
      title={title}
      hash={CHANGES}
      how={t(prospect.byDayHow, { days: CHANGE_DAYS })}
      empty={t(prospect.noChanges, { days: CHANGE_DAYS })}
      columns={columns}
      rows={changed.toReversed()}
      rowKey={({ day }) => day}
    >
      <DayBars
        label={title}
        rows={prospectStatuses.map((status) => {
          const name = t(prospectStatusName[status]);
          const total = signed(changeOf(days, status));
          return {
            key: status,
            name,
            total,
            said: t(prospect.bars, { name, change: total, days: CHANGE_DAYS }),
            values: days.map(({ changes }) => changes[status]),
          };
        })}
      />
    </ChartSection>
  );
}
