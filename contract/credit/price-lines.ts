import * as z from 'zod';
import { BASIS } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import { type Centavos, centavosFromZero, sumCents, toCentavos } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { divideHalfUp } from '../kernel/fields/rounding';
import { said, t } from '../kernel/words';
import { vatName } from '../locales/es-MX/credit/equipment';
import { equipmentFields } from '../locales/es-MX/credit/equipment-schemas';

/** The dearest unit of a catalogue, in centavos: with the most units, lines and VAT a sum stays a safe integer. */
export const MAX_PRICE_CENTS = 10_000_000_000;
export const MAX_QUANTITY = 9_999;
/** Most lines of one quote. */
export const MOST_LINES = 50;

/** VAT in basis points: in general, in the border regions, and 0 of what is exempt. */
export const vatRates = [1600, 800, 0] as const;
export type VatRate = (typeof vatRates)[number];

export const isVatRate = (rate: number): rate is VatRate => vatRates.some((one) => one === rate);

const badRate = { error: said(equipmentFields.vat) };

export const vatRate = z
  .int({ error: unlessBlank(said(equipmentFields.vat)) })
  .min(0, badRate)
  .max(1600, badRate)
  .refine(isVatRate, badRate);

/** A rate of VAT as people read it. */
export const vatText = (rate: number): string =>
  t(vatName[rate === 1600 ? 'general' : rate === 800 ? 'border' : 'exempt']);

/** What is asked for of a catalogue: a version of an item, how many, and the discount on it in basis points. */
export const lineAsked = z.strictObject({
  version_id: z.uuid({ error: unlessBlank(said(equipmentFields.chooseItem)) }),
  quantity: between(1, MAX_QUANTITY),
  discount_bp: between(0, BASIS),
});
export type LineAsked = z.output<typeof lineAsked>;

export const linesAsked = z
  .array(lineAsked)
  .min(1)
  .max(MOST_LINES, { error: said(equipmentFields.tooManyLines, { most: MOST_LINES }) });

/** A line of a quote, with the words and the price that its item had in that version. */
export const priceLine = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  price_cents: centavosFromZero,
  discount_bp: z.number().int(),
  vat_bp: z.number().int(),
  net_cents: centavosFromZero,
  vat_cents: centavosFromZero,
  total_cents: centavosFromZero,
});
export type PriceLine = z.infer<typeof priceLine>;

interface Priced {
  /** Of one unit, without VAT. */
  price_cents: number;
  quantity: number;
  discount_bp: number;
  vat_bp: number;
}

export interface LineAmounts {
  net_cents: Centavos;
  vat_cents: Centavos;
  total_cents: Centavos;
}

/**
 * What a line comes to, in centavos: price by quantity less the discount, and VAT on that. Discount and VAT are each
 * rounded once, half up, for the line and not for the unit, as in a CFDI.
 */
export function amountsOfLine({ price_cents, quantity, discount_bp, vat_bp }: Priced): LineAmounts {
  const gross = BigInt(price_cents) * BigInt(quantity);
  const net = gross - divideHalfUp(gross * BigInt(discount_bp), BigInt(BASIS));
  const vat = divideHalfUp(net * BigInt(vat_bp), BigInt(BASIS));
  return {
    net_cents: toCentavos(net),
    vat_cents: toCentavos(vat),
    total_cents: toCentavos(net + vat),
  };
}

/** What lines come to together, in centavos. */
export const totalOfLines = (lines: readonly Pick<LineAmounts, 'total_cents'>[]): Centavos =>
  sumCents(lines.map(({ total_cents: total }) => total));

/** Price of one unit with its VAT, in centavos. */
export const priceWithVat = (price_cents: number, vat_bp: number): Centavos =>
  amountsOfLine({ price_cents, vat_bp, quantity: 1, discount_bp: 0 }).total_cents;

/** What of a price is not cost, in basis points of the price; negative below cost. Rounded half up. */
export const marginOf = (price_cents: number, cost_cents: number): number =>
  Number(divideHalfUp(BigInt(price_cents - cost_cents) * BigInt(BASIS), BigInt(price_cents)));
