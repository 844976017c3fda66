import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

/** Longer than any digits with what people put between them. */
const MOST_TYPED = 40;

/** Whether a text is that many digits and nothing else. */
export const isDigits = (text: string, count: number): boolean =>
  text.length === count && /^[0-9]*$/.test(text);

/** What is said of a field that does not have its digits. */
const notDigits = (count: number) => unlessBlank(said(fieldRule.digits, { count }));

/**
 * Exactly so many digits, kept as text because of leading zeros (section 5: digits exactly N).
 *
 * @param between what people type between them, which is dropped
 */
export function digits(count: number, between: RegExp = /\s/g) {
  return rawText(MOST_TYPED)
    .overwrite((typed) => cleanIdentifier(typed).replace(between, ''))
    .refine((text) => isDigits(text, count), { error: notDigits(count), abort: true });
}
