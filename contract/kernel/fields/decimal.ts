import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';
import { unlessBlank } from './messages';
import { cleanPasted } from './pasted';
import { tidyText } from './text';

/** A number with a point and decimals, kept as the text that was typed, never a float (section 5: decimal). */
export function decimal({ least, most, places }: { least: number; most: number; places: number }) {
  const form = new RegExp(`^\\d{1,${String(most).length}}\\.\\d{1,${places}}$`);
  const example = '8.123456789'.slice(0, 2 + places);
  const error = unlessBlank(said(fieldRule.decimal, { places, example }));
  return tidyText(String(most).length + 1 + places, cleanPasted, error).refine(
    (text) => form.test(text) && Number(text) >= least && Number(text) < most + 1,
    { error },
  );
}
