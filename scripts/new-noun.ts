import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fill, type Names, namesOf } from './new-noun/names';
import { register } from './new-noun/registries';

// Makes a noun that works: list, record and form of the backoffice, its calls, its table and their test.

const root = path.join(import.meta.dirname, '..');
const inRoot = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

const USAGE =
  'npm run new:noun -- <domain> <english-plurals> --es "<Spanish plural>" --es-one "<Spanish singular>"';

/** Which template becomes which file. */
const templates: Readonly<Record<string, string>> = {
  'contract.ts': 'contract/$domain$/$nouns$.ts',
  'words.ts': 'contract/locales/es-MX/$domain$/$nouns$.ts',
  'calls.ts': 'contract/locales/es-MX/$domain$/$nouns$-calls.ts',
  'schema.ts': 'server/db/schema/$domain$-$nouns$.ts',
  'handlers.ts': 'server/features/$domain$/$nouns$/handlers.ts',
  'repository.ts': 'server/features/$domain$/$nouns$/repository.ts',
  'test.ts': 'server/features/$domain$/$nouns$/$nouns$.test.ts',
  'list-page.tsx': 'src/features/$domain$/$nouns$/$One$ListPage.tsx',
  'add.tsx': 'src/features/$domain$/$nouns$/Add$One$.tsx',
  'page.tsx': 'src/features/$domain$/$nouns$/$One$Page.tsx',
};

try {
  const names = asked();
  refuseTaken(names);
  const made = new Map(
    Object.entries(templates).map(([template, file]) => [
      fill(file, names),
      fill(read(`scripts/new-noun/templates/${template}.txt`), names),
    ]),
  );
  const registries = register(names, read);
  for (const [file, text] of [...made, ...registries]) write(file, text);
  format([...made.keys(), ...registries.keys()]);
  explain([...made.keys()], [...registries.keys()], names);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function asked(): Names {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { es: { type: 'string' }, 'es-one': { type: 'string' } },
  });
  const [domain, nouns, ...rest] = positionals;
  const { es: plural, 'es-one': singular } = values;
  if (!domain || !nouns || !plural || !singular || rest.length > 0) throw new Error(USAGE);
  const domains = readdirSync(inRoot('server/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (!domains.includes(domain)) {
    throw new Error(`There is no domain "${domain}"; there are ${domains.join(', ')}.`);
  }
  return namesOf({ domain, nouns, plural, singular });
}

/** Nothing of another noun is written over, and no name stands for two things. */
function refuseTaken(names: Names): void {
  const has = (file: string, text: string) => read(file).includes(fill(text, names));
  const words = readdirSync(inRoot('contract/locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`contract/locales/${file}`));
  const contracts = readdirSync(inRoot('contract'), { recursive: true, encoding: 'utf8' });
  const isTaken =
    Object.values(templates).some((file) => existsSync(inRoot(fill(file, names)))) ||
    contracts.some((file) => path.basename(file) === `${names.nouns}.ts`) ||
    words.some((text) => text.includes(`words('${names.many}'`)) ||
    new RegExp(`^ {2}'?${names.nouns}'?: \\[`, 'm').test(read('contract/kernel/permissions.ts')) ||
    has('contract/kernel/screens.ts', '  $one$List:');
  if (isTaken) throw new Error(`There is something called "${names.nouns}" already.`);
  if (has('contract/kernel/screens.ts', "'/backoffice/$slug$'")) {
    throw new Error(`There is a screen at /backoffice/${names.slug} already.`);
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}

function format(files: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    path.join('node_modules', '.bin', 'biome'),
    ['check', '--write', ...files.filter((file) => /\.tsx?$/.test(file))],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`biome refuses what was written:\n${stdout}${stderr}`);
}

function explain(made: string[], registries: string[], { table, nouns, domain }: Names): void {
  console.log(`Made:
  ${made.join('\n  ')}
Registered in:
  ${registries.join('\n  ')}
Next:
  npx drizzle-kit generate --name ${table}
  npx vitest run server/features/${domain}/${nouns}
  npx vitest run tests/authz/matrix.test.ts src/screens --update    (and read the difference)
Then say whose it is in casbin/policy.csv and whose rows in repository.ts, where in the menu in
src/screens/backoffice.ts, and what it has besides a name. docs/add-a-screen.md goes through it.`);
}
