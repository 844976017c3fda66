import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { passwordChange, sixDigits } from '../../identity/auth';
import { between } from './between';
import { clabe } from './clabe';
import { decimal } from './decimal';
import { digits } from './digits';
import { phone } from './phone';
import { postalCode } from './postal-code';
import { selection } from './selection';
import { udiValue } from './udi';
import { webAddress } from './web-address';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

const REQUIRED = 'El campo es obligatorio';
const BETWEEN = 'El campo debe ser un número entero entre 1 y 5';
const DECIMAL = 'El campo debe llevar punto y hasta 6 decimales, por ejemplo 8.123456';
const URL_RULE = 'El campo debe ser una dirección web válida';
const MOST = 'Elige 2 como máximo';
const exactly = (count: number) => `El campo debe tener ${count} dígitos`;
const few = selection(['a', 'b', 'c'], 2);

describe('rules of section 5', () => {
  it.each([
    [between(1, 5), 1, null],
    [between(1, 5), 5, null],
    [between(1, 5), 0, BETWEEN],
    [between(1, 5), 6, BETWEEN],
    [between(1, 5), 2.5, BETWEEN],
    [between(1, 5), Number.NaN, BETWEEN],
    [between(1, 5), undefined, REQUIRED],
    [between(1, 5), '', REQUIRED],
    [between(1, 5, 'son estrellas'), 0, `${BETWEEN}; son estrellas`],
    [few, [], null],
    [few, ['a', 'c'], null],
    [few, ['a', 'b', 'c'], MOST],
    [few, ['a', 'a'], MOST],
    [sixDigits, '123 456', null],
    [sixDigits, '12345', exactly(6)],
    [sixDigits, '12345a', exactly(6)],
    [sixDigits, '', REQUIRED],
    [clabe, '032-180-000118359719', null],
    [clabe, '03218000011835971', exactly(18)],
    [clabe, undefined, 'El campo es obligatorio'],
    [postalCode, ' 44160 ', null],
    [postalCode, '4416', exactly(5)],
    [postalCode, '４４１６０', exactly(5)],
    [phone, '33 1234 5678', null],
    [phone, '331234567', exactly(10)],
    [phone, '', REQUIRED],
    [udiValue, '8.123456', null],
    [udiValue, '999.9', null],
    [udiValue, '8,123456', DECIMAL],
    [udiValue, '8', DECIMAL],
    [udiValue, '8.1234567', DECIMAL],
    [udiValue, '0.5', DECIMAL],
    [udiValue, '1e2.5', DECIMAL],
    [udiValue, '', REQUIRED],
    [webAddress, 'www.soles.mx', null],
    [webAddress, ' https://soles.mx/obra?n=1 ', null],
    [webAddress, 'soles', URL_RULE],
    [webAddress, 'javascript:alert(1)', URL_RULE],
    [webAddress, 'ftp://soles.mx', URL_RULE],
    [webAddress, 'https://banco.mx@soles.mx', URL_RULE],
  ] as const)('%# says one text', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it.each([
    ['Nopal-Verde-58', null],
    ['Nopal-Verde-59', 'El campo no coincide'],
    ['nopal-verde-58', 'El campo no coincide'],
    ['', REQUIRED],
    [undefined, REQUIRED],
  ])('confirmed: a new password typed again as %s says one text', (confirmation, message) => {
    const change = {
      current_password: 'Tepozán-Claro-83',
      password: 'Nopal-Verde-58',
      confirmation,
    };
    const issues = passwordChange.safeParse(change).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path[0], issue.message])).toEqual(
      message ? [['confirmation', message]] : [],
    );
  });

  it('between takes every whole number of its range and no other', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.integer(), (min, span, value) => {
        const fits = value >= min && value <= min + span;
        return between(min, min + span).safeParse(value).success === fits;
      }),
    );
  });

  it('digits takes every text of so many digits, however it is spaced, and no other', () => {
    const figure = fc.constantFrom(...'0123456789 x');
    fc.assert(
      fc.property(
        fc.array(figure, { maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        (typed, count) => {
          const kept = typed.filter((one) => one !== ' ').join('');
          const fits = kept.length === count && !kept.includes('x');
          const read = digits(count).safeParse(typed.join(''));
          return read.success === fits && (!read.success || read.data === kept);
        },
      ),
    );
  });

  it('decimal takes every number of its range with its decimals, as it was typed', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(9999),
        fc.integer({ min: 1, max: 4 }),
        (whole, part, places) => {
          const text = `${whole}.${part}`;
          const fits = whole >= 1 && whole <= 999 && String(part).length <= places;
          const read = decimal({ least: 1, most: 999, places }).safeParse(text);
          return read.success === fits && (!read.success || read.data === text);
        },
      ),
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
