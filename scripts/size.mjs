import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const portal = path.join(import.meta.dirname, '..', 'dist', 'portal');

/**
 * What a person downloads until a screen is usable: brotli bytes of all JS and CSS that these modules
 * load without being asked again. A budget only ever goes down.
 */
const budgets = [
  {
    name: 'public login page',
    modules: ['index.html', 'src/public-shell/PublicShell.tsx', 'src/features/auth/LoginPage.tsx'],
    kilobytes: 85,
  },
  {
    name: 'first private list',
    modules: [
      'index.html',
      'src/private-app/PrivateApp.tsx',
      'src/routes/shared.ts',
      'src/routes/supplier.ts',
      'src/features/projects/SupplierProjectListPage.tsx',
    ],
    kilobytes: 395,
  },
];

/** Checks the built portal; one `{ name, failure }` for each rule, failure null when it holds. */
export function checkSizes() {
  const manifest = JSON.parse(readFileSync(path.join(portal, '.vite/manifest.json'), 'utf8'));
  return [...budgets.map((budget) => checkBudget(manifest, budget)), checkPages(manifest)];
}

function checkBudget(manifest, { name, modules, kilobytes }) {
  const missing = modules.find((module) => !manifest[module]);
  if (missing) return { name, failure: `${missing} is not in the build` };
  const files = new Set(
    modules.flatMap((module) =>
      closure(manifest, module).flatMap((key) => [
        manifest[key].file,
        ...(manifest[key].css ?? []),
      ]),
    ),
  );
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const size = `${(bytes / 1024).toFixed(1)} KB of ${kilobytes}`;
  return { name: `${name}: ${size}`, failure: bytes > kilobytes * 1024 ? 'over budget' : null };
}

/** No page brings another feature's page along: each is a chunk that only its own route asks for. */
function checkPages(manifest) {
  const feature = (key) => /^src\/features\/([^/]+)\//.exec(key)?.[1];
  const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && feature(key));
  const strangers = pages.flatMap((page) =>
    closure(manifest, page)
      .filter((key) => feature(key) && feature(key) !== feature(page))
      .map((key) => `${page} loads ${key}`),
  );
  const name = `no page loads another feature's page (${pages.length} pages)`;
  return { name, failure: strangers.length ? strangers.join('; ') : null };
}

/** A chunk and everything it imports statically, by manifest key. */
function closure(manifest, key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen);
  }
  return [...seen];
}

function sizeOf(file) {
  return statSync(path.join(portal, `${file}.br`)).size;
}
