import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Break, type FailedTest, isApplicable } from './break';
import { breaks } from './breaks';
import { runStories } from './run-stories';
import { createUnitRunner } from './unit-runner';
import { makeWorkCopy } from './work-copy';

/*
 * Proves that the tests notice what matters: makes one break at a time in a copy of the tree and runs the
 * tests that must fail. An argument selects the breaks with this text in their name, file or tests.
 */
const words = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);
const isSelected = ({ name, file, caughtBy }: Break) =>
  words.length === 0 || words.some((word) => [name, file, ...caughtBy].join('\n').includes(word));
const isStory = (file: string) => file.endsWith('.spec.ts');

const startTime = performance.now();
const selection = breaks.filter(isSelected);
const root = makeWorkCopy();
const units = await createUnitRunner(root);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void units.close().finally(() => process.exit(130)));
}
let missCount = 0;
try {
  // A test that fails without a break proves nothing.
  const knownFailures = new Set(
    (await runTests([...new Set(selection.flatMap(({ caughtBy }) => caughtBy))])).map(describe),
  );
  for (const test of knownFailures) print(`fails without a break: ${test}`);
  for (const each of selection) {
    const start = performance.now();
    const { isCaught, text } = await tryBreak(each, knownFailures);
    if (!isCaught) missCount += 1;
    print(`${isCaught ? '✓' : '✗'} ${each.name}: ${text} (${secondsSince(start)} s)`);
  }
} finally {
  await units.close();
}
print(`${secondsSince(startTime)} s in all`);
print(`${selection.length - missCount} passed, ${missCount} failed`);
process.exitCode = missCount > 0 || selection.length === 0 ? 1 : 0;

async function tryBreak(each: Break, knownFailures: ReadonlySet<string>) {
  const file = path.join(root, each.file);
  const source = readFileSync(file, 'utf8');
  if (!isApplicable(each, source)) return { isCaught: false, text: 'not applicable' };
  const write = (content: string) => {
    writeFileSync(file, content);
    units.invalidate(each.file);
  };
  write(source.replace(each.find, () => each.replace));
  try {
    const failures = (await runTests(each.caughtBy)).filter(
      (test) => !knownFailures.has(describe(test)),
    );
    const blindTests = each.caughtBy.filter((test) => !failures.some(({ file }) => file === test));
    return blindTests.length > 0
      ? { isCaught: false, text: `NOT CAUGHT by ${blindTests.join(', ')}` }
      : { isCaught: true, text: `caught by ${failures.length}, as "${failures[0]?.title}"` };
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
