import { expect, it } from 'vitest';
import differenceWith from './difference-with';
import get from './get';
import unionWith from './union-with';
import uniqBy from './uniq-by';

interface Sorter {
  field: string;
  order: string;
}

const alike = (one: Sorter, other: Sorter) => one.field === other.field;
const name = { field: 'name', order: 'asc' };
const named = { field: 'name', order: 'desc' };
const day = { field: 'day', order: 'asc' };

it('unites lists, of which the first of those alike stays', () => {
  expect(unionWith([name], [named, day], [day], alike)).toEqual([name, day]);
});

it('leaves out what is alike in the other list', () => {
  expect(differenceWith([name, day], [named], alike)).toEqual([day]);
});

it('keeps the first of those alike in one property', () => {
  expect(uniqBy([named, day, name], 'field')).toEqual([named, day]);
});

it('finds a value by its path, and nothing where the path ends', () => {
  const value = { lines: [{ amount: 5 }, null] };
  expect(get(value, 'lines.0.amount')).toBe(5);
  expect(get(value, ['lines', '0', 'amount'])).toBe(5);
  for (const path of ['lines.1.amount', 'lines.2.amount', 'lines.0.amount.more', 'name']) {
    expect(get(value, path)).toBeUndefined();
  }
  expect(get(undefined, 'name')).toBeUndefined();
});
