import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said, t } from '../words';
import { type Centavos, toCentavos } from './centavos';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
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
  .int({ error: unlessBlank(said(kernelFields.basisPoints.bad)) })
  .min(0, { error: said(kernelFields.basisPoints.negative) })
  .max(MAX_BASIS_POINTS, { error: said(kernelFields.basisPoints.tooBig) })
  .brand<'BasisPoints'>();

export type ParsedPercent = { ok: true; rate: BasisPoints } | { ok: false; message: string };

/** Reads a percentage that a person typed, with up to two decimals: "18.9", "18.90 %". */
export function parsePercent(text: string): ParsedPercent {
  const typed = cleanIdentifier(text);
  if (typed === '') return { ok: false, message: t(fieldMessage.required) };
  const match = PERCENT.exec(typed);
  const [, whole = '', decimals = ''] = match ?? [];
  const rate = Number(whole + decimals.padEnd(2, '0'));
  if (!match || !isBasisPoints(rate)) {
    return { ok: false, message: t(kernelFields.basisPoints.badExample) };
  }
  return { ok: true, rate };
}

/** `amount · rate`, rounded half-up to the centavo. */
export function applyRate(amount: Centavos, rate: BasisPoints): Centavos {
  return toCentavos(divideHalfUp(BigInt(amount) * BigInt(rate), BigInt(BASIS)));
}
