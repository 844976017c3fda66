import { toNfc } from './fields/nfc';

/** Lower case without accents, with ñ kept apart from n: how words are compared. */
export const folded = (text: string): string =>
  toNfc(text)
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    // Before they are put in order, which takes quadratic time in a run of many.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ');
