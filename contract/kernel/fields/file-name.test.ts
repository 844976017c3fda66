import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_FILE_NAME, receivedName } from './file-name';

it.each([
  ['Recibo de luz.pdf', 'Recibo de luz.pdf'],
  ['lista\u202evsc.exe.csv', 'listavsc.exe.csv'],
  ['  dos\n renglones\t.csv ', 'dos renglones .csv'],
  ['\u200b\u202e', ''],
  ['de %22la%22 feria.csv', 'de "la" feria.csv'],
  [`${'a'.repeat(9000)}.csv`, `${'a'.repeat(196)}.csv`],
  // Not half of a sign that takes two units.
  ['☀️😀'.repeat(200), '☀️😀'.repeat(67).slice(0, -2)],
])('%j is read as it is written', (sent, read) => {
  expect(receivedName(sent)).toBe(read);
});

it('is short, in one line, whole, and the same when it arrives again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (sent) => {
      const name = receivedName(sent);
      expect(Array.from(name).length).toBeLessThanOrEqual(LONGEST_FILE_NAME);
      expect(name).not.toMatch(/[\n\r\t\u202e]|^\s/);
      expect(() => encodeURIComponent(name), 'a whole text').not.toThrow();
      expect(receivedName(name).trim()).toBe(name.trim());
    }),
  );
});
