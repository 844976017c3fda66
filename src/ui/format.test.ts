import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClabe,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatPlainMoney,
  parseHundredths,
} from './format';

describe('format', () => {
  it('writes money', () => {
    expect(formatMoney(123456)).toBe('$1,234.56');
    expect(formatMoney(-500)).toBe('−$5.00');
    expect(formatPlainMoney(-500)).toBe('−5.00');
    expect(formatPlainMoney(1000000)).toBe('10,000.00');
  });

  it('writes rates and quantities', () => {
    expect(formatPercent(1890)).toBe('18.9%');
    expect(formatPercent(1600)).toBe('16%');
    expect(formatNumber(12345.678)).toBe('12,345.68');
    expect(formatNumber(-3)).toBe('−3');
    expect(formatPercent(-150)).toBe('−1.5%');
  });

  it('writes days without shifting them, and instants in Mexico City', () => {
    expect(formatDate('2026-11-20')).toBe('20/11/2026');
    expect(formatDate('2026-11-20', 'long')).toBe('20 de noviembre de 2026');
    expect(formatDate('2026-11-21T03:00:00Z')).toBe('20/11/2026');
    expect(formatDateTime('2026-11-21T06:05:00Z')).toBe('21/11/2026, 00:05');
    // The day before in Tijuana.
    expect(formatDeadline('2026-11-21T06:05:00Z')).toBe(
      '21/11/2026, 00:05 (hora de la Ciudad de México)',
    );
  });

  it('groups telephones and CLABEs', () => {
    expect(formatPhone('3312345678')).toBe('33 1234 5678');
    expect(formatPhone('4431234567')).toBe('443 123 4567');
    expect(formatPhone('+524431234567')).toBe('443 123 4567');
    expect(formatPhone('+15551234567')).toBe('+15551234567');
    expect(formatPhone('123')).toBe('123');
    expect(formatClabe('032180000118359719')).toBe('032 180 00011835971 9');
  });
});

describe('parseHundredths', () => {
  it.each([
    ['1,234.56', 123456],
    ['$ 5,000', 500000],
    ['18.9 %', 1890],
    ['.5', 50],
    ['0.07', 7],
    ['-5', -500],
    ['-0', 0],
  ])('reads %s', (text, value) => {
    expect(parseHundredths(text)).toBe(value);
  });

  it.each(['', '-', '.', '1.234', '1,23', '12e3', 'diez', '1..2', '9'.repeat(17)])(
    'refuses "%s"',
    (text) => {
      expect(parseHundredths(text)).toBeUndefined();
    },
  );

  it('reads back every amount that the portal writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (centavos) => {
        expect(parseHundredths(formatMoney(centavos))).toBe(centavos);
        expect(parseHundredths(formatPlainMoney(centavos))).toBe(centavos);
      }),
    );
  });
});
