import { toNfc } from './nfc';
import { plain } from './plain';

/** What spreadsheets and links put before a number or an address. */
const BEFORE = /^(?:['’‘´`]|(?:tel|mailto):)\s*/i;

/** Dashes that editors write in place of a hyphen, and the sign of minus. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A whole number as a spreadsheet writes one that has decimals. */
const NO_DECIMALS = /^(\+?\d{4,})\.0+$/;

/** Pasted text as somebody would type it: without signs that nobody sees, with spaces of the keyboard alone. */
export const cleanPasted = (text: string): string =>
  plain(toNfc(text))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s/g, ' ')
    .trim()
    .replace(BEFORE, '');

/**
 * The same of an identifier or an amount (a telephone, an RFC, a CLABE, a postal code), which have hyphens where the text
 * has dashes, and no ".0".
 */
export const cleanIdentifier = (text: string): string =>
  cleanPasted(text).replace(DASHES, '-').replace(NO_DECIMALS, '$1');
