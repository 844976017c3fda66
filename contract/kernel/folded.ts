/** Lower case without accents, with ñ kept apart from n: how words are compared. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ');
