import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

/**
 * The one spelling of an account, be it a CLABE, a card or a phone: its digits, without what people put
 * between them, and a phone without the code of the country.
 */
export function normaliseAccount(text: string): string {
  return cleanIdentifier(text)
    .replace(/[\s.()-]/g, '')
    .replace(/^\+?521?(?=\d{10}$)/, '');
}

/** Account that money left, in its one spelling. */
export const accountNumber = rawText(40)
  .overwrite(normaliseAccount)
  .regex(/^[0-9]{10,18}$/, {
    error: unlessBlank(said(kernelFields.accountNumber.digits)),
  });
