import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { digits, isDigits } from './digits';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';

/** Ranges of the first two digits → state (SEPOMEX). */
const STATES: readonly (readonly [from: number, to: number, state: string])[] = [
  [1, 16, 'Ciudad de México'],
  [20, 20, 'Aguascalientes'],
  [21, 22, 'Baja California'],
  [23, 23, 'Baja California Sur'],
  [24, 24, 'Campeche'],
  [25, 27, 'Coahuila'],
  [28, 28, 'Colima'],
  [29, 30, 'Chiapas'],
  [31, 33, 'Chihuahua'],
  [34, 35, 'Durango'],
  [36, 38, 'Guanajuato'],
  [39, 41, 'Guerrero'],
  [42, 43, 'Hidalgo'],
  [44, 49, 'Jalisco'],
  [50, 57, 'México'],
  [58, 61, 'Michoacán'],
  [62, 62, 'Morelos'],
  [63, 63, 'Nayarit'],
  [64, 67, 'Nuevo León'],
  [68, 71, 'Oaxaca'],
  [72, 75, 'Puebla'],
  [76, 76, 'Querétaro'],
  [77, 77, 'Quintana Roo'],
  [78, 79, 'San Luis Potosí'],
  [80, 82, 'Sinaloa'],
  [83, 85, 'Sonora'],
  [86, 86, 'Tabasco'],
  [87, 89, 'Tamaulipas'],
  [90, 90, 'Tlaxcala'],
  [91, 96, 'Veracruz'],
  [97, 97, 'Yucatán'],
  [98, 99, 'Zacatecas'],
];

/** The 32 states by name, as an address says them. */
export const mexicanStates: readonly string[] = STATES.map(([, , state]) => state).toSorted(
  new Intl.Collator('es').compare,
);

/** State of a postal code, or null when its prefix belongs to none. */
export function stateOfPostalCode(postalCode: string): string | null {
  if (!isDigits(postalCode, 5)) return null;
  const prefix = Number(postalCode.slice(0, 2));
  return STATES.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? null;
}

/** A spreadsheet takes a postal code for a number, and drops the zero that it begins with. */
export const withZero = (written: string): string =>
  cleanIdentifier(written).replace(/^(\d{4})$/, '0$1');

/** A postal code that some state has. */
export const postalCode = digits(5).refine((value) => stateOfPostalCode(value) !== null, {
  error: unlessBlank(said(kernelFields.postalCode.unknown)),
});
