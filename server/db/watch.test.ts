import { EventEmitter, once } from 'node:events';
import { testDatabase } from '@tests/support/database';
import { databaseProxy } from '@tests/support/database-proxy';
import { afterAll, expect, test } from 'vitest';
import { watchDatabase } from './watch';

const { pool, url } = await testDatabase();
const proxy = await databaseProxy(url);
const reported = new EventEmitter();
const watch = watchDatabase(
  proxy.url,
  () => 0,
  (answers) => reported.emit('change', answers),
);
afterAll(() => watch.stop());

test.each(['silent', 'gone'] as const)(
  'a database that is %s is known, and known again when it is back',
  async (how) => {
    expect(watch.answers()).toBe(true);
    const away = once(reported, 'change');
    proxy[how]();
    expect(await away).toEqual([false]);
    expect(watch.answers()).toBe(false);
    const again = once(reported, 'change');
    await proxy.back();
    expect(await again).toEqual([true]);
    expect(watch.answers()).toBe(true);
  },
);

test('one connection that is lost does not mean that the database is away', async () => {
  const changes: unknown[] = [];
  reported.on('change', (answers) => changes.push(answers));
  const ends = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'solfondo-watch' and datname = current_database()`;
  const pids = `select pid from pg_stat_activity
    where application_name = 'solfondo-watch' and datname = current_database()`;
  const before = (await pool.query(pids)).rows;
  await pool.query(ends);
  const isAnother = async () => {
    const [now] = (await pool.query(pids)).rows;
    return now !== undefined && now.pid !== before[0].pid;
  };
  while (!(await isAnother()));
  expect(changes).toEqual([]);
});
