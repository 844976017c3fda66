import { EventEmitter, once } from 'node:events';
import { testDatabase } from '@tests/support/database';
import { databaseProxy } from '@tests/support/database-proxy';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { breakOff } from './client-guards';
import { connect, inTransaction, isDatabaseAway, jobLimits, sqlState } from './connection';

const { db, pool, url } = await testDatabase();

test('two transactions that lock each other out both succeed', async () => {
  await db.execute(sql`create table pair (id int primary key, n int not null)`);
  await db.execute(sql`insert into pair values (1, 0), (2, 0)`);
  let waiting = 0;
  const holding = new EventEmitter();
  const bothHoldOne = once(holding, 'both');
  let attempts = 0;
  const raise = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
      waiting += 1;
      if (waiting === 2) holding.emit('both');
      await bothHoldOne;
      await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
    });
  await Promise.all([raise(1, 2), raise(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
  expect((await db.execute(sql`select n from pair order by id`)).rows).toEqual([
    { n: 2 },
    { n: 2 },
  ]);
});

test('a failure of the work itself rolls back and is not repeated', async () => {
  await db.execute(sql`create table kept (n int)`);
  let attempts = 0;
  const work = inTransaction(db, async (tx) => {
    attempts += 1;
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(attempts).toBe(1);
  expect((await db.execute(sql`select * from kept`)).rows).toEqual([]);
});

test('a caller gives up on a busy pool in about two seconds', async () => {
  const busy = connect(url, () => undefined);
  const held: PoolClient[] = [];
  while (held.length < 20) held.push(await busy.pool.connect());
  await expect(busy.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout exceeded when trying to connect') },
  });
  for (const client of held) client.release();
  await busy.pool.end();
});

test('a statement of a call ends after seven seconds, and one of a job after ten minutes', async () => {
  const jobs = connect(url, () => undefined, jobLimits);
  const read = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  expect((await db.execute(read)).rows).toEqual([{ statement: '7s', lock: '5s' }]);
  expect((await jobs.db.execute(read)).rows).toEqual([{ statement: '10min', lock: '5s' }]);
  // The client's own limit must not end it before.
  expect(jobs.pool.options.query_timeout).toBeGreaterThan(10 * 60_000);
  await jobs.pool.end();
});

test('a connection that the server ends while idle is replaced', async () => {
  let report = (_error: Error): void => undefined;
  const broken = new Promise<Error>((resolve) => {
    report = resolve;
  });
  const other = connect(url, (error) => report(error));
  const { rows } = await other.pool.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  expect(await broken).toBeInstanceOf(Error);
  expect((await other.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await other.pool.end();
});

/** How often: more than the pool has connections, so that one that is not given back would be missed. */
const OFTEN = 25;

test('a connection that the server ends inside a transaction ends that transaction alone', async () => {
  const other = connect(url, () => undefined);
  for (let n = 0; n < OFTEN; n += 1) {
    const cut = other.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await cut.catch((error: unknown) => error))).toBe(true);
  }
  expect((await other.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  await other.pool.end();
});

test('a transaction that cannot even begin gives its connection back', async () => {
  const other = connect(url, () => undefined);
  for (let n = 0; n < OFTEN; n += 1) {
    other.pool.once('acquire', breakOff);
    const begun = other.db.transaction((tx) => tx.execute(sql`select 1`));
    expect(isDatabaseAway(await begun.catch((error: unknown) => error))).toBe(true);
  }
  expect((await other.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  await other.pool.end();
});

test('a transaction whose server fell silent is over, and is never finished later', async () => {
  await db.execute(sql`create table halves (n int)`);
  const proxy = await databaseProxy(url);
  const other = connect(proxy.url, () => undefined);
  other.pool.options.query_timeout = 300;
  const reported: number[] = [];
  const half = other.db.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (1)`);
    proxy.silent();
    await tx.execute(sql`select 1`).finally(() => reported.push(other.pool.totalCount));
  });
  expect(isDatabaseAway(await half.catch((error: unknown) => error))).toBe(true);
  // Its connection is neither kept nor asked to roll back, which would take as long again.
  expect(reported).toEqual([1]);
  expect(other.pool.totalCount).toBe(0);
  await proxy.back();
  await other.db.transaction((tx) => tx.execute(sql`insert into halves values (2)`));
  expect((await db.execute(sql`select n from halves`)).rows).toEqual([{ n: 2 }]);
  await other.pool.end();
});

test('sqlState reads the code behind a failed statement', async () => {
  const failure = await db.execute(sql`select 1 / 0`).catch((error: unknown) => error);
  expect(sqlState(failure)).toBe('22012');
  expect(sqlState(new Error('otra'))).toBeUndefined();
});
