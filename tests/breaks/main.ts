import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Break, type FailedTest, isApplicable } from './break';
import { breaks } from './breaks';
import { runStories } from './run-stories';
import { createUnitRunner } from './unit-runner';
import { makeWorkCopy } from './work-copy';

/*
 * Proves that the tests notice what matters: applies one break at a time to a copy of the tree and runs
 * the tests that must fail. An argument picks the breaks with this text in their name, file or tests.
 */
const words = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);
const isPicked = ({ name, file, caughtBy }: Break) =>
  words.length === 0 || words.some((word) => [name, file, ...caughtBy].join('\n').includes(word));
const isStory = (file: string) => file.endsWith('.spec.ts');

const began = performance.now();
const picked = breaks.filter(isPicked);
const root = makeWorkCopy();
const units = await createUnitRunner(root);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void units.close().finally(() => process.exit(130)));
}
let failed = 0;
try {
  // A test that fails without a break proves nothing.
  const failedBefore = new Set(
    (await runTests([...new Set(picked.flatMap(({ caughtBy }) => caughtBy))])).map(describe),
  );
  for (const test of failedBefore) print(`fails without a break: ${test}`);
  for (const each of picked) {
    const start = performance.now();
    const { isCaught, text } = await tryBreak(each, failedBefore);
    if (!isCaught) failed += 1;
    print(`${isCaught ? '✓' : '✗'} ${each.name}: ${text} (${secondsSince(start)} s)`);
  }
} finally {
  await units.close();
}
print(`${secondsSince(began)} s in all`);
print(`${picked.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || picked.length === 0 ? 1 : 0;

async function tryBreak(each: Break, failedBefore: ReadonlySet<string>) {
  const file = path.join(root, each.file);
  const source = readFileSync(file, 'utf8');
  if (!isApplicable(each, source)) return { isCaught: false, text: 'not applicable' };
  const write = (content: string) => {
    writeFileSync(file, content);
    units.invalidate(each.file);
  };
  write(source.replace(each.find, () => each.replace));
  try {
    const failures = await runTests(each.caughtBy);
    const news = failures.filter((test) => !failedBefore.has(describe(test)));
    const silent = each.caughtBy.filter((test) => !news.some((failure) => failure.file === test));
    return silent.length > 0
      ? { isCaught: false, text: `NOT CAUGHT by ${silent.join(', ')}` }
      : { isCaught: true, text: `caught by ${news.length}, as "${news[0]?.title}"` };
  } finally {
    write(source);
  }
}

async function runTests(files: readonly string[]): Promise<FailedTest[]> {
  const stories = files.filter(isStory);
  const others = files.filter((file) => !isStory(file));
  return [
    ...(others.length > 0 ? await units.run(others) : []),
    ...(stories.length > 0 ? runStories(root, stories) : []),
  ];
}

function describe({ file, title }: FailedTest): string {
  return `${file}: ${title}`;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
