import { expect, it, vi } from 'vitest';
import { likeliestDelimiter } from './prospect-columns';

it('looks at no more headings than a file may have', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const headings = Array.from({ length: 100_000 }, (_, n) => `columna ${n}`);
  expect(likeliestDelimiter((delimiter) => (delimiter === ';' ? headings : ['x']))).toBe(';');
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  expect(length).toBeLessThan(5_000);
});
