import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const portal = path.join(import.meta.dirname, '..', 'dist', 'portal');

const isPrivate = ({ area }) => area !== 'public';
const isFirstSight = (key) => /(List|Home)$/.test(key);

/**
 * What a person downloads until a screen is usable, in one go: brotli bytes of its scripts and styles, and
 * how many scripts. Each holds for every screen that it is about. A budget only ever goes down.
 */
const budgets = [
  { name: 'public login page', of: (key) => key === 'login', kilobytes: 95, scripts: 5 },
  {
    name: 'first private list',
    of: (key) => key === 'supplierProjectList',
    kilobytes: 406,
    scripts: 14,
  },
  {
    name: 'lists and homes',
    of: (key, page) => isPrivate(page) && isFirstSight(key),
    kilobytes: 485,
    scripts: 23,
  },
  {
    name: 'other private screens',
    of: (key, page) => isPrivate(page) && !isFirstSight(key),
    kilobytes: 570,
    scripts: 43,
  },
];

/** Checks the built portal; one `{ name, failure }` for each rule, failure null when it holds. */
export function checkSizes() {
  const manifest = read('manifest');
  const screens = read('screens');
  const pages = read('pages');
  const sizes = Object.entries(pages).map(([key, page]) => ({
    key,
    page,
    ...weigh(manifest, screens[key]),
  }));
  return [...budgets.map((budget) => checkBudget(sizes, budget)), checkPages(pages)];
}

const read = (name) => JSON.parse(readFileSync(path.join(portal, '.vite', `${name}.json`), 'utf8'));

/** What the page itself names comes with every screen. */
function weigh(manifest, screen) {
  const entry = manifest['index.html'];
  const page = [entry.file, ...entry.css, ...entry.imports.map((key) => manifest[key].file)];
  const files = [...new Set([...page, ...screen])];
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  return { kilobytes, scripts: files.filter((file) => file.endsWith('.js')).length };
}

function checkBudget(sizes, { name, of, kilobytes, scripts }) {
  const mine = sizes.filter(({ key, page }) => of(key, page));
  const over = mine.filter((size) => size.kilobytes > kilobytes || size.scripts > scripts);
  const most = (what) => Math.max(...mine.map((size) => size[what]));
  const told = `${most('kilobytes').toFixed(1)} KB of ${kilobytes}, ${most('scripts')} scripts of ${scripts}`;
  const failure = over.map(
    (size) => `${size.key} ${size.kilobytes.toFixed(1)} KB, ${size.scripts}`,
  );
  return { name: `${name}: ${told}`, failure: failure.length ? failure.join('; ') : null };
}

/** No screen brings another feature's page along, nor a part of one that opens later. */
function checkPages(pages) {
  const feature = (module) => /^src\/features\/([^/]+\/[^/]+)\//.exec(module ?? '')?.[1];
  const foreign = Object.entries(pages).flatMap(([key, { page, holds }]) =>
    holds
      .filter((module) => feature(module) && feature(module) !== feature(page))
      .map((module) => `${key} loads ${module}`),
  );
  const name = `no page loads another feature's page (${Object.keys(pages).length} screens)`;
  return { name, failure: foreign.length ? foreign.join('; ') : null };
}

function sizeOf(file) {
  return statSync(path.join(portal, `${file}.br`)).size;
}
