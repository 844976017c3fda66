import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { bankNames } from './banks';
import { digits, isDigits } from './digits';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';

const WEIGHTS = [3, 7, 1];

/** Spaces and hyphens, which people type between the groups. */
const BETWEEN_GROUPS = /[\s-]/g;

export function normaliseClabe(text: string): string {
  return cleanIdentifier(text).replace(BETWEEN_GROUPS, '');
}

/**
 * Control digit of the first 17 digits of a CLABE: weights 3, 7, 1 repeating, each product modulo 10,
 * `(10 − sum mod 10) mod 10` (Asociación de Bancos de México).
 */
export function clabeCheckDigit(first17: string): number {
  const sum = [...first17].reduce(
    (total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Eighteen digits whose last one is the control digit. Bank and branch codes are not judged. */
export function isClabe(clabe: string): boolean {
  return isDigits(clabe, 18) && clabeCheckDigit(clabe.slice(0, 17)) === Number(clabe[17]);
}

/** Name of the bank of a CLABE, or null when its code is not in the catalogue (warn, don't refuse). */
export function bankOf(clabe: string): string | null {
  return bankNames[clabe.slice(0, 3)] ?? null;
}

/** Bank, branch, account and control digit apart: "032 180 00011835971 9". */
export function formatClabe(clabe: string): string {
  return clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
}

/** A CLABE field, stored as 18 digits. */
export const clabe = digits(18, BETWEEN_GROUPS).refine(isClabe, {
  error: unlessBlank(said(kernelFields.clabe.bad)),
});
