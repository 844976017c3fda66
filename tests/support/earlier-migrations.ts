import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@server/db/migrate';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import * as z from 'zod';

const FOLDER = path.resolve('server/db/migrations');
const journal = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});
type Journal = z.infer<typeof journal>;

/** A copy of the migrations whose journal is changed; removed after the test. */
function copyMigrations(change: (whole: Journal) => Journal): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solfondo-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  writeFileSync(
    file,
    JSON.stringify(change(journal.parse(JSON.parse(readFileSync(file, 'utf8'))))),
  );
  return folder;
}

/** The migrations as a later version has them, with one more at the end. */
export function addMigration(sql: string): string {
  const tag = '9999_later';
  const folder = copyMigrations(({ entries, ...rest }) => {
    const when = Math.max(...entries.map((entry) => entry.when)) + 1;
    return { ...rest, entries: [...entries, { tag, when, version: '7', breakpoints: true }] };
  });
  writeFileSync(path.join(folder, `${tag}.sql`), sql);
  return folder;
}

/** A database as the version whose last migration was `name` left it, and the way to a later version. */
export async function openDatabaseAt(name: string) {
  const server = new Client(inject('databaseUrl'));
  await server.connect();
  const database = `at_${name}_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE ${database}`);
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${database}` }).href;
  const earlier = copyMigrations(({ entries, ...rest }) => {
    const at = entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
    return { ...rest, entries: entries.slice(0, at + 1) };
  });
  await migrate(url, earlier);
  const client = new Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await server.query(`DROP DATABASE ${database}`);
    await server.end();
  });
  return { client, upgrade: (folder?: string) => migrate(url, folder) };
}
