import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { FailedTest } from './break';

const suite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({ suites: z.array(suite) });

/** Builds a copy of the tree, runs browser stories on it and lists those that failed. */
export function runStories(root: string, files: readonly string[]): FailedTest[] {
  runIn(root, process.execPath, ['scripts/build.mjs']);
  const reportFile = path.join(root, 'stories.json');
  rmSync(reportFile, { force: true });
  runIn(root, path.join('node_modules', '.bin', 'playwright'), [
    'test',
    '--no-deps',
    '--reporter=json',
    ...files,
  ]);
  if (!existsSync(reportFile)) return [];
  return report.parse(JSON.parse(readFileSync(reportFile, 'utf8'))).suites.flatMap(listFailures);
}

/** What a command prints of a failure is no news: the report says which tests it was. */
function runIn(root: string, command: string, args: readonly string[]) {
  spawnSync(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, 'stories.json') },
  });
}

function listFailures({ specs, suites = [] }: z.infer<typeof suite>): FailedTest[] {
  const failures = specs.filter(({ ok }) => !ok);
  return [
    ...failures.map(({ file, title }) => ({ file: `tests/e2e/${file}`, title })),
    ...suites.flatMap(listFailures),
  ];
}
