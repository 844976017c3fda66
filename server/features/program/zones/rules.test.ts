import { expect, test } from 'vitest';
import { statesOf } from './rules';

test('a zone is in the states of its municipalities and of its postal codes, each by its one name', () => {
  const municipalities = ['Zapopan, Jalisco', 'León, Guanajuato', 'Saltillo, Coahuila de Zaragoza'];
  expect(statesOf([...municipalities, 'Otro'], ['44100', '25000', '77500'])).toEqual([
    'Coahuila',
    'Guanajuato',
    'Jalisco',
    'Quintana Roo',
  ]);
});
