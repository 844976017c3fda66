import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './built.mjs';

/*
 * `npm run test:quick`: types, lint, and the tests beside what was changed since HEAD (`--base REV` for longer
 * ago); `--stories` plays the browser stories of the touched domains too. `npm test` stays the full command.
 */
const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'HEAD' }, stories: { type: 'boolean' } },
});
const changed = listChanged(values.base);
const checks = [begin('npm', 'run', '--silent', 'types')];
if (changed.length > 0)
  checks.push(begin(bin('biome'), 'ci', '--no-errors-on-unmatched', ...changed));
const results = await Promise.all(checks);

const tests = listTestsBeside(changed);
if (tests.length > 0) results.push(run('vitest', 'run', ...tests));
if (values.stories) {
  const folders = listDomains(changed).map((domain) => `tests/e2e/${domain}/`);
  const stories = folders.filter((folder) => existsSync(path.join(root, folder)));
  if (stories.length > 0) {
    ensureBuilt();
    results.push(run('playwright', 'test', '--reporter=list', ...stories));
  }
}
const failed = results.filter((code) => code !== 0).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
}

function listChanged(base) {
  const all = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return all.filter((file) => existsSync(path.join(root, file)));
}

/** Tests in the folder of a changed file, and in the folders of its noun in every program. */
function listTestsBeside(files) {
  const folders = new Set(files.map((file) => path.dirname(file)));
  const nouns = files.flatMap((file) => {
    const noun = /^(?:contract|(?:server|src)\/features)\/([a-z]+)\/([a-z-]+)/.exec(file);
    return noun ? [`/${noun[1]}/${noun[2]}`] : [];
  });
  const all = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
  );
  return all.filter(
    (test) => folders.has(path.dirname(test)) || nouns.some((noun) => test.includes(noun)),
  );
}

/** The domains whose contract, server or portal was changed, or whose stories were. */
function listDomains(files) {
  const ofDomain =
    /^(?:contract(?:\/locales\/es-MX)?|(?:server|src)\/features|tests\/e2e)\/([a-z]+)\//;
  return [...new Set(files.flatMap((file) => ofDomain.exec(file)?.[1] ?? []))];
}

function begin(command, ...args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', resolve));
}

function run(command, ...args) {
  return spawnSync(bin(command), args, { cwd: root, stdio: 'inherit' }).status;
}

function bin(command) {
  return path.join(root, 'node_modules', '.bin', command);
}
