import { testDatabase } from '@tests/support/database';
import pino from 'pino';
import { expect, it } from 'vitest';
import { type Job, startJobs } from './scheduler';

const { pool } = await testDatabase();

it('waits for many jobs at once without Node taking it for a leak', async () => {
  const warned: string[] = [];
  const hear = ({ name }: Error) => warned.push(name);
  process.on('warning', hear);
  let runs = 0;
  const jobs = Array.from({ length: 12 }, (_, n): Job => {
    const run = async () => {
      runs += 1;
    };
    return { name: `job-${n}`, everyMs: 60_000, run };
  });
  const started = startJobs(jobs, pool, pino({ level: 'silent' }));
  const turn = () => new Promise(setImmediate);
  while (runs < jobs.length || pool.idleCount < pool.totalCount) await turn();
  await turn();
  await started.stop();
  process.off('warning', hear);
  expect(warned).toEqual([]);
});
