import { cleanIdentifier } from '../kernel/fields/pasted';

const DIGITS = 6;

/** The folio of one number of the sequence of projects. */
export const folioOf = (serial: string): string => `SF-${serial.padStart(DIGITS, '0')}`;

const WRITTEN = /^sf[\s-]*(\d{1,6})$/i;

/** The folio that somebody writes otherwise than we do: "sf 1042", "SF1042"; nothing of any other text. */
export function folioWritten(typed: string): string | undefined {
  const serial = WRITTEN.exec(cleanIdentifier(typed))?.[1];
  return serial === undefined ? undefined : folioOf(serial);
}
