import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '@server/start-error';
import { testDatabase } from '@tests/support/database';
import { addMigration, openDatabaseAt } from '@tests/support/earlier-migrations';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate } from './migrate';

const { pool, url } = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'solfondo-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two steps later than every real one; the second sleeps, so that it can be killed while it runs. */
function writeMigrations(seconds: number): void {
  const when = Date.now() + 1e9;
  const entries = ['one', 'two'].map((tag, idx) => ({
    idx,
    tag,
    when: when + idx,
    version: '7',
    breakpoints: true,
  }));
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(
    path.join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  writeFileSync(path.join(folder, 'one.sql'), 'CREATE TABLE step_one (n int)');
  writeFileSync(path.join(folder, 'two.sql'), `SELECT pg_sleep(${seconds})`);
}

function migrateInAnotherProcess(): ChildProcess {
  const script = `
    import { migrate } from '${path.resolve('server/db/migrate.ts')}';
    await migrate(process.env.TARGET, process.env.FOLDER);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, TARGET: url, FOLDER: folder },
    stdio: 'ignore',
  });
}

async function tableExists(): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('step_one') is not null as found`);
  return rows[0].found;
}

test('a migration killed half-way leaves nothing, and the next start finishes it', async () => {
  writeMigrations(600);
  const child = migrateInAnotherProcess();
  const sleeping = `select pid from pg_stat_activity
                    where application_name = 'solfondo-migrate' and query like 'SELECT pg_sleep%'`;
  const backend = await vi.waitFor(
    async () => {
      const { rows } = await pool.query(sleeping);
      expect(rows).toHaveLength(1);
      return rows[0].pid;
    },
    { timeout: 30_000 },
  );
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  // The server notices a dead client when it next writes to it; the sleep is cut short for that.
  await pool.query('select pg_cancel_backend($1)', [backend]);
  expect(await tableExists()).toBe(false);

  writeMigrations(0);
  await migrate(url, folder);
  expect(await tableExists()).toBe(true);
});

test('several processes that start together migrate once', async () => {
  await pool.query('drop table step_one');
  writeMigrations(0);
  await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
  expect(await tableExists()).toBe(true);
});

test('refuses a database that a later version brought further, and leaves it as it is', async () => {
  const { client, upgrade } = await openDatabaseAt('baseline');
  await upgrade(addMigration('CREATE TABLE later (n int)'));
  const applied = async () =>
    (await client.query('select created_at from drizzle.__drizzle_migrations order by id')).rows;
  const before = await applied();
  await expect(upgrade()).rejects.toThrow(
    /^La base de datos es de una versión más nueva del programa/,
  );
  await expect(upgrade()).rejects.toBeInstanceOf(StartError);
  expect(await applied()).toEqual(before);
});
