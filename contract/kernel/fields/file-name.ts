import { toNfc } from './nfc';
import { plain } from './plain';

/** Characters of a file's name that are kept. */
export const LONGEST_FILE_NAME = 200;

/**
 * The name of a file that arrives, as others may read it: in one line, without signs that turn text around, and of
 * at most `LONGEST_FILE_NAME` characters, its extension among them. Empty when nothing readable is left.
 */
export function receivedName(sent: string): string {
  // Browsers send a quotation mark as its code.
  const name = Array.from(plain(toNfc(sent)).replaceAll('%22', '"').replace(/\s+/g, ' ').trim());
  if (name.length <= LONGEST_FILE_NAME) return name.join('');
  const ending = /\.\w{1,10}$/.exec(name.slice(-11).join(''))?.[0] ?? '';
  return name.slice(0, LONGEST_FILE_NAME - ending.length).join('') + ending;
}
