import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { investorAvailable } from '@server/ledger/accounts';
import type { Side } from './compare';

const run = promisify(execFile);

/** This machine's pgbench is not there. */
export class NoPgbench extends Error {}

const HOW_TO =
  'pgbench was not found: the ledger was not measured. Install it (Debian: apt-get install postgresql-contrib or postgresql-15; others: the contrib package of PostgreSQL) or set PGBENCH to its path.';

/** `PGBENCH`, Debian's newest, or the one in the PATH. */
export async function findPgbench(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? (await readdir(debian)).map(Number) : [];
  const candidates = [
    process.env.PGBENCH,
    ...versions.sort((a, b) => b - a).map((n) => path.join(debian, String(n), 'bin/pgbench')),
    ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench')),
  ];
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!found) throw new NoPgbench(HOW_TO);
  return found;
}

/** Twelve digits: the end of an investor's id, and of an entry's. */
export const FIRST_INVESTOR = 100_000_000_000;

interface Target {
  databaseUrl: string;
  folder: string;
  connections: number;
  investors: readonly string[];
}

/**
 * The statements of one `post` in a transaction, prepared once on each connection, as fast as pgbench
 * sends them: same function, same rows, same durability, same choice of accounts.
 */
export async function pgbenchSide(pgbench: string, target: Target): Promise<Side> {
  const work = await mkdtemp(path.join(target.folder, 'pgbench-'));
  const file = path.join(work, 'transfer.sql');
  await writeFile(file, script(target.investors.length));
  let round = 0;
  return async (seconds) => {
    round += 1;
    const prefix = path.join(work, `round${round}`);
    const { stdout } = await run(pgbench, [
      ...['--no-vacuum', '--protocol=prepared', `--client=${target.connections}`, '--jobs=1'],
      ...[`--time=${seconds}`, '--log', `--log-prefix=${prefix}`, `--file=${file}`],
      ...[`--define=n=${FIRST_INVESTOR + round * 10_000_000}`, target.databaseUrl],
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const latencies = await latenciesOf(work, path.basename(prefix));
    if (!(perSecond > 0)) throw new Error(`pgbench said: ${stdout}`);
    return { perSecond, latencies };
  };
}

/** Milliseconds of each transaction, from the third column of pgbench's log. */
async function latenciesOf(folder: string, prefix: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith(`${prefix}.`));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8')));
  await Promise.all(logs.map((name) => rm(path.join(folder, name))));
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

/**
 * Ids grow in each connection, like those the product makes. In pgbench a colon begins a variable, so the
 * JSON is written with a tilde for each.
 */
function script(accounts: number): string {
  const json = (rows: object[], values: string) =>
    `replace(format('${JSON.stringify(rows).replaceAll(':', '~')}', ${values}), '~', chr(58))::jsonb`;
  const id = '01990000-%1$s-7000-8000-%2$s';
  const head = {
    id,
    kind: 'transfer',
    occurred_on: '2026-11-20',
    key: 'pgbench:%1$s:%2$s',
    payload_hash: 'a'.repeat(64),
    actor: 'bench',
  };
  const opened = (who: string) => {
    const account = investorAvailable(`00000000-0000-7000-8000-${who}`);
    const { code, book, side, family, noNegative, investorId } = account;
    return { code, book, side, no_negative: noNegative, family, owner_investor: investorId };
  };
  const accountsOf = [opened('%1$s'), opened('%2$s')];
  const lines = [100, -100].map((amount, k) => ({
    entry_id: id,
    line: k + 1,
    account: k + 1,
    amount,
  }));
  const place = `random(${FIRST_INVESTOR}, ${FIRST_INVESTOR + accounts - 1})`;
  return [
    String.raw`\set c :client_id + 1000`,
    String.raw`\set n :n + 1`,
    String.raw`\set a ${place}`,
    String.raw`\set b ${place}`,
    'begin;',
    `select * from ledger_post(${json([head], ':c::text, :n::text')}, ${json(accountsOf, ':a::text, :b::text')}, ${json(lines, ':c::text, :n::text')});`,
    'commit;',
  ].join('\n');
}
