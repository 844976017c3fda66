import { describe, expect, it } from 'vitest';
import { curpCheckDigit } from './curp';
import { curpDoubts } from './curp-doubts';
import { toDay } from './day';

/** A CURP of 11 April 1993, by its four first letters and its three consonants, with its right check digit. */
function curpOf(initials: string, consonants: string) {
  const first17 = `${initials}930411HJC${consonants}0`;
  return first17 + curpCheckDigit(first17);
}
const doubtsOf = (name: string, initials: string, consonants: string) =>
  curpDoubts(curpOf(initials, consonants), { full_name: name });

describe('a CURP beside the name of its owner', () => {
  it.each([
    ['René Mora Tamez', 'MOTR', 'RMN'],
    ['Juan Carlos Pérez García', 'PEGJ', 'RRN'],
    ['José Luis Pérez García', 'PEGL', 'RRS'],
    ['J. Jesús Pérez García', 'PEGJ', 'RRS'],
    ['José Pérez García', 'PEGJ', 'RRS'],
    ['Ma. del Carmen Ruiz Soto', 'RUSC', 'ZTR'],
    ['María de los Ángeles Peña Núñez', 'PXNA', 'XXN'],
    ['María de los Ángeles Peña Núñez', 'PENA', 'XXN'],
    ['María José Luna Paz', 'LUPJ', 'NZS'],
    ['Ana de la O Ruiz', 'OXRA', 'XZN'],
    ['Ana Ponce de León Vega', 'POVA', 'NGN'],
    ['Rosa Díaz Mc Gregor', 'DIGR', 'ZRS'],
    ['Hans Van der Berg Soto', 'BESH', 'RTN'],
    ['Ñico Ñandú Agüero', 'XAAX', 'NGC'],
    ['Luis García-Luna Soto', 'GASL', 'RTS'],
    ['Lía D’Angelo Paz', 'DAPL', 'NZX'],
    ['Ana Vega', 'VEXA', 'GXN'],
    ['Ana Vázquez Cano', 'VXCA', 'ZNN'],
  ])('is that of %s: %s, %s', (name, initials, consonants) => {
    expect(doubtsOf(name, initials, consonants)).toEqual([]);
  });

  it.each([
    ['another given name', 'Pablo Mora Tamez'],
    ['another surname', 'René Lara Tamez'],
    ['another second surname', 'René Mora Vega'],
    ['a first name that it leaves out', 'Pedro René Mora Tamez'],
    ['no second surname', 'René Mora'],
    ['consonants of another name that begins alike', 'René Mota Tamez'],
  ])('contradicts %s', (_, name) => {
    expect(doubtsOf(name, 'MOTR', 'RMN')).toEqual(['name']);
  });

  it('judges neither one word nor what is no CURP', () => {
    expect(doubtsOf('Cantinflas', 'MOTR', 'RMN')).toEqual([]);
    expect(curpDoubts('MOTR', { full_name: 'Ana Vega Paz' })).toEqual([]);
    expect(curpDoubts(null, { full_name: 'Ana Vega Paz' })).toEqual([]);
  });
});

it('contradicts another sex and another birth, and says nothing of what was not said', () => {
  const curp = curpOf('MOTR', 'RMN');
  expect(curpDoubts(curp, { sex: 'H', birth_day: toDay('1993-04-11') })).toEqual([]);
  expect(curpDoubts(curp, { sex: 'M', birth_day: toDay('1993-04-12') })).toEqual([
    'sex',
    'birth_day',
  ]);
  expect(curpDoubts(curp, {})).toEqual([]);
});
