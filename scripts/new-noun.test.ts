import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namesOf } from './new-noun/names';

/** All that is compiled, in a place where a noun may be made. */
const sources = ['casbin', 'contract', 'scripts', 'server', 'src', 'tests'];
const rootFiles = ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json'];
const copy = mkdtempSync(path.join(tmpdir(), 'new-noun-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const name of [...sources, ...rootFiles]) {
  cpSync(name, path.join(copy, name), {
    recursive: true,
    filter: (file) => !file.includes('migrations'),
  });
}
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));

/** Runs one of the project's commands in the copy; the test's worker stays free to answer. */
const run = (command: string, ...args: string[]) =>
  spawnIn(path.join('node_modules', '.bin', command), args);

/** The compiler of `npm run types`, a quarter of the work of the one that other tools read sources with. */
const compile = (...args: string[]) =>
  spawnIn(process.execPath, ['node_modules/typescript-native/bin/tsc', ...args]);

async function spawnIn(program: string, args: string[]) {
  const child = spawn(program, args, { cwd: copy });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

const spanish = ['--es', 'Visitas de obra', '--es-one', 'Visita de obra'];
const newNoun = (...args: string[]) => run('tsx', 'scripts/new-noun.ts', ...args);

/** Every file of the copy with its lines. */
function filesOfCopy(): Map<string, string[]> {
  return new Map(
    sources.flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(copy, file), readFileSync(file, 'utf8').split('\n')]),
    ),
  );
}

/** The lines that were put between others; null when one of those is gone or has moved. */
function addedLines(before: readonly string[], after: readonly string[]): string[] | null {
  const left = [...before];
  const added = after.filter((line) => line !== left[0] || left.shift() === undefined);
  return left.length === 0 ? added : null;
}

test('a noun is made in its own folders and one line in each registry, and all of it compiles', {
  timeout: 300_000,
}, async () => {
  const before = filesOfCopy();
  expect(await newNoun('program', 'site-visits', ...spanish)).toMatchObject({ status: 0 });

  const own: string[] = [];
  const registered: Record<string, string[] | null> = {};
  for (const [file, lines] of filesOfCopy()) {
    const earlier = before.get(file);
    if (!earlier) own.push(file);
    else if (earlier.join('\n') !== lines.join('\n')) registered[file] = addedLines(earlier, lines);
  }
  expect(own.sort()).toEqual([
    'contract/locales/es-MX/program/site-visits-calls.ts',
    'contract/locales/es-MX/program/site-visits.ts',
    'contract/program/site-visits.ts',
    'server/db/schema/program-site-visits.ts',
    'server/features/program/site-visits/handlers.ts',
    'server/features/program/site-visits/repository.ts',
    'server/features/program/site-visits/site-visits.test.ts',
    'src/features/program/site-visits/AddSiteVisit.tsx',
    'src/features/program/site-visits/SiteVisitListPage.tsx',
    'src/features/program/site-visits/SiteVisitPage.tsx',
  ]);

  // A screen is a row of its table, and a noun has two: its list and its record.
  const { 'src/screens/backoffice.ts': rows, ...lists } = registered;
  expect(rows?.filter((line) => /^ {2}\w+: \{$/.test(line))).toEqual([
    '  siteVisitList: {',
    '  siteVisitShow: {',
  ]);
  expect(lists).toEqual({
    // All of staff read it, and who holds a duty acts on it.
    'casbin/policy.csv': [
      'p, isAdmin, site-visits, list|show, all, none',
      'p, isAdmin, site-visits, create, all, duty-administration',
    ],
    'contract/kernel/permissions.ts': ["  'site-visits': ['list', 'show', 'create'],"],
    'contract/kernel/screens.ts': [
      "  siteVisitList: '/backoffice/visitas-de-obra',",
      "  siteVisitShow: '/backoffice/visitas-de-obra/:siteVisitId',",
    ],
    'contract/locales/es-MX/identity/policy.ts': ["  'site-visits': 'Visitas de obra',"],
    'contract/locales/es-MX/kernel/calls.ts': [
      "export { siteVisitCalls } from '../program/site-visits-calls';",
    ],
    // Two registries: what was done, and to what kind of thing.
    'contract/locales/es-MX/platform/audit-names.ts': [
      "  'site-visits.create': 'Alta de visita de obra',",
      "  'site-visits': 'Visita de obra',",
    ],
    'contract/locales/es-MX/screens/backoffice.ts': [
      "  siteVisitList: 'Visitas de obra',",
      "  siteVisitShow: 'Visita de obra',",
    ],
    'server/features/handlers.ts': [
      "export { siteVisitHandlers } from './program/site-visits/handlers';",
    ],
    'src/refine/endpoints.ts': [
      "  'site-visits': () => import('@contract/program/site-visits').then((file) => file.siteVisits),",
    ],
    'tests/support/answers.ts': ["  siteVisits: typeof import('@contract/program/site-visits');"],
  });

  const touched = [...own, ...Object.keys(registered)].filter((file) => /\.tsx?$/.test(file));
  expect(await run('biome', 'ci', ...touched)).toMatchObject({ status: 0 });
  writeFileSync(
    path.join(copy, 'tsconfig.touched.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['**/*.d.ts'], files: touched }),
  );
  expect(await compile('--noEmit', '--singleThreaded', '-p', 'tsconfig.touched.json')).toEqual({
    status: 0,
    said: '',
  });

  expect(await newNoun('program', 'site-visits', ...spanish)).toEqual({
    status: 1,
    said: 'There is something called "site-visits" already.\n',
  });
});

test.each([
  [
    'an unknown domain',
    ['garden', 'trees', ...spanish],
    /no domain "garden"; there are compliance, credit, /,
  ],
  [
    'a noun of another domain',
    ['program', 'mails', ...spanish],
    /something called "mails" already/,
  ],
  ['a planned noun', ['platform', 'templates', ...spanish], /something called "templates" already/],
  ['a name that is no plural', ['program', 'Visit', ...spanish], /"Visit" is no noun/],
  ['a path', ['program', '../visits', ...spanish], /is no noun/],
  ['Spanish that is code', ['program', 'trees', '--es', "a'b", '--es-one', 'a'], /no Spanish name/],
  [
    'the address of another screen',
    ['program', 'letters', '--es', 'Correos', '--es-one', 'Correo'],
    /a screen at \/backoffice\/correos already/,
  ],
  ['what it does not know', ['program', 'trees', '--color', 'green'], /color/],
  ['too little', ['program', 'trees'], /npm run new:noun -- <domain>/],
])('%s is refused, and nothing is written', async (_, args, message) => {
  const before = filesOfCopy();
  const { status, said } = await newNoun(...args);
  expect(status).toBe(1);
  expect(said).toMatch(message);
  expect(filesOfCopy()).toEqual(before);
});

test.each([
  ['site-visits', 'siteVisit', 'SiteVisits'],
  ['policies', 'policy', 'Policies'],
  ['addresses', 'address', 'Addresses'],
  ['expenses', 'expense', 'Expenses'],
  ['branches', 'branch', 'Branches'],
])('%s, one of which is a %s', (nouns, one, Many) => {
  const names = namesOf({ domain: 'people', nouns, plural: 'Árboles', singular: 'Árbol' });
  expect(names).toMatchObject({ one, Many, varias: 'árboles', Una: 'Árbol', slug: 'arboles' });
});
