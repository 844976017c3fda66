/** More marks on one letter than any script has: composing sorts them, in time that grows with the square of their number. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * The one Unicode form of all text that enters, NFC, in which "ñ" typed on a Mac is the "ñ" of everybody else.
 * What stands on a letter beyond thirty marks is dropped.
 */
export const toNfc = (text: string): string => text.replace(SURPLUS_MARKS, '$1').normalize('NFC');
