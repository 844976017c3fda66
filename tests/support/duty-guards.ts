import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source of the portal by its path, without tests. */
const sources: ReadonlyMap<string, string> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
    .map((name) => path.join('src', name))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** A call that a file of the portal makes: `useAct(projects.approve)` as the contract names it. */
export interface PortalCall {
  file: string;
  module: string;
  name: string;
  key: string;
}

/** Every call of an endpoint by name that the portal makes. */
export const portalCalls = (): PortalCall[] =>
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@(contract\/[^']+)'/g)].flatMap(
      ([, names = '', module = '']) =>
        names.split(',').flatMap((each) => {
          const [name = '', local = name] = each
            .replace(/\btype\b/, '')
            .trim()
            .split(' as ');
          const calls = new RegExp(
            `(?:useAct|useConfirmedAct|useRead|call|upload)\\(\\s*${local}\\.(\\w+)`,
            'g',
          );
          return name === ''
            ? []
            : [...text.matchAll(calls)].map(([, key = '']) => ({ file, module, name, key }));
        }),
    ),
  );

/** Permissions that a file asks for before it offers something. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/(?:useMay\(|\bpermission: |\bmay: )'([\w.-]+)'/g)].map(
    ([, permission = '']) => permission,
  );

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/export (?:async )?(?:function|const) (\w+)/g)].map(([, name = '']) => name);

function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@portal/')
    ? path.join('src', specifier.slice('@portal/'.length))
    : path.join(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((file) =>
    sources.has(file),
  );
}

interface Use {
  file: string;
  /** What the user exports in turn; the names themselves where it only passes them on. */
  names: string[];
  /** What a screen asks for that opens the page; undefined of another file than the table of screens. */
  access?: string | undefined;
}

/** Where one of these names of a file is used. */
function usesOf(file: string, names: readonly string[]): Use[] {
  return [...sources].flatMap(([user, text]) => {
    const uses: Use[] = [];
    for (const [, verb, named = '', from = ''] of text.matchAll(
      /(import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g,
    )) {
      const some = names.filter((name) => new RegExp(`\\b${name}\\b`).test(named));
      if (some.length === 0 || resolve(user, from) !== file) continue;
      uses.push({ file: user, names: verb === 'export' ? some : exportsOf(text) });
    }
    for (const found of text.matchAll(/import\(\s*'([^']+)'\s*\)/g)) {
      if (resolve(user, found[1] ?? '') !== file) continue;
      const [access] =
        text.slice(0, found.index).match(/access: '[\w.-]+'(?![\s\S]*access: ')/) ?? [];
      const isScreens = user.startsWith('src/screens/');
      uses.push({
        file: user,
        names: exportsOf(text),
        ...(isScreens && { access: access?.slice("access: '".length, -1) }),
      });
    }
    return uses;
  });
}

/**
 * Whether staff see what a file offers only when they hold a permission: it is asked for in the file, or on every way
 * from a screen of the backoffice to it.
 */
export function isGuarded(
  file: string,
  permission: string,
  names = exportsOf(sources.get(file) ?? ''),
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (seen.has(file) || askedIn(sources.get(file) ?? '').includes(permission)) return true;
  const uses = usesOf(file, names);
  // What nobody is seen to use is used in a way that this does not read.
  if (uses.length === 0) return false;
  return uses.every((use) => {
    if (use.access !== undefined) {
      return use.file !== 'src/screens/backoffice.ts' || use.access === permission;
    }
    if (use.file.startsWith('src/screens/')) return true;
    return isGuarded(use.file, permission, use.names, new Set([...seen, file]));
  });
}
