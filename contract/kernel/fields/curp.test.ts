import vectors from '@tests/support/vectors.json';
import { describe, expect, it } from 'vitest';
import { curp, curpCheckDigit, readCurp } from './curp';

/** A CURP with its right check digit. */
const closed = (first17: string) => `${first17}${curpCheckDigit(first17)}`;

describe('CURP', () => {
  it.each([...vectors.curp.valid, 'SABC560626MDFLRN01'])('%s is valid', (value) => {
    expect(curp.parse(value.toLowerCase())).toBe(value);
  });

  it.each([
    ...vectors.curp.invalid,
    '',
    'MOTR930411HJCRMN0',
    closed('MOTR931311HJCRMN0'),
    closed('MOTR930411HZZRMN0'),
    closed('MOTR930231HJCRMN0'),
  ])('%s is not', (value) => {
    expect(curp.safeParse(value).success).toBe(false);
  });

  it('reads birth, sex and state, and the century by its 17th character', () => {
    expect(readCurp('MOTR930411HJCRMN03')).toEqual({
      bornOn: '1993-04-11',
      sex: 'H',
      birthState: 'Jalisco',
    });
    expect(readCurp(closed('MOTR050411MNERMNA'))).toEqual({
      bornOn: '2005-04-11',
      sex: 'M',
      birthState: 'Nacido en el extranjero',
    });
  });
});
