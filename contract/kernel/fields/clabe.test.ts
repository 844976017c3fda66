import vectors from '@tests/support/vectors.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOf, clabe, clabeCheckDigit, formatClabe, isClabe } from './clabe';

const valid = fc
  .stringMatching(/^[0-9]{17}$/)
  .map((first17) => `${first17}${clabeCheckDigit(first17)}`);

describe('CLABE', () => {
  it.each(vectors.clabe.valid)('%s is valid', (value) => {
    expect(clabe.parse(value)).toBe(value);
  });

  it.each([...vectors.clabe.invalid, '', '03218000011835971a', '٠٣٢١٨٠٠٠٠١١٨٣٥٩٧١٩'])(
    '%s is not',
    (value) => {
      expect(clabe.safeParse(value).success).toBe(false);
    },
  );

  it('may be typed in groups', () => {
    expect(clabe.parse('032 180 00011835971-9')).toBe('032180000118359719');
  });

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(valid, fc.nat(17), fc.integer({ min: 1, max: 9 }), (value, place, shift) => {
        const digit = (Number(value[place]) + shift) % 10;
        expect(isClabe(value)).toBe(true);
        expect(isClabe(value.slice(0, place) + digit + value.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('knows its bank and its groups', () => {
    expect(bankOf('012180026050783858')).toBe('BBVA');
    expect(bankOf('999180026050783858')).toBeNull();
    expect(formatClabe('032180000118359719')).toBe('032 180 00011835971 9');
  });
});
