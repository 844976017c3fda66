import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCents, MAX_AMOUNT_CENTS, parsePesos, sumCents, toCentavos } from './centavos';
import { centsToDecimal, formatMxn } from './mxn';
import { divideHalfUp } from './rounding';

const typedAmount = fc.integer({ min: 1, max: MAX_AMOUNT_CENTS }).map(toCentavos);

describe('parsePesos', () => {
  it.each([
    ['1234', 123_400],
    ['1,234.5', 123_450],
    ['$1,234,567.89', 123_456_789],
    [' 0.01 ', 1],
    ['007', 700],
  ])('reads %s', (text, cents) => {
    expect(parsePesos(text)).toEqual({ ok: true, cents });
  });

  it.each([
    '1e3',
    '1,000.005',
    '-1',
    'NaN',
    '0',
    '0.00',
    '١٢٣',
    '１２',
    '1,00',
    '1,0000',
    '.5',
    '5.',
    '1.2.3',
    '10,000,000,000.01',
    '0x10',
    '+1',
    '1 000',
    '',
    'Infinity',
    '$',
    '1,234,56',
    '9'.repeat(400),
  ])('refuses %s', (text) => {
    expect(parsePesos(text).ok).toBe(false);
  });

  it('parses back whatever is formatted', () => {
    fc.assert(
      fc.property(typedAmount, (cents) => {
        expect(parsePesos(centsToDecimal(cents))).toEqual({ ok: true, cents });
        expect(parsePesos(formatMxn(cents).replace(' MXN', ''))).toEqual({ ok: true, cents });
      }),
    );
  });
});

describe('formatMxn', () => {
  it.each([
    [0, '$0.00 MXN'],
    [5, '$0.05 MXN'],
    [-500, '−$5.00 MXN'],
    [99_999, '$999.99 MXN'],
    [1_234_567, '$12,345.67 MXN'],
    [123_456_789_012, '$1,234,567,890.12 MXN'],
  ])('prints %d', (cents, text) => {
    expect(formatMxn(toCentavos(cents))).toBe(text);
  });
});

describe('centavos', () => {
  it('are safe integers only', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => toCentavos(value)).toThrow(RangeError);
    }
    const most = toCentavos(Number.MAX_SAFE_INTEGER);
    expect(() => sumCents([most, toCentavos(1)])).toThrow(RangeError);
  });

  it('asked for in a field are positive integers within the limit', () => {
    for (const value of [0, -1, 1.5, '100', MAX_AMOUNT_CENTS + 1, null]) {
      expect(amountCents.safeParse(value).success).toBe(false);
    }
    expect(amountCents.parse(1)).toBe(1);
  });
});

describe('divideHalfUp', () => {
  it('rounds halves away from zero', () => {
    expect([5n, -5n, 4n, 6n].map((n) => divideHalfUp(n, 10n))).toEqual([1n, -1n, 0n, 1n]);
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });

  it('is never further than half a unit from the quotient', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const error = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
        expect(error <= denominator && error >= -denominator).toBe(true);
      }),
    );
  });
});
