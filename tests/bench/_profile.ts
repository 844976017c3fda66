import { mkdtemp, rm, readFile } from 'node:fs/promises';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@server/config';
import { connect } from '@server/db/connection';
import { startEmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { createLiveHub } from '@server/http/live';
import { createLog } from '@server/log';
import { createAdapters, prepareDatabase } from '@server/prepare';
import pg from 'pg';

import { QueryPromise } from 'drizzle-orm';
import { PgSelectBuilder, PgInsertBuilder, PgUpdateBuilder, PgDatabase } from 'drizzle-orm/pg-core';
const trimmed = (e: Error) => (e.stack ?? '').split('\n').filter((line) => /server\//.test(line) && !/_profile|connection\.ts|client-guards|prepared\.ts/.test(line)).slice(0, 6).map((line) => line.replace(/^.*at (async )?/, '').replace(/\(.*\/server\//, '(').replace(/file:.*\/server\//,'').replace(/:\d+\)/,')')).join(' < ');
let current = '';
if (process.env.STACKS === '1') {
  for (const [proto, name] of [[(PgSelectBuilder as any).prototype, 'from'], [(PgInsertBuilder as any).prototype, 'values'], [(PgUpdateBuilder as any).prototype, 'set'], [(PgDatabase as any).prototype, '$count'], [(PgDatabase as any).prototype, 'delete']] as const) {
    const original = proto[name];
    proto[name] = function (...args: any[]) { const made = original.apply(this, args); if (made && typeof made === 'object') made.__stack = trimmed(new Error()); return made; };
  }
  const then = (QueryPromise as any).prototype.then;
  (QueryPromise as any).prototype.then = function (...args: any[]) { current = this.__stack ?? ''; try { return then.apply(this, args); } finally { current = ''; } };
}
const texts = new Map<string, { n: number; stacks: Map<string, number> }>();
let on = false; let total = 0;
const withStacks = process.env.STACKS === '1';
Error.stackTraceLimit = withStacks ? 60 : 10;
if (process.env.COUNT === '1') {
  const proto = (pg as any).Client.prototype;
  const original = proto.query;
  proto.query = function (config: any, ...rest: any[]) {
    if (on) {
      total += 1;
      const text = (typeof config === 'string' ? config : config?.text) ?? String(config);
      const key = text.replace(/\(\$\d+(, \$\d+)*\)(, \(\$\d+(, \$\d+)*\))*/g, '(…)').replace(/\(default[^()]*\)(, \(default[^()]*\))*/g,'(…)').replace(/savepoint sp\d+/,'savepoint').slice(0, 400);
      const seen = texts.get(key) ?? { n: 0, stacks: new Map() };
      seen.n += 1;
      texts.set(key, seen);
      if (withStacks) {
        const stack = current || trimmed(new Error());
        seen.stacks.set(stack, (seen.stacks.get(stack) ?? 0) + 1);
      }
    }
    return original.call(this, config, ...rest);
  };
}

function treeCpu(root: number): number {
  const kids = new Map<number, number[]>();
  const stat = new Map<number, string[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parts = text.slice(text.lastIndexOf(')') + 2).split(' ');
      stat.set(Number(name), parts);
      const parent = Number(parts[1]);
      kids.set(parent, [...(kids.get(parent) ?? []), Number(name)]);
    } catch {}
  }
  let sum = 0;
  const walk = (pid: number) => { for (const kid of kids.get(pid) ?? []) { const p = stat.get(kid)!; sum += Number(p[11]) + Number(p[12]) + Number(p[13]) + Number(p[14]); walk(kid); } };
  walk(root);
  return sum / 100;
}

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-prof-demo-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), () => undefined);
const { db, pool } = connect(postgres.url, () => undefined);
const live = createLiveHub(postgres.url, () => undefined);
try {
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'development' });
  const deps = { config, db, pool, live, log: createLog('warn'), databaseAnswers: () => true };
  await migrate(postgres.url);
  const cpu = process.cpuUsage();
  const pgBefore = treeCpu(process.pid);
  const begun = performance.now();
  on = true;
  await prepareDatabase({ ...deps, adapters: createAdapters(config) }, postgres.url);
  on = false;
  const used = process.cpuUsage(cpu);
  console.log(`wall ${((performance.now() - begun) / 1000).toFixed(1)} s, node user ${(used.user / 1e6).toFixed(2)} sys ${(used.system / 1e6).toFixed(2)}, postgres ${(treeCpu(process.pid) - pgBefore).toFixed(2)}, queries ${total}`);
  if (process.env.COUNT === '1') {
    const rows = [...texts].sort((a, b) => b[1].n - a[1].n);
    let out = '';
    for (const [text, { n, stacks }] of rows) {
      out += `${n}\t${text.replace(/\s+/g, ' ').slice(0, 330)}\n`;
      if (withStacks) for (const [stack, m] of [...stacks].sort((a, b) => b[1] - a[1]).slice(0, 8)) out += `\t\t${m}\t${stack}\n`;
    }
    writeFileSync(process.env.OUT ?? '/tmp/demo-queries.txt', out);
  }
} finally {
  await Promise.all([live.close(), pool.end()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
