import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';

/** What is said of more choices than a field takes (section 5: multi-select), in one text wherever that is found out. */
export const tooManyChosen = (count: number) => said(fieldRule.selection, { count });

/** At most `count` of whatever a field offers, or lets people add; what of a choice that is there twice is the field's to say. */
export const severalOf = <Item extends z.ZodType>(
  item: Item,
  count: number,
  params?: Parameters<typeof z.array>[1],
) => z.array(item, params).max(count, { error: tooManyChosen(count) });

/** Some of several choices, each once and at most `count` of them. */
export function selection<const Value extends string>(values: readonly Value[], count: number) {
  return severalOf(z.enum(values), count).refine(
    (chosen) => new Set(chosen).size === chosen.length,
    { error: tooManyChosen(count) },
  );
}
