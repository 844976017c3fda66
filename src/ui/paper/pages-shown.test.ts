import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown';

it('every page of a paper gets a place, and of a file without end the first ones', () => {
  expect([1, 300, 301, 10_000_000].map(pagesShown)).toEqual([1, 300, 300, 300]);
});
