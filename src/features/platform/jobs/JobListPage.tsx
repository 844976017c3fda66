import { jobQueues, jobs } from '@contract/locales/es-MX/platform/jobs';
import { jobs as contract, type JobItem, jobQueueNames, jobStates } from '@contract/platform/jobs';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { RetryJob } from './JobActs';
import { JobQueues } from './JobQueues';
import styles from './jobs.module.css';

const tones = {
  created: 'waiting',
  retry: 'warning',
  active: 'waiting',
  completed: 'success',
  cancelled: 'neutral',
  failed: 'danger',
} as const;

const columns: readonly Column<JobItem>[] = [
  {
    key: 'queue',
    title: t(jobs.queue),
    render: ({ queue }) => t(jobQueues[queue]),
    csv: ({ queue }) => t(jobQueues[queue]),
  },
  stateColumn('state', t(jobs.state), ({ state }) => ({
    tone: tones[state],
    text: t(jobs.states[state]),
  })),
  timeColumn('created_at', t(jobs.created), ({ created_at }) => created_at, { sortable: true }),
  timeColumn(
    'start_after',
    t(jobs.next),
    ({ state, start_after }) => (state === 'created' || state === 'retry' ? start_after : null),
    { none: t(jobs.nothing) },
  ),
  timeColumn('completed_at', t(jobs.completed), ({ completed_at }) => completed_at, {
    none: t(jobs.nothing),
  }),
  {
    key: 'tries',
    title: t(jobs.tries),
    render: (job) => triesOf(job),
    csv: (job) => triesOf(job),
  },
  {
    key: 'error',
    title: t(jobs.error),
    render: ({ error }) => <div className={styles.error}>{error ?? t(jobs.nothing)}</div>,
    csv: ({ error }) => error,
  },
  {
    key: 'act',
    title: t(jobs.act),
    render: (job) => (job.can_retry ? <RetryJob job={job} /> : null),
  },
];

const triesOf = ({ retry_count, retry_limit }: JobItem) =>
  t(jobs.triesOf, { count: retry_count, limit: retry_limit });

const filters = [
  { name: 'queue', label: t(jobs.queue), options: optionsOf(jobQueueNames, texts(jobQueues)) },
  { name: 'state', label: t(jobs.state), options: optionsOf(jobStates, texts(jobs.states)) },
];

/** What the system does by itself: its queues, every job, and another try for what failed. */
export function JobListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(jobs.help)}>
      <JobQueues />
      <ResourceTable
        id="jobs"
        label={t(jobs.list)}
        endpoint={contract.list}
        columns={columns}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(jobs.none) }}
        filters={filters}
      />
    </Page>
  );
}
