import { jobQueues, jobs } from '@contract/locales/es-MX/platform/jobs';
import { jobs as contract, type JobItem, type JobQueue } from '@contract/platform/jobs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Button } from 'antd';

/** One more try for a job that failed for good. */
export function RetryJob({ job }: { job: JobItem }) {
  const outcome = useOutcome();
  const retry = useAct(contract.retry);
  const press = useSingle(() =>
    retry
      .mutateAsync({ params: { jobId: job.id } })
      .then(() => outcome.document(t(jobs.retried)), outcome.notDone),
  );
  if (!useMay('jobs.edit')) return null;
  return (
    <Button size="small" loading={retry.isPending} onClick={() => void press()}>
      {t(jobs.retry)}
    </Button>
  );
}

/** Has a scheduled job done without waiting for its time. */
export function RunQueue({ queue }: { queue: JobQueue }) {
  const outcome = useOutcome();
  const run = useAct(contract.run);
  const press = useSingle(() =>
    run
      .mutateAsync({ params: { queue } })
      .then(
        ({ waits }) => outcome.document(t(waits ? jobs.asked : jobs.asksAlready)),
        outcome.notDone,
      ),
  );
  if (!useMay('jobs.edit')) return null;
  return (
    <Button
      size="small"
      loading={run.isPending}
      aria-label={t(jobs.runNowOf, { name: t(jobQueues[queue]) })}
      onClick={() => void press()}
    >
      {t(jobs.runNow)}
    </Button>
  );
}
