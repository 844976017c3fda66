import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beneficiaryList, evenShares, MOST_BENEFICIARIES, sharesProblem } from './beneficiaries';

const people = (shares: readonly number[]) =>
  shares.map((share, at) => ({
    full_name: `Persona ${'abcdefghij'[at]}`,
    relation: 'Hija',
    birth_day: '2001-02-03',
    share,
  }));
const accepted = (beneficiaries: object[]) =>
  beneficiaryList.safeParse({ version: 0, beneficiaries }).success;

test('a list is kept when its whole percents add up to exactly 100, and not otherwise', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(shares, (list) => {
      const exact = list.reduce((sum, one) => sum + one, 0) === 100;
      expect(sharesProblem(list) === null).toBe(exact);
      expect(accepted(people(list))).toBe(exact);
    }),
  );
});

test('even shares of any number of people are a list that is kept', () => {
  for (let count = 1; count <= MOST_BENEFICIARIES; count++) {
    const even = evenShares(count);
    expect(accepted(people(even))).toBe(true);
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
  }
  expect(evenShares(3)).toEqual([34, 33, 33]);
});

test.each([
  ['parts of a percent', [{ ...people([1])[0], share: 99.5 }]],
  ['nothing for someone', people([100, 0])],
  ['the same person twice', people([50, 50]).map((one) => ({ ...one, full_name: 'Ana Luz' }))],
  ['a birth to come', [{ ...people([100])[0], birth_day: '2999-01-01' }]],
  [
    'a CURP beside a day that does not exist',
    [{ ...people([100])[0], birth_day: '1993-13-45', curp: 'MOTR930411HJCRMN03' }],
  ],
  ['a CURP of another day', [{ ...people([100])[0], curp: 'MOTR930411HJCRMN03' }]],
])('is refused: %s', (_, list) => {
  expect(accepted(list)).toBe(false);
});

test('a part that is no whole percent says between which numbers it is', () => {
  for (const share of [0, 101, 99.5]) {
    const { error } = beneficiaryList.safeParse({ version: 0, beneficiaries: people([share]) });
    expect(error?.issues.map(({ message }) => message)).toContain(
      'El campo debe ser un número entero entre 1 y 100',
    );
  }
});
