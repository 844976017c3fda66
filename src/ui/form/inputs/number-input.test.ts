import { expect, it } from 'vitest';
import { parseInteger } from './NumberInput';

it('takes the unit beside the box when it is typed too', () => {
  expect(parseInteger('24 meses', 'meses')).toBe(24);
  expect(parseInteger('24Meses ', 'meses')).toBe(24);
  expect(parseInteger('1,200', 'meses')).toBe(1200);
});

it('takes no other word, nor half a number', () => {
  expect(parseInteger('2 años', 'meses')).toBeUndefined();
  expect(parseInteger('meses', 'meses')).toBeUndefined();
  expect(parseInteger('24.5', 'meses')).toBeUndefined();
});
