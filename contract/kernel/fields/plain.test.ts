import { expect, it } from 'vitest';
import { line } from './line';
import { plain } from './plain';
import { reason } from './reason';

it.each([
  ['Calle \u202e06 60', 'Calle 06 60'],
  ['\u2066Morelos\u2069 120', 'Morelos 120'],
  ['Mo\u200brelos\ufeff', 'Morelos'],
  ['Uno\ndos\ttres', 'Uno\ndos\ttres'],
  ['Familia 👨\u200d👩\u200d👧', 'Familia 👨\u200d👩\u200d👧'],
])('%j is kept as %j', (written, kept) => {
  expect(plain(written)).toBe(kept);
  expect(line(80).parse(written)).toBe(kept);
  expect(reason.parse(written)).toBe(kept);
});

it('what nobody sees is empty', () => {
  expect(line(80).safeParse('\u200b\u202e\u2066').success).toBe(false);
  expect(reason.safeParse('\u200b'.repeat(9)).success).toBe(false);
  // Letters and signs that are drawn as nothing.
  expect(line(80).safeParse('\u3164\u2800\u115f\u1160\uffa0').success).toBe(false);
});
