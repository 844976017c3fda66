import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said, t } from '../words';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';

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

/** A `_cents` field that a person asks for: at least one centavo, at most `MAX_AMOUNT_CENTS`. */
export const amountCents = z
  .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
  .min(1, { error: said(kernelFields.centavos.zero) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

export type ParsedPesos = { ok: true; cents: Centavos } | { ok: false; message: string };

/**
 * Reads an amount of pesos that a person typed: "1234", "1,234.5", "$1,234.56". No signs, exponents,
 * misplaced commas, third decimals, other digits than 0-9, zero, or more than `MAX_AMOUNT_CENTS`.
 */
export function parsePesos(text: string): ParsedPesos {
  const typed = cleanIdentifier(text);
  if (typed === '') return { ok: false, message: t(fieldMessage.required) };
  const match = PESOS.exec(typed);
  if (!match) return { ok: false, message: t(kernelFields.centavos.badExample) };
  const [, whole = '', decimals = ''] = match;
  const cents = BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
  if (cents === 0n) return { ok: false, message: t(kernelFields.centavos.zero) };
  if (cents > BigInt(MAX_AMOUNT_CENTS)) {
    return { ok: false, message: t(kernelFields.shared.amountTooBig) };
  }
  return { ok: true, cents: toCentavos(cents) };
}

/**
 * Sum of amounts.
 * @throws RangeError when it leaves the safe integers.
 */
export function sumCents(amounts: readonly Centavos[]): Centavos {
  return toCentavos(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}
