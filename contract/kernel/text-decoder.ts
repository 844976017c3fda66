/** How the text of a file may be written. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'ibm850',
] as const;
export type Encoding = (typeof encodings)[number];

/** What MS-DOS of western Europe and Latin America writes from 0x80 on: the one encoding that no `TextDecoder` knows. */
const MS_DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Turns bytes into text as they come. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

const msDos: Decoder = {
  decode: (bytes = new Uint8Array()) =>
    Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : MS_DOS.charAt(byte - 0x80),
    ).join(''),
};

export const decoderFor = (encoding: Encoding): Decoder =>
  encoding === 'ibm850' ? msDos : new TextDecoder(encoding);

/** The letters of Spanish beyond ASCII. */
const SPANISH = new Set('áéíóúüñÁÉÍÓÚÜÑ');
const SINGLE = ['windows-1252', 'macintosh', 'ibm850'] as const;
const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/**
 * Which encoding of one byte a sign a text is in, by its Spanish letters that stand within words: that of Windows, unless
 * none of its signs is one there and at least two different ones are in another.
 */
export function likeliestSingleByte(bytes: Uint8Array): Encoding {
  const within = new Set(
    bytes.filter((byte, at) => byte >= 0x80 && isLetter(bytes[at - 1]) && isLetter(bytes[at + 1])),
  );
  const lettersIn = (encoding: Encoding) =>
    Array.from(decoderFor(encoding).decode(Uint8Array.from(within))).filter((sign) =>
      SPANISH.has(sign),
    ).length;
  const [windows, ...others] = SINGLE;
  if (lettersIn(windows) > 0) return windows;
  const [best = windows] = others.toSorted((a, b) => lettersIn(b) - lettersIn(a));
  return lettersIn(best) > 1 ? best : windows;
}

/** Carriage returns that end a line by themselves, and are not those before a line feed. */
const LONE_RETURN = /\r(?!\r?\n)/g;

/** A text whose lines all end in a line feed, though one program after another ended them differently. */
export const withLineFeeds = (text: string): string => text.replace(LONE_RETURN, '\n');
