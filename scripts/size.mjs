import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const portal = path.join(import.meta.dirname, '..', 'dist', 'portal');

/**
 * What a person downloads until a screen is usable, in one go: brotli bytes of its scripts and styles, and
 * how many scripts. A budget only ever goes down.
 */
const budgets = [
  { name: 'public login page', screen: 'login', kilobytes: 97, scripts: 5 },
  { name: 'first private list', screen: 'supplierProjectList', kilobytes: 428, scripts: 14 },
];

/** Checks the built portal; one `{ name, failure }` for each rule, failure null when it holds. */
export function checkSizes() {
  const manifest = read('manifest');
  const screens = read('screens');
  return [...budgets.map((budget) => checkBudget(manifest, screens, budget)), checkPages(manifest)];
}

const read = (name) => JSON.parse(readFileSync(path.join(portal, '.vite', `${name}.json`), 'utf8'));

function checkBudget(manifest, screens, { name, screen, kilobytes, scripts }) {
  const entry = manifest['index.html'];
  const page = [entry.file, ...entry.css, ...entry.imports.map((key) => manifest[key].file)];
  const files = [...new Set([...page, ...screens[screen]])];
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const count = files.filter((file) => file.endsWith('.js')).length;
  const size = `${(bytes / 1024).toFixed(1)} KB of ${kilobytes}, ${count} scripts of ${scripts}`;
  const isOver = bytes > kilobytes * 1024 || count > scripts;
  return { name: `${name}: ${size}`, failure: isOver ? 'over budget' : null };
}

/** No page brings another feature's page along: each is a chunk that only its own route asks for. */
function checkPages(manifest) {
  const feature = (key) => /^src\/features\/([^/]+\/[^/]+)\//.exec(key)?.[1];
  const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && feature(key));
  const foreign = pages.flatMap((page) =>
    closure(manifest, page)
      .filter((key) => feature(key) && feature(key) !== feature(page))
      .map((key) => `${page} loads ${key}`),
  );
  const name = `no page loads another feature's page (${pages.length} pages)`;
  return { name, failure: foreign.length ? foreign.join('; ') : null };
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
