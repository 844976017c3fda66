import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { refineMessage } from './refine-message';

const require = createRequire(import.meta.url);
const packages = ['core', 'kbar', 'react-router'];

/** Literals in the installed bundles with the shape of one of Refine's own keys. */
function keysAskedFor(name: string): string[] {
  const bundle = readFileSync(require.resolve(`@refinedev/${name}`), 'utf8');
  const keys = bundle.matchAll(
    /["'`]((?:pages|actions|buttons|notifications|documentTitle)(?:\.[a-zA-Z0-9]+)+|warnWhenUnsavedChanges)["'`]/g,
  );
  return [...keys].map(([, key = '']) => key);
}

const asked = [...new Set(packages.flatMap(keysAskedFor))];

it('finds the keys of the packages that are installed', () => {
  expect(asked.length).toBeGreaterThan(35);
});

it.each(asked)('words %s', (key) => {
  expect(refineMessage(key)).not.toBe(key);
});

it.each(['list', 'create', 'show', 'edit', 'delete', 'clone'])(
  'words the button and title of %s',
  (action) => {
    expect(refineMessage(`buttons.${action}`)).not.toBe(`buttons.${action}`);
    expect(refineMessage(`actions.${action}`)).not.toBe(`actions.${action}`);
  },
);

it('fills in what Refine passes along', () => {
  expect(refineMessage('notifications.undoable', { seconds: 5 })).toBe(
    'Tienes 5 segundos para deshacer.',
  );
  expect(refineMessage('unknown.key', undefined, 'Predeterminado')).toBe('Predeterminado');
  expect(refineMessage('unknown.key', 'Predeterminado')).toBe('Predeterminado');
});
