import { platformWords } from '@contract/locales/es-MX/platform/server';
import { jobs as contract } from '@contract/platform/jobs';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { retryJob, runNow } from '@server/jobs/outbox';
import { isScheduled } from '@server/jobs/queues';
import { countQueues, findJob, listJobs } from './repository';

export const jobHandlers = implement(contract, {
  list: ({ db, query }) => listJobs(db, query),
  queues: async ({ db }) => ({ items: await countQueues(db) }),

  async retry({ db, params, record }) {
    const job = await findJob(db, params.jobId);
    if (!job) throw notFound();
    // Another press, or the archive, may have come first.
    if (!job.can_retry || !(await retryJob(db, job.queue, job.id)))
      throw conflict(t(platformWords.jobs.notFailed));
    await record(job.id, { queue: job.queue, error: job.error });
    return (await findJob(db, job.id)) ?? job;
  },

  async run({ db, params: { queue }, record }) {
    if (!isScheduled(queue)) throw refused(t(platformWords.jobs.notScheduled));
    const jobId = await runNow(db, queue);
    if (jobId) await record(jobId, { queue });
    return { waits: jobId !== null };
  },
});
