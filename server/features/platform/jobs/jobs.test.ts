import { inTransaction } from '@server/db/connection';
import { createBoss } from '@server/jobs/boss';
import { enqueue } from '@server/jobs/outbox';
import { doAll } from '@server/jobs/worker';
import { testApi } from '@tests/support/api';
import { worker } from '@tests/support/jobs';
import { countWaiting } from '@tests/support/lock-waits';
import { firstOf, present } from '@tests/support/present';
import { describe, expect, it, onTestFinished } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');

const list = async (query: string) =>
  (await staff.call({ url: `/api/v1/jobs?${query}` })).json.items;
const queueNamed = async (name: string) => {
  const { json } = await staff.call({ url: '/api/v1/job-queues' });
  return present(json.items.find(({ queue }) => queue === name));
};
const run = (queue: string) =>
  staff.call({ method: 'POST', url: `/api/v1/job-queues/${queue}/run` });
const retry = (jobId: string) => staff.call({ method: 'POST', url: `/api/v1/jobs/${jobId}/retry` });

/** What pg-boss does with jobs of another month. */
const archive = () =>
  createBoss(api.pool, (error) => {
    throw error;
  }).maintain();

/** A copy of somebody's data that cannot be made, with its last try behind it. */
async function failedJob() {
  await inTransaction(api.db, (tx) =>
    enqueue(tx, 'export-data', [{ data: { exportId: '01890000-0000-7000-8000-000000000000' } }]),
  );
  await api.pool.query(`update pgboss.job set retry_limit = 0 where name = 'export-data'`);
  await doAll(
    'export-data',
    worker(api.pool, { 'export-data': () => Promise.reject(new Error('sin espacio')) }),
  );
  return firstOf(await list('queue=export-data&state=failed'));
}

describe('jobs', () => {
  it('of one millisecond are all in the pages of their list, each once', async () => {
    await api.pool.query(`insert into pgboss.job (name, created_on)
      select 'export-data', timestamptz '2026-01-01 12:00:00.0001' + k * interval '100 microseconds'
      from generate_series(1, 6) k`);
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const url = `/api/v1/jobs?queue=export-data&limit=2${cursor && `&cursor=${cursor}`}`;
      const { json } = await staff.call({ url });
      found.push(...json.items.map(({ id }: { id: string }) => id));
      if (!json.next_cursor) break;
      cursor = json.next_cursor;
    }
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
    await api.pool.query(`delete from pgboss.job where name = 'export-data'`);
  });

  it('that failed are tried again once, though two ask at the same moment', async () => {
    const job = await failedJob();
    const holder = await api.pool.connect();
    onTestFinished(() => holder.release());
    await holder.query('begin');
    await holder.query('select 1 from pgboss.job where id = $1 for update', [job.id]);
    const both = Promise.all([retry(job.id), retry(job.id)]);
    await expect.poll(() => countWaiting(api.db), { timeout: 30_000 }).toBe(2);
    await holder.query('commit');
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await api.pool.query('delete from pgboss.job where id = $1', [job.id]);
  });

  it('that failed say with what, and are tried again', async () => {
    const job = await failedJob();
    expect(job).toMatchObject({ error: 'sin espacio', can_retry: true, retry_count: 0 });
    expect(await queueNamed('export-data')).toMatchObject({ failed: 1, waiting: 0, cron: null });

    const reply = await retry(job.id);
    expect(reply.json).toMatchObject({ state: 'retry', can_retry: false });
    const done: string[] = [];
    await doAll(
      'export-data',
      worker(api.pool, { 'export-data': async ({ exportId }) => void done.push(exportId) }),
    );
    expect(done).toHaveLength(1);
    expect(firstOf(await list('queue=export-data&state=completed')).id).toBe(job.id);
    const queue = await queueNamed('export-data');
    expect(queue).toMatchObject({ failed: 0 });
    expect(queue.last_completed_at).not.toBeNull();
  });

  it('that did not fail are not tried again', async () => {
    const job = firstOf(await list('queue=export-data&state=completed'));
    expect(await retry(job.id)).toMatchObject({ status: 409 });
    expect(await retry('01890000-0000-7000-8000-0000000000ff')).toMatchObject({ status: 404 });
  });

  it('that come by themselves are done now, one at a time, and no others', async () => {
    expect((await run('reconcile')).json).toEqual({ waits: true });
    expect(await queueNamed('reconcile')).toMatchObject({ waiting: 1, cron: '0 3 * * *' });
    expect((await run('reconcile')).json).toEqual({ waits: false });
    expect(await queueNamed('reconcile')).toMatchObject({ waiting: 1 });
    expect(await run('deliver-mail')).toMatchObject({ status: 422 });
  });

  it('are listed when pg-boss put them away, a page after the other', async () => {
    await api.pool.query(
      `insert into pgboss.job (name, state, retry_limit, completed_on, created_on)
       select 'announce', 'failed', 0, now() - interval '31 days', now() - n * interval '1 second'
       from generate_series(1, 7) n`,
    );
    await archive();
    const first = (await staff.call({ url: '/api/v1/jobs?queue=announce&limit=5' })).json;
    expect(first).toMatchObject({ total: 7 });
    const rest = await list(`queue=announce&limit=5&cursor=${first.next_cursor}`);
    const ids = [...first.items, ...rest].map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
    const old = firstOf(rest);
    expect(old.can_retry).toBe(false);
    expect(await retry(old.id)).toMatchObject({ status: 409 });
  });
});
