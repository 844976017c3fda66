import { jobQueues, jobs } from '@contract/locales/es-MX/platform/jobs';
import { jobs as contract, type JobQueueItem } from '@contract/platform/jobs';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { cronText } from './cron-text';
import { RunQueue } from './JobActs';

/** Every queue: when it works, what waits in it and what failed. */
export function JobQueues() {
  const query = useRead(contract.queues, {});
  return (
    <Section title={t(jobs.queues)} flush>
      <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
        {({ items }) => (
          <ShortTable
            label={t(jobs.queues)}
            rows={items}
            rowKey={({ queue }) => queue}
            columns={[
              {
                key: 'queue',
                title: t(jobs.queue),
                wraps: true,
                render: ({ queue }) => t(jobQueues[queue]),
              },
              {
                key: 'cron',
                title: t(jobs.schedule),
                align: 'left',
                render: ({ cron }) => cronText(cron),
              },
              {
                key: 'waiting',
                title: t(jobs.waiting),
                render: (row) => formatNumber(row.waiting),
              },
              { key: 'active', title: t(jobs.active), render: (row) => formatNumber(row.active) },
              { key: 'failed', title: t(jobs.failed), render: (row) => <Failed row={row} /> },
              {
                key: 'last',
                title: t(jobs.lastDone),
                render: ({ last_completed_at }) =>
                  last_completed_at ? <DateTimeText iso={last_completed_at} /> : t(jobs.never),
              },
              {
                key: 'act',
                title: t(jobs.act),
                render: ({ queue, cron }) => (cron ? <RunQueue queue={queue} /> : null),
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Failed({ row: { failed } }: { row: JobQueueItem }) {
  const shown = formatNumber(failed);
  return failed > 0 ? <StatusTag tone="danger">{shown}</StatusTag> : shown;
}
