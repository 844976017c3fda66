import * as z from 'zod';
import { type Centavos, toCentavos } from './centavos';
import { fieldMessage, unlessBlank } from './messages';
import { divideHalfUp } from './rounding';

/** A rate as hundredths of a percent: 18.9 % is 1890. */
export type BasisPoints = number & z.$brand<'BasisPoints'>;

export const BASIS = 10_000;
/** 1000 %: above any rate the product knows. */
export const MAX_BASIS_POINTS = 100_000;

const PERCENT = /^(\d{1,4})(?:\.(\d{1,2}))? ?%?$/;

function isBasisPoints(value: number): value is BasisPoints {
  return Number.isInteger(value) && value >= 0 && value <= MAX_BASIS_POINTS;
}

/**
 * The only maker of `BasisPoints`.
 * @throws RangeError when the value is not an integer between 0 and `MAX_BASIS_POINTS`.
 */
export function toBasisPoints(value: number): BasisPoints {
  if (!isBasisPoints(value)) throw new RangeError('A rate must be an integer of basis points');
  return value;
}

/** A `_bp` field. */
export const basisPoints = z
  .int({ error: unlessBlank('Escribe un porcentaje válido.') })
  .min(0, { error: 'El porcentaje no puede ser negativo.' })
  .max(MAX_BASIS_POINTS, { error: 'El porcentaje es demasiado grande.' })
  .brand<'BasisPoints'>();

export type ParsedPercent = { ok: true; rate: BasisPoints } | { ok: false; message: string };

/** Reads a percentage that a person typed, with up to two decimals: "18.9", "18.90 %". */
export function parsePercent(text: string): ParsedPercent {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, message: fieldMessage.required };
  const match = PERCENT.exec(trimmed);
  const [, whole = '', decimals = ''] = match ?? [];
  const rate = Number(whole + decimals.padEnd(2, '0'));
  if (!match || !isBasisPoints(rate)) {
    return { ok: false, message: 'Escribe un porcentaje válido, por ejemplo 18.9.' };
  }
  return { ok: true, rate };
}

/** The rate as people read it, without needless zeros: 1890 → "18.9%". */
export function formatPercent(rate: BasisPoints): string {
  const decimals = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(rate / 100)}${decimals ? `.${decimals}` : ''}%`;
}

/** `amount · rate`, rounded half-up to the centavo. */
export function applyRate(amount: Centavos, rate: BasisPoints): Centavos {
  return toCentavos(divideHalfUp(BigInt(amount) * BigInt(rate), BigInt(BASIS)));
}
