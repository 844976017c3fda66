import { toCsv } from '@portal/ui/table/csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowCounter } from './row-counter';

it('counts the rows of any file, however its bytes come apart', () => {
  const cell = fc
    .array(fc.constantFrom('a', 'ñ', '"', '\n', '\r\n', ',', '='))
    .map((some) => some.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const bytes = new TextEncoder().encode(toCsv(['a', 'b'], rows));
      const count = rowCounter();
      let counted = 0;
      for (let at = 0; at < bytes.length; at += size)
        counted = count(bytes.subarray(at, at + size));
      expect(counted).toBe(rows.length + 1);
    }),
  );
});
