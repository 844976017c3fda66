import * as z from 'zod';
import { fieldMessage, unlessBlank } from './messages';

/** Money: an integer number of centavos of Mexican pesos, negative where a movement takes money away. */
export type Centavos = number & z.$brand<'Centavos'>;

/** Largest amount a person may type: 10,000 million pesos, far under the safe integers. */
export const MAX_AMOUNT_CENTS = 1_000_000_000_000;

const PESOS = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

function isCentavos(value: number): value is Centavos {
  return Number.isSafeInteger(value);
}

/**
 * The only maker of `Centavos`.
 * @throws RangeError when the value is not a safe integer.
 */
export function toCentavos(value: number | bigint): Centavos {
  const cents = Number(value);
  if (!isCentavos(cents)) throw new RangeError('Centavos must be a safe integer');
  return cents;
}

/** A `_cents` field of an answer: any integer amount. */
export const centavos = z.int().brand<'Centavos'>();

/** A `_cents` field that is never negative: balances, paid amounts. */
export const centavosFromZero = z.int().min(0).brand<'Centavos'>();

/** A `_cents` field that somebody asks for: at least one centavo, at most `MAX_AMOUNT_CENTS`. */
export const amountCents = z
  .int({ error: unlessBlank('Escribe un monto válido.') })
  .min(1, { error: 'El monto debe ser mayor que cero.' })
  .max(MAX_AMOUNT_CENTS, { error: 'El monto es demasiado grande.' })
  .brand<'Centavos'>();

export type ParsedPesos = { ok: true; cents: Centavos } | { ok: false; message: string };

/**
 * Reads an amount of pesos that a person typed: "1234", "1,234.5", "$1,234.56". No signs, exponents,
 * misplaced commas, third decimals, other digits than 0-9, zero, or more than `MAX_AMOUNT_CENTS`.
 */
export function parsePesos(text: string): ParsedPesos {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, message: fieldMessage.required };
  const match = PESOS.exec(trimmed);
  if (!match) return { ok: false, message: 'Escribe un monto válido, por ejemplo 1,234.56.' };
  const [, whole = '', decimals = ''] = match;
  const cents = BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
  if (cents === 0n) return { ok: false, message: 'El monto debe ser mayor que cero.' };
  if (cents > BigInt(MAX_AMOUNT_CENTS)) {
    return { ok: false, message: 'El monto es demasiado grande.' };
  }
  return { ok: true, cents: toCentavos(cents) };
}

/** The amount in pesos with two decimals and no separators, "1234.56": for files and inputs. */
export function centsToDecimal(cents: Centavos): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount as people read it: "$12,345.67 MXN", "-$5.00 MXN". */
export function formatMxn(cents: Centavos): string {
  const [whole = '', decimals = ''] = centsToDecimal(cents).replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${decimals} MXN`;
}

/**
 * Sum of amounts.
 * @throws RangeError when it leaves the safe integers.
 */
export function sumCents(amounts: readonly Centavos[]): Centavos {
  return toCentavos(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}
