import { equipment } from '@contract/credit/equipment';
import {
  amountsOfLine,
  lineAsked,
  linesAsked,
  type PriceLine,
  totalOfLines,
} from '@contract/credit/price-lines';
import type { Centavos } from '@contract/kernel/fields/centavos';
import * as z from 'zod';

const { code, name, unit, price } = equipment.show.response.shape;

/** What is shown of an item that was chosen; it is not sent. */
const chosenItem = z.object({
  code,
  name,
  unit,
  price_cents: price.shape.price_cents,
  vat_bp: price.shape.vat_bp,
});
export type ChosenItem = z.infer<typeof chosenItem>;

/** Fields of a form that is quoted by lines. */
export const lineInputs = {
  lines: linesAsked.optional(),
  /** The items of the lines, by version; they stay here. */
  line_items: z.record(z.string(), chosenItem).optional(),
};

const typedLines = z.array(
  z.object({ version_id: z.string(), quantity: z.unknown(), discount_bp: z.unknown() }),
);

/** The lines of a form as they stand, whole or not. */
export const linesTyped = (value: unknown) => typedLines.safeParse(value).data ?? [];

/** The items that were chosen in a form. */
export const itemsChosen = (value: unknown): Record<string, ChosenItem> =>
  lineInputs.line_items.safeParse(value).data ?? {};

/** The lines that are whole, with what each comes to. */
export function pricedLines(lines: unknown, items: unknown): PriceLine[] {
  const chosen = itemsChosen(items);
  return linesTyped(lines).flatMap((typed) => {
    const line = lineAsked.safeParse(typed);
    const item = chosen[typed.version_id];
    if (!line.success || !item) return [];
    const { quantity, discount_bp } = line.data;
    return [
      { ...item, quantity, discount_bp, ...amountsOfLine({ ...item, quantity, discount_bp }) },
    ];
  });
}

/** What the lines of a form come to; null while one of them is not whole, or there are none. */
export function totalTyped(lines: unknown, items: unknown): Centavos | null {
  const priced = pricedLines(lines, items);
  const isWhole = priced.length > 0 && priced.length === linesTyped(lines).length;
  return isWhole ? totalOfLines(priced) : null;
}
