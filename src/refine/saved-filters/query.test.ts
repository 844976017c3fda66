import { expect, it } from 'vitest';
import { askedBy, queryOf } from './query';

it('is written alike however it was chosen, and read as the table asks', () => {
  const asked = { sort: '-amount', q: 'Núñez & hijos', filters: { status: 'open', product: '2' } };
  const other = { q: 'Núñez & hijos', filters: { product: '2', status: 'open' }, sort: '-amount' };
  expect(queryOf(asked)).toBe(queryOf(other));
  expect(askedBy(queryOf(asked), ['status', 'product'])).toEqual(asked);
});

it('leaves out what the table has no filter for, and what is empty', () => {
  expect(askedBy('gone=1&status=open&limit=50&cursor=x', ['status'])).toEqual({
    sort: undefined,
    q: undefined,
    filters: { status: 'open' },
  });
  expect(queryOf({ sort: undefined, q: '', filters: {} })).toBe('');
});
