import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const catalogue = new URL('es-MX/', import.meta.url);

/** Contracts keep the words under which people sign them; other words are a new version, which staff publish. */
const signed = [
  'credit/loan-contract.ts',
  'people/company-contract-text.ts',
  'people/investor-texts.ts',
];

/** Each thing has one word, and what is named stands between one pair of signs. */
const chosen: readonly { word: string; not: RegExp; except: readonly string[] }[] = [
  {
    word: 'verificación en dos pasos',
    not: /segundo factor|doble factor|dos factores|\b2fa\b/i,
    except: signed,
  },
  { word: 'teléfono', not: /\b(?:celular|móvil)(?:es)?\b/i, except: [] },
  { word: '“…”', not: /[«»„‟]/, except: [] },
];

const files = readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({
    file,
    // A comment speaks to programmers.
    lines: readFileSync(new URL(file, catalogue), 'utf8')
      .replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .split('\n'),
  }));

it.each(chosen)('says "$word" and no other word or sign for it', ({ not, except }) => {
  const others = files
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, lines }) =>
      lines.filter((line) => not.test(line)).map((line) => `${file}: ${line.trim()}`),
    );
  expect(others).toEqual([]);
});

it('makes no exception that nothing needs', () => {
  for (const { not, except } of chosen) {
    for (const name of except) {
      const text = files.find(({ file }) => file === name)?.lines.join('\n') ?? '';
      expect(text, name).toMatch(not);
    }
  }
});
