import type { Encoding } from '../text-decoder';

/** As much of a file as tells UTF-16 without a mark by the zeros of its Latin letters. */
const ENCODING_HEAD = 4096;

const OLD_BOOK = 'd0cf11e0';
/** How a workbook with a password is called inside, in UTF-16. */
const LOCKED = 'EncryptedPackage';

/** What a file is that only looks like a spreadsheet: a workbook with a password, one of before 2007, or something else. */
export type ForeignKind = 'locked' | 'old' | 'other';

/** @param bytes of a file that `isForeign`, its beginning and its end */
export function foreignKind(bytes: Uint8Array): ForeignKind {
  if (hexOf(bytes) !== OLD_BOOK) return 'other';
  return new TextDecoder('latin1').decode(bytes).includes(Array.from(LOCKED).join('\0'))
    ? 'locked'
    : 'old';
}

/** As much of a file's beginning and end as names what is inside. */
export const FOREIGN_BYTES = 256 * 1024;

const hexOf = (head: Uint8Array) =>
  [...head.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How files begin that are no text, though they are called so: an old workbook (OLE), a PDF, pictures, what is packed. */
const FOREIGN = [OLD_BOOK, '25504446', '89504e47', 'ffd8ff', '1f8b'];

/** Tabulator and the ends of lines; of the other control characters a text has hardly any. */
const WRITTEN_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0d];

/** Of a file's beginning, the most that may be control characters: one of twenty. */
const MOST_CONTROLS = 1 / 20;

/** Whether a file is of another kind than those that hold rows, by its first bytes. */
export function isForeign(head: Uint8Array): boolean {
  const hex = hexOf(head);
  if (FOREIGN.some((beginning) => hex.startsWith(beginning))) return true;
  // In UTF-16 every other byte of a Latin text is zero.
  if (encodingOfHead(head)) return false;
  const controls = head.filter((byte) => byte < 0x20 && !WRITTEN_CONTROLS.includes(byte));
  return controls.length > head.length * MOST_CONTROLS;
}

/** How a text is written as far as its first bytes tell: by its mark, or its zeros. */
export function encodingOfHead(bytes: Uint8Array): Encoding | null {
  const head = bytes.subarray(0, ENCODING_HEAD);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [n, byte] of head.entries()) if (byte === 0) zeros[n % 2] = (zeros[n % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even < most / 10) return 'utf-16le';
  return even > most && odd < most / 10 ? 'utf-16be' : null;
}
