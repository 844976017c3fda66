import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { between } from './between';
import { selection } from './selection';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

const BETWEEN = 'El campo debe estar entre 1 y 5';
const MOST = 'Elige 2 como máximo';
const few = selection(['a', 'b', 'c'], 2);

describe('rules of section 5', () => {
  it.each([
    [between(1, 5), 1, null],
    [between(1, 5), 5, null],
    [between(1, 5), 0, BETWEEN],
    [between(1, 5), 6, BETWEEN],
    [between(1, 5), 2.5, BETWEEN],
    [between(1, 5), Number.NaN, BETWEEN],
    [between(1, 5), undefined, 'El campo es obligatorio'],
    [between(1, 5), '', 'El campo es obligatorio'],
    [few, [], null],
    [few, ['a', 'c'], null],
    [few, ['a', 'b', 'c'], MOST],
    [few, ['a', 'a'], MOST],
  ] as const)('%# says one text', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('between takes every whole number of its range and no other', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.integer(), (min, span, value) => {
        const fits = value >= min && value <= min + span;
        return between(min, min + span).safeParse(value).success === fits;
      }),
    );
  });

  it('a selection takes different choices up to its limit', () => {
    const all = ['a', 'b', 'c', 'd', 'e'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), fc.nat(5), (chosen, limit) => {
        const fits = chosen.length <= limit && new Set(chosen).size === chosen.length;
        return selection(all, limit).safeParse(chosen).success === fits;
      }),
    );
  });
});
