import { expect, it, vi } from 'vitest';
import { guessColumns, likeliestDelimiter } from './prospect-columns';

it('looks at no more headings than a file may have', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const headings = Array.from({ length: 100_000 }, (_, n) => `columna ${n}`);
  expect(likeliestDelimiter((delimiter) => [delimiter === ';' ? headings : ['x']], new Map())).toBe(
    ';',
  );
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  expect(length).toBeLessThan(5_000);
});

it('knows headings with what people add to them', () => {
  const headings = ['Tienda*', 'Dueño', 'Tel.:', 'E-mail', 'Municipio', 'Edo.', 'R.F.C.', 'C.P.'];
  expect(guessColumns(headings, new Map())).toEqual({
    business_name: 0,
    contact_name: 1,
    phone: 2,
    email: 3,
    municipality: 4,
    state: 5,
    rfc: 6,
    postal_code: 7,
  });
});
