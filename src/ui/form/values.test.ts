import { expect, it } from 'vitest';
import { nest, omitPaths, sameValues, withoutBlanks } from './values';

it('leaves out what was left empty, at any depth', () => {
  expect(withoutBlanks({ a: '', b: { c: null, d: 0 }, e: [{ f: undefined, g: false }] })).toEqual({
    b: { d: 0 },
    e: [{ g: false }],
  });
});

it('leaves out secrets by dotted path', () => {
  expect(
    omitPaths({ password: 'x', bank: { clabe: '1', name: 'b' } }, ['password', 'bank.clabe']),
  ).toEqual({
    bank: { name: 'b' },
  });
});

it('nests dotted names', () => {
  expect(nest({ a: 1, 'b.c.d': 2, 'b.c.e': 3, 'b.f': 4 })).toEqual({
    a: 1,
    b: { c: { d: 2, e: 3 }, f: 4 },
  });
});

it.each<[unknown, unknown, boolean]>([
  [{ a: '' }, {}, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2, c: null }] }, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: ['x'] }, { a: ['x', 'y'] }, false],
  [{ a: false }, {}, false],
])('compares %j with %j', (one, other, same) => {
  expect(sameValues(one, other)).toBe(same);
});
