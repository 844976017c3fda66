import { legalDocuments, legalText } from '@contract/people/legal-texts';
import { expect, it } from 'vitest';
import { textHashOf } from './accept';

/** A changed text needs a new version with its day, and its fingerprint here. */
it('every version of a text keeps its words', () => {
  const now = legalDocuments.map(
    (document) => `${document} ${legalText(document).version} ${textHashOf(document)}`,
  );
  expect(now).toMatchInlineSnapshot(`
    [
      "terms 1 9518a678faa506b40673d76f442e225bf9dd52496300f43314e54d32a2d6ab90",
      "privacy 1 26d1cdefabeef5232bb64d822b4d6201a393543798ca651b1286643d14be3c61",
    ]
  `);
});
