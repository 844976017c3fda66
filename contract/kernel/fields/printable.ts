import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { t } from '../words';
import { toNfc } from './nfc';

/**
 * What the fonts of our PDFs draw, in composed text: Latin, Greek and Cyrillic letters with their marks, and the usual
 * punctuation. `pdf-document.test.ts` reads each of them back.
 */
const PRINTABLE: readonly (readonly [from: number, to: number])[] = [
  [0x0a, 0x0a],
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x34e],
  [0x350, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3e1],
  [0x3f0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x20a0, 0x20c0],
  [0x2100, 0x215f],
  [0x2212, 0x2212],
];

/** A mark that no letter bears, one above the dot of an i or a j, and more on one letter than a line has room for. */
const WRONG_MARKS =
  /(?<![\p{L}\p{M}])\p{M}|\p{Soft_Dotted}\p{M}?(?![\u0316-\u0319\u031c-\u0320\u0323-\u0333])\p{M}|\p{M}{3}/u;

/** The first sign of a text that our PDFs cannot draw, or undefined. */
export function firstUnprintable(text: string): string | undefined {
  const composed = toNfc(text);
  return Array.from(composed).find((sign) => !isDrawn(sign)) ?? WRONG_MARKS.exec(composed)?.[0];
}

function isDrawn(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return PRINTABLE.some(([from, to]) => code >= from && code <= to);
}

/** Whether our PDFs can draw a text. */
export const isPrintable = (text: string): boolean => firstUnprintable(text) === undefined;

/** The message of a field that is printed in contracts and holds a sign which `isPrintable` refuses. */
export const unprintable = ({ input }: { input?: unknown }): string =>
  t(kernelFields.unprintable, { sign: firstUnprintable(String(input)) ?? '' });
