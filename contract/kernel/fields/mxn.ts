import type { Centavos } from './centavos';

/** The sign of what is read by people, as wide as a plus; files and inputs have the hyphen. */
export const MINUS = '−';

/** The amount in pesos with two decimals and no separators, "1234.56": for files and inputs. */
export function centsToDecimal(cents: Centavos): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount of a table of pesos, which names no currency: "12,345.67". */
export const formatInTable = (cents: Centavos): string =>
  centsToDecimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

/** The amount as people read it: "$12,345.67 MXN", "−$5.00 MXN". */
export function formatMxn(cents: Centavos): string {
  const [whole = '', decimals = ''] = centsToDecimal(cents).replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? MINUS : ''}$${grouped}.${decimals} MXN`;
}
