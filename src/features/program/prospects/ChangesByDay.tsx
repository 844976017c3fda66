import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import { prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { signed } from './signed';

type Day = ProspectMetrics['days'][number];

const columns = [
  { key: 'day', title: t(prospect.day), render: ({ day }: Day) => <DateText iso={day} /> },
  ...prospectStatuses.map((status) => ({
    key: status,
    title: t(prospectStatusName[status]),
    render: ({ changes }: Day) => <span className="amount">{signed(changes[status])}</span>,
  })),
];

/** What the bars show, in figures: the days on which something changed, the latest first. */
export function ChangesByDay({ days }: Pick<ProspectMetrics, 'days'>) {
  const changed = days.filter(({ changes }) => prospectStatuses.some((status) => changes[status]));
  if (changed.length === 0) {
    return <EmptyState text={t(prospect.noChanges, { days: CHANGE_DAYS })} />;
  }
  return (
    <ShortTable
      label={t(prospect.byDay)}
      columns={columns}
      rows={changed.toReversed()}
      rowKey={({ day }) => day}
    />
  );
}
