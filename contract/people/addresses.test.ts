import { expect, it } from 'vitest';
import { addresses } from './addresses';

const { shape } = addresses.edit.body;

it.each([
  ['Av. Vallarta #1200, 2.º piso', true],
  ['Calle 5 * norte', true],
  ['Vallarta 🏠', false],
  ['🚀', false],
])('a street or a number that reads %s: %s', (text, isTaken) => {
  expect(shape.street.safeParse(text).success).toBe(isTaken);
});

it('no number of a house has pictures', () => {
  expect(shape.exterior_number.safeParse('12 🔥').success).toBe(false);
  expect(shape.interior_number.safeParse('😀').success).toBe(false);
  expect(shape.interior_number.safeParse('4-B').success).toBe(true);
});
