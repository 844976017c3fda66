import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { ensureBuilt } from './built.mjs';

/*
 * `npm run test:repeat -- FILE N`: plays the stories of a file N times, each in a world of its own, with answers,
 * files and live events held back. TEST_DELAYS brings back the delays of an earlier run.
 */
const [file, times = '10', ...rest] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run test:repeat -- FILE [N] [options of playwright test]');
  process.exit(2);
}
ensureBuilt();
const env = {
  ...process.env,
  TEST_OWN_WORLDS: '1',
  TEST_DELAYS: process.env.TEST_DELAYS ?? String(randomInt(1_000_000)),
};
const args = ['test', file, `--repeat-each=${times}`, '--reporter=list', ...rest];
const playwright = path.join(import.meta.dirname, '..', 'node_modules', '.bin', 'playwright');
const { status } = spawnSync(playwright, args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
