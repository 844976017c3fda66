import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { dateExists } from './calendar-date';
import { type Day, toDay } from './day';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

const CURP =
  /^[A-Z][AEIOUX][A-Z]{2}(\d{2})(\d{2})(\d{2})([HMX])([A-Z]{2})[B-DF-HJ-NP-TV-Z]{3}([A-Z\d])\d$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** State of birth by the CURP's two letters; NE is born abroad. */
export const birthStates: Readonly<Record<string, string>> = {
  AS: 'Aguascalientes',
  BC: 'Baja California',
  BS: 'Baja California Sur',
  CC: 'Campeche',
  CL: 'Coahuila',
  CM: 'Colima',
  CS: 'Chiapas',
  CH: 'Chihuahua',
  DF: 'Ciudad de México',
  DG: 'Durango',
  GT: 'Guanajuato',
  GR: 'Guerrero',
  HG: 'Hidalgo',
  JC: 'Jalisco',
  MC: 'México',
  MN: 'Michoacán',
  MS: 'Morelos',
  NT: 'Nayarit',
  NL: 'Nuevo León',
  OC: 'Oaxaca',
  PL: 'Puebla',
  QT: 'Querétaro',
  QR: 'Quintana Roo',
  SP: 'San Luis Potosí',
  SL: 'Sinaloa',
  SR: 'Sonora',
  TC: 'Tabasco',
  TS: 'Tamaulipas',
  TL: 'Tlaxcala',
  VZ: 'Veracruz',
  YN: 'Yucatán',
  ZS: 'Zacatecas',
  NE: 'Nacido en el extranjero',
};

/** As in the CURP. */
export const sexes = ['M', 'H', 'X'] as const;
export type Sex = (typeof sexes)[number];

export interface CurpFacts {
  bornOn: Day;
  sex: Sex;
  birthState: string;
}

/** Upper case without spaces or hyphens. */
export function normaliseCurp(text: string): string {
  return cleanIdentifier(text).replace(/[\s-]/g, '').toUpperCase();
}

/** Check digit of the first 17 characters: Σ index·(18 − i), `(10 − S mod 10) mod 10` (RENAPO). */
export function curpCheckDigit(first17: string): number {
  const sum = [...first17].reduce(
    (total, character, i) => total + ALPHABET.indexOf(character) * (18 - i),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/**
 * Birth date, sex and state of birth that a valid CURP contains, or null when it is not valid. The 17th
 * character decides the century: a digit for births until 1999, a letter from 2000.
 */
export function readCurp(curp: string): CurpFacts | null {
  const match = CURP.exec(curp);
  if (!match) return null;
  const [, yy = '', mm = '', dd = '', sex = '', state = '', century = ''] = match;
  const birthState = birthStates[state];
  const year = (/\d/.test(century) ? 1900 : 2000) + Number(yy);
  if (!birthState || !dateExists(year, Number(mm), Number(dd))) return null;
  if (curpCheckDigit(curp.slice(0, 17)) !== Number(curp[17])) return null;
  return {
    bornOn: toDay(`${year}-${mm}-${dd}`),
    sex: sex === 'H' ? 'H' : sex === 'M' ? 'M' : 'X',
    birthState,
  };
}

/** A CURP field, stored in upper case. */
export const curp = rawText(40)
  .overwrite(normaliseCurp)
  .refine((value) => readCurp(value) !== null, { error: unlessBlank(said(kernelFields.curp.bad)) });
