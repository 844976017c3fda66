import { fill, type Names } from './names';

/** A file that lists all nouns, and what a new one adds to it. */
interface Registry {
  file: string;
  /** What is added, with `$names$`. */
  entry: string;
  /** Begins the list, when the file holds more than one. */
  after?: string;
  /** Begins the first line behind the list; an entry goes before the first one that sorts behind it, or here. */
  until: string;
  /** Entries are in order of insertion: the new one is the last. */
  last?: true;
}

const sections: Readonly<Record<string, string>> = {
  identity: '  // People.',
  people: '  // People.',
  credit: '  // From request to credit.',
  documents: '  // From request to credit.',
  funding: '  // Money.',
  treasury: '  // Money.',
  program: '  // Programs.',
};

/** Where a noun is made known: one line in each, and in the table of screens a row for its list and its record. */
const registriesFor = ({ domain }: Names): Registry[] => [
  {
    file: 'contract/kernel/permissions.ts',
    after: sections[domain] ?? '  // House keeping.',
    until: '',
    entry: "  '$nouns$': ['list', 'show', 'create'],",
    last: true,
  },
  {
    file: 'casbin/policy.csv',
    after: '# Staff: what every administrator reads',
    until: '',
    entry: 'p, isAdmin, $nouns$, list|show, all, none',
    last: true,
  },
  {
    file: 'casbin/policy.csv',
    after: '# Duty of administration',
    until: '',
    entry: 'p, isAdmin, $nouns$, create, all, duty-administration',
    last: true,
  },
  {
    file: 'contract/locales/es-MX/kernel/calls.ts',
    after: 'export {',
    until: '',
    entry: "export { $one$Calls } from '../$domain$/$nouns$-calls';",
    last: true,
  },
  {
    file: 'contract/locales/es-MX/platform/audit-names.ts',
    after: 'export const auditActionName',
    until: '});',
    entry: "  '$nouns$.create': 'Alta de $una$',",
  },
  {
    file: 'contract/locales/es-MX/platform/audit-names.ts',
    after: 'export const auditObjectName',
    until: '});',
    entry: "  '$nouns$': '$Una$',",
  },
  {
    file: 'contract/locales/es-MX/identity/policy.ts',
    after: 'export const nounName',
    until: '});',
    entry: "  '$nouns$': '$Varias$',",
  },
  {
    file: 'server/features/handlers.ts',
    after: 'export {',
    until: '',
    entry: "export { $one$Handlers } from './$domain$/$nouns$/handlers';",
    last: true,
  },
  {
    file: 'src/refine/endpoints.ts',
    after: 'const loaders',
    until: '};',
    entry: "  '$nouns$': () => import('@contract/$domain$/$nouns$').then((file) => file.$many$),",
  },
  {
    file: 'tests/support/answers.ts',
    after: 'interface Modules',
    until: '}',
    entry: "  $many$: typeof import('@contract/$domain$/$nouns$');",
  },
  {
    file: 'contract/kernel/screens.ts',
    after: '  // Staff',
    until: '  // Of every role',
    entry: `  $one$List: '/backoffice/$slug$',
  $one$Show: '/backoffice/$slug$/:$one$Id',`,
    last: true,
  },
  {
    file: 'contract/locales/es-MX/screens/backoffice.ts',
    after: 'export const backofficeScreens',
    until: '});',
    entry: `  $one$List: '$Varias$',
  $one$Show: '$Una$',`,
    last: true,
  },
  {
    file: 'src/screens/backoffice.ts',
    after: '  // Administration',
    until: '',
    entry: `  $one$List: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.$one$List),
    access: '$nouns$.list',
    menu: { icon: 'document', group: 'administration', order: $order$ },
    resource: { name: '$nouns$', action: 'list' },
    page: () =>
      import('../features/$domain$/$nouns$/$One$ListPage').then((file) => file.$One$ListPage),
  },
  $one$Show: {
    parent: '$one$List',
    title: t(backofficeScreens.$one$Show),
    titleField: 'name',
    access: '$nouns$.show',
    resource: { name: '$nouns$', action: 'show' },
    page: () => import('../features/$domain$/$nouns$/$One$Page').then((file) => file.$One$Page),
  },`,
    last: true,
  },
];

/**
 * The registries' texts with the noun in them, by file.
 * @param read gives a file's text
 * @throws Error when a list is not where it is looked for
 */
export function register(names: Names, read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const registry of registriesFor(names)) {
    const text = texts.get(registry.file) ?? read(registry.file);
    texts.set(registry.file, added(text, registry, names));
  }
  return texts;
}

function added(text: string, { file, entry, after = '', until, last }: Registry, names: Names) {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(after));
  const end = lines.findIndex(
    (line, at) => at > start && (until === '' ? line === '' : line.startsWith(until)),
  );
  if (start < 0 || end < 0) throw new Error(`${file} has no list from "${after}" to "${until}".`);
  const wanted = fill(entry, names).replace('$order$', String(lastOrder(text) + 1));
  const at = last
    ? -1
    : lines.findIndex((line, n) => n > start && n < end && isAfter(line, wanted));
  return lines.toSpliced(at < 0 ? end : at, 0, wanted).join('\n');
}

const keyOf = (line: string) => /^ {2}'?([\w.-]+)'?:/.exec(line)?.[1];

function isAfter(line: string, entry: string): boolean {
  const key = keyOf(line);
  return key !== undefined && key > (keyOf(entry) ?? '');
}

/** The last place in the menu's groups; the person's own account comes behind them. */
const lastOrder = (text: string) =>
  Math.max(
    0,
    ...[...text.matchAll(/group: '\w+', order: (\d+)/g)].map(([, order]) => Number(order)),
  );
