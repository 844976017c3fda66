import { tmpdir } from 'node:os';
import { readConfig } from '@server/config';
import { connect, inTransaction } from '@server/db/connection';
import { createMetrics } from '@server/metrics';
import { createAdapters } from '@server/prepare';
import { testDatabase } from '@tests/support/database';
import { worker } from '@tests/support/jobs';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createBoss } from './boss';
import { allJobs } from './jobs';
import { enqueue } from './outbox';
import { type QueueName, schedules } from './queues';
import { schedule, startJobs } from './start';
import { doAll, doNext } from './worker';

const { db, pool, url } = await testDatabase();
beforeEach(() => pool.query('delete from pgboss.job'));

const fail = (error: unknown) => {
  throw error;
};
const mail = (mailId: string) => ({ data: { mailId, attempts: 0 } });
const queued = (...ids: string[]) =>
  inTransaction(db, (tx) => enqueue(tx, 'deliver-mail', ids.map(mail)));

/** A worker that notes what it does. */
const noting = (done: string[]) =>
  worker(pool, { 'deliver-mail': async ({ mailId }) => void done.push(mailId) });

async function statesOf(name: QueueName): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows.map(({ state }) => state);
}

it('a job comes with the transaction that leaves it, and goes with it', async () => {
  const done: string[] = [];
  const undone = inTransaction(db, async (tx) => {
    await enqueue(tx, 'deliver-mail', [mail('undone')]);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await inTransaction(db, async (tx) => {
    await enqueue(tx, 'deliver-mail', [mail('done')]);
    // Not visible to workers yet.
    expect(await doNext('deliver-mail', noting(done))).toBe(false);
  });
  await doAll('deliver-mail', noting(done));
  expect(done).toEqual(['done']);
});

it('a job that fails is kept, and tried again later', async () => {
  await queued('one');
  const failing = worker(pool, { 'deliver-mail': () => Promise.reject(new Error('broken')) });
  expect(await doNext('deliver-mail', failing)).toBe(true);
  const { rows } = await pool.query(
    `select state, output->>'message' as why, start_after > now() + interval '50 seconds' as later
     from pgboss.job`,
  );
  expect(rows).toEqual([{ state: 'retry', why: 'broken', later: true }]);
  expect(await doNext('deliver-mail', failing)).toBe(false);
  const metrics = await createMetrics(pool).registry.metrics();
  expect(metrics).toContain('jobs{name="deliver-mail",state="retry"} 1');
});

it('the job of a process that was killed is done by another one when its time is over', async () => {
  await queued('orphan');
  const { boss } = noting([]);
  // Taken, and abandoned.
  await boss.fetch('deliver-mail');
  const done: string[] = [];
  await boss.expire();
  expect(await doNext('deliver-mail', noting(done))).toBe(false);
  await pool.query(`update pgboss.job set started_on = started_on - expire_in`);
  await boss.expire();
  await pool.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  await doAll('deliver-mail', noting(done));
  expect(done).toEqual(['orphan']);
});

it('the end of a job waits for a database that is away', async () => {
  await queued('one');
  const deps = noting([]);
  let asked = 0;
  const flaky = new Proxy(pool, {
    get(target, key) {
      if (key === 'query') asked += 1;
      return asked === 1 ? () => Promise.reject(new Error('away')) : Reflect.get(target, key);
    },
  });
  expect(await doNext('deliver-mail', { ...deps, pool: flaky })).toBe(true);
  expect(await statesOf('deliver-mail')).toEqual(['completed']);
});

it('a daily check is done once by two processes that start together, and never twice at a time', async () => {
  const two = [createBoss(pool, fail), createBoss(pool, fail)];
  // An earlier version's, whose work is gone.
  await pool.query(`select pgboss.create_queue('gone', '{"policy":"standard"}')`);
  await pool.query(`insert into pgboss.schedule (name, cron) values ('gone', '* * * * *')`);
  await Promise.all(two.map(schedule));
  expect(await statesOf('reconcile')).toEqual(['created']);
  const runs: string[] = [];
  const other = worker(pool, { reconcile: async () => void runs.push('other') });
  const one = worker(pool, {
    async reconcile() {
      runs.push('one');
      // The schedule fires again meanwhile.
      await other.boss.send('reconcile', {});
      expect(await doNext('reconcile', other)).toBe(false);
    },
  });
  await doNext('reconcile', one);
  expect(runs).toEqual(['one']);
  await doAll('reconcile', other);
  expect(runs).toEqual(['one', 'other']);
  const { rows } = await pool.query('select name from pgboss.schedule');
  expect(rows).toHaveLength(Object.keys(schedules).length);
});

it('two processes do each job of a start once, and stop on request', async () => {
  const done: string[] = [];
  let finished = () => {};
  const all = new Promise<void>((resolve) => {
    finished = resolve;
  });
  const note = (name: string) => {
    done.push(name);
    if (done.length === Object.keys(schedules).length) finished();
  };
  const warned: string[] = [];
  const onWarning = ({ name }: Error) => warned.push(name);
  process.on('warning', onWarning);
  const log = pino({ level: 'silent' });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() });
  const works = new Proxy(allJobs(db, createAdapters(config), config, log), {
    get(target, name) {
      note(String(name));
      return Reflect.get(target, name);
    },
  });
  const second = connect(url, () => undefined);
  const processes = await Promise.all(
    [pool, second.pool].map((each) => startJobs(works, each, log)),
  );
  await all;
  await Promise.all(processes.map((each) => each.stop()));
  await second.pool.end();
  process.off('warning', onWarning);
  expect(done.toSorted()).toEqual(Object.keys(schedules).toSorted());
  expect(warned).toEqual([]);
});
