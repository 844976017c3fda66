import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDiff } from './line-diff';

it('tells what went and what came, in order', () => {
  expect(lineDiff('Hola\nuno\nadiós', 'Hola\ndos\ntres\nadiós')).toEqual([
    { kind: 'same', text: 'Hola' },
    { kind: 'removed', text: 'uno' },
    { kind: 'added', text: 'dos' },
    { kind: 'added', text: 'tres' },
    { kind: 'same', text: 'adiós' },
  ]);
});

it('has both texts in it, whatever they are', () => {
  const text = fc.array(fc.constantFrom('', 'a', 'b', 'c')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const without = (kind: string) =>
        lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added').join('\n')).toBe(before);
      expect(without('removed').join('\n')).toBe(after);
    }),
  );
});
