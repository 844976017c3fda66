import { expect, it } from 'vitest';
import { nest, omitPaths, withoutBlanks } from './values';

it('leaves out what was left empty, at any depth', () => {
  expect(withoutBlanks({ a: '', b: { c: null, d: 0 }, e: [{ f: undefined, g: false }] })).toEqual({
    b: { d: 0 },
    e: [{ g: false }],
  });
});

it('leaves out secrets by dotted path', () => {
  expect(omitPaths({ password: 'x', bank: { clabe: '1', name: 'b' } }, ['password', 'bank.clabe'])).toEqual({
    bank: { name: 'b' },
  });
});

it('nests dotted names', () => {
  expect(nest({ a: 1, 'b.c.d': 2, 'b.c.e': 3, 'b.f': 4 })).toEqual({ a: 1, b: { c: { d: 2, e: 3 }, f: 4 } });
});
