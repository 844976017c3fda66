import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { checkCatalogue } from './catalogue.mjs';
import { checkCounts } from './counts.mjs';
import { checkSizes } from './size.mjs';

const root = path.join(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'solfondo-reports-'));
const total = { passed: 0, failed: 0 };
/** What failed, by name and what was expected: told again at the end, where it is looked for. */
const failures = [];
/** What the page showed at a failure; told before them, for it is long. */
const shown = [];

// Types alone take as long as all the others: beside them, on a processor of their own.
const types = begin('types');
await check('format and lint', begin('lint'));
await check('import boundaries', begin('boundaries'));
await check('unused code', begin('unused'));
rules('counts', checkCounts);
rules('catalogue', checkCatalogue);
const built = begin('build');
await check('types', types);
const isBuilt = await check('build', built);
suite('unit and API tests', 'vitest', vitestArguments(), countVitest);
if (isBuilt) {
  rules('size budgets', checkSizes);
  suite('browser tests', 'playwright', ['test', '--reporter=list,json'], countPlaywright);
} else {
  for (const name of ['size budgets', 'browser tests'])
    record(`${name}, for want of a build`, 0, 1);
}

rmSync(reports, { recursive: true });
for (const page of shown) console.log(page);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Starts a command of the package; what it prints is kept until it is told. */
function begin(script) {
  const started = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => started.once('close', resolve));
  return Promise.all([ended, text(started.stdout), text(started.stderr)]);
}

/** Tells how a command ended that passes or fails as a whole. */
async function check(name, begun) {
  console.log(`\n── ${name}`);
  const [code, out, errors] = await begun;
  process.stdout.write(out);
  process.stderr.write(errors);
  const ok = code === 0;
  record(name, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** A command that runs many tests and leaves a report of them. */
function suite(name, command, args, count) {
  const ok = run(name, command, args);
  const { passed, failed, names } = count(readReport(command));
  failures.push(...names);
  // A suite that ends badly with no failed test, or that ran none, has failed all the same.
  const broken = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  record(name, passed, failed + broken);
}

/** Rules that are looked at here: `{ name, failure }` each. */
function rules(title, look) {
  console.log(`\n── ${title}`);
  for (const { name, failure } of look()) {
    record(failure ? `${name}: ${failure}` : name, failure ? 0 : 1, failure ? 1 : 0);
  }
}

function run(name, command, args) {
  console.log(`\n── ${name}`);
  const file = path.join('node_modules', '.bin', command);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright') };
  return spawnSync(file, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

function record(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  const told = `${name}: ${passed} passed, ${failed} failed`;
  if (failed > 0) failures.push(told);
  console.log(`${failed > 0 ? '✗' : '✓'} ${told}`);
}

function reportFile(command) {
  return path.join(reports, `${command}.json`);
}

/** The report of a suite; nothing when it ended before it wrote one. */
function readReport(command) {
  try {
    return JSON.parse(readFileSync(reportFile(command), 'utf8'));
  } catch {
    return {};
  }
}

function vitestArguments() {
  return [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ];
}

function countVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  // A file that could not be loaded fails without a test of its own.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${path.relative(root, name)}: ${fullName}${failureMessages.map((message) => whyOf({ message })).join('')}`,
      ),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, names };
}

function countPlaywright({ stats = {}, suites = [] }) {
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    names: suites.flatMap(failedOf),
  };
}

/** The stories of a suite, and of those in it, that failed: file, title and why. */
function failedOf({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const results = tests.flatMap((test) => test.results);
        shown.push(`\n── ${title}\n${shownAt(results)}`);
        return `${file}: ${title}${results
          .flatMap(({ errors }) => errors)
          .map(whyOf)
          .join('')}`;
      }),
    ...suites.flatMap(failedOf),
  ];
}

/** What was expected and where, without the colours of a terminal. */
function whyOf({ message = '', location }) {
  const at = location ? ` (line ${location.line})` : '';
  return `\n${stripVTControlCharacters(message).slice(0, 1500)}${at}`;
}

/** The page at the failure, by role and name: where only the output is kept, its picture is lost. */
function shownAt(results) {
  const context = results
    .flatMap(({ attachments = [] }) => attachments)
    .find(({ name, path }) => name === 'error-context' && path);
  if (!context) return '';
  const [, snapshot = ''] = readFileSync(context.path, 'utf8').split('```yaml');
  const lines = snapshot.split('```')[0].split('\n');
  // Not the menu around it.
  const page = lines.slice(
    Math.max(
      lines.findIndex((line) => /^\s*- main\b/.test(line)),
      0,
    ),
  );
  return page.filter((line) => !/^\s*-? ?(\/url:|img )|^$/.test(line)).join('\n');
}
