import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { StartError } from '../../start-error';
import type { Account } from './account';
import { signalWhenWeEnd } from './processes';

/** Name of the database and of the role that owns it. */
export const APP_NAME = 'solfondo';

/** The role owns one database and is no superuser; the superuser cannot sign in at all. */
const HBA = `host all ${APP_NAME} 127.0.0.1/32 scram-sha-256\nlocal all ${APP_NAME} scram-sha-256\n`;

/** A database cluster on disk, complete with the application's role and database. */
export interface Cluster {
  folder: string;
  password: string;
}

/**
 * Opens the cluster of `account.place`, making it on first use. It is made under another name and
 * renamed when complete, so an interrupted first start leaves nothing to repair.
 *
 * Text sorts by code point (builtin C.UTF-8: same order on every machine, fast keys); lists shown to
 * people ask for the collation "es-MX-x-icu".
 */
export async function openCluster(account: Account): Promise<Cluster> {
  const folder = path.join(account.place, 'cluster');
  if (!existsSync(folder)) await createCluster(account, folder);
  return { folder, password: readFileSync(passwordFile(folder), 'utf8') };
}

function passwordFile(folder: string): string {
  return path.join(folder, `${APP_NAME}.password`);
}

async function createCluster(account: Account, folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await run(account, 'initdb', [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=reject',
  ]);
  const statements = [
    `CREATE ROLE ${APP_NAME} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${APP_NAME} OWNER ${APP_NAME}`,
  ];
  await run(account, 'postgres', ['--single', '-D', draft, 'postgres'], statements.join('\n'));
  writeFileSync(path.join(draft, 'pg_hba.conf'), HBA);
  writeFileSync(passwordFile(draft), password, { mode: 0o600, flush: true });
  renameSync(draft, folder);
}

async function run(
  account: Account,
  program: 'initdb' | 'postgres',
  args: string[],
  input = '',
): Promise<void> {
  const child = account.spawn(program, args, { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  signalWhenWeEnd(child, 'SIGTERM');
  const closed = once(child, 'close');
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  child.stdin?.end(input);
  await closed;
  const output = await errors;
  // `--single` exits 0 even when a statement failed.
  if (child.exitCode === 0 && !/^(ERROR|FATAL|PANIC)|\b(ERROR|FATAL|PANIC):/m.test(output)) return;
  throw new StartError(t(serverWords.cluster.notCreated), { cause: output });
}
