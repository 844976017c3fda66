import { expect, it } from 'vitest';
import qs from './query-string';

it('reads an address and writes it back', () => {
  const address = '?cursor=a&cursor=b&q=ca%C3%B1a+dulce';
  expect(qs.parse(address)).toEqual({ cursor: ['a', 'b'], q: 'caña dulce' });
  expect(qs.stringify(qs.parse(address), { addQueryPrefix: true })).toBe(address);
});

it('leaves out what is not there', () => {
  expect(qs.stringify({ q: undefined, sort: null }, { addQueryPrefix: true })).toBe('');
});
