import type { StageFigures } from '@contract/credit/program-figures';
import { performanceWords as words } from '@contract/locales/es-MX/credit/program-figures';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link } from 'react-router';
import { projectsOf, requestsOf } from './drill';
import { shareText } from './share';

interface StageTableProps {
  stages: readonly StageFigures[];
  chosen: MetricsQuery;
}

/** Each stage with those that stand there now, how long it takes and its target. */
export function StageTable({ stages, chosen }: StageTableProps) {
  const figure = (of: (row: StageFigures) => string) =>
    function Cell(row: StageFigures) {
      return <span className="amount">{of(row)}</span>;
    };
  const days = (value: number | null) => (value === null ? t(words.notYet) : formatNumber(value));
  return (
    <ShortTable
      label={t(words.stages)}
      columns={[
        {
          key: 'stage',
          title: t(words.stage),
          render: ({ stage }: StageFigures) => t(projectStatusName[stage]),
        },
        {
          key: 'now',
          title: t(words.now),
          render: ({ stage, now }) => (
            <Link
              className="amount"
              to={projectsOf(chosen, { status: stage })}
              aria-label={t(words.nowIn, { stage: t(projectStatusName[stage]), count: now })}
            >
              {formatNumber(now)}
            </Link>
          ),
        },
        {
          key: 'finished',
          title: t(words.finished),
          render: ({ stage, finished }) => (
            <Link className="amount" to={requestsOf(chosen, { left: stage })}>
              {formatNumber(finished)}
            </Link>
          ),
        },
        {
          key: 'median',
          title: t(words.median),
          render: figure(({ median_days }) => days(median_days)),
        },
        { key: 'p90', title: t(words.p90), render: figure(({ p90_days }) => days(p90_days)) },
        {
          key: 'target',
          title: t(words.target),
          render: figure(({ target_days }) => formatNumber(target_days)),
        },
        {
          key: 'on_time',
          title: t(words.onTime),
          render: ({ stage, on_time, finished }) =>
            finished > 0 ? (
              <Link className="amount" to={requestsOf(chosen, { left: stage, pace: 'on_time' })}>
                {shareText(on_time, finished)}
              </Link>
            ) : (
              t(words.notYet)
            ),
        },
      ]}
      rows={stages}
      rowKey={({ stage }) => stage}
    />
  );
}
