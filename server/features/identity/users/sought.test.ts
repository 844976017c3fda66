import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soughtIn } from './sought';

test.each([
  ['motr930411hjcrmn03', 'curp', 'MOTR930411HJCRMN03'],
  ['MOTR-930411 HJCRMN03', 'curp', 'MOTR930411HJCRMN03'],
  ['motr930411ab1', 'rfc', 'MOTR930411AB1'],
  ['SFO 200101 AB1', 'rfc', 'SFO200101AB1'],
  ['55 1234 5678', 'phone', '+525512345678'],
  ['+52 (55) 1234-5678', 'phone', '+525512345678'],
  ['Lucía Cruz', 'words', 'Lucía Cruz'],
  ['lucia@ejemplo.mx', 'words', 'lucia@ejemplo.mx'],
  // Parts of them, and a CURP whose last digit is wrong, are words.
  ['MOTR930411', 'words', 'MOTR930411'],
  ['MOTR930411HJCRMN04', 'words', 'MOTR930411HJCRMN04'],
  ['1234 5678', 'words', '1234 5678'],
])('%s is looked for by %s', (typed, by, value) => {
  expect(soughtIn(typed)).toEqual({ by, value });
});

test('whatever is typed is looked for somehow', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (typed) => {
      const { by, value } = soughtIn(typed);
      expect(by === 'words' ? value === typed : /^[+A-ZÑ&\d]+$/.test(value)).toBe(true);
    }),
  );
});
