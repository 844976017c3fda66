import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@server/db/migrate';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import * as z from 'zod';

const FOLDER = path.resolve('server/db/migrations');
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations before one, as an earlier version of the product had them. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solfondo-before-'));
  cpSync(FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const whole = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const at = whole.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.slice(0, at) }));
  return folder;
}

/** A database as an earlier version left it, before one migration, and the way from there to this one. */
export async function databaseBefore(migration: string) {
  const server = new Client(inject('databaseUrl'));
  await server.connect();
  const name = `before${migration}`;
  await server.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
  const earlier = migrationsBefore(migration);
  await migrate(url, earlier);
  rmSync(earlier, { recursive: true });
  const client = new Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await server.query(`DROP DATABASE ${name}`);
    await server.end();
  });
  return { client, upgrade: () => migrate(url) };
}
