import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { type Key, t } from '../words';
import { dateExists } from './calendar-date';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-V1-9])([0-9A-Z])([0-9A])$/;
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The SAT's generic RFCs: public in general, and foreigners. They break the check-digit rule. */
export const GENERIC_RFCS: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

/** An RFC by which somebody is known; null of none, and of a generic one, which many have. */
export const ownRfc = (rfc: string | null): string | null =>
  rfc !== null && GENERIC_RFCS.includes(rfc) ? null : rfc;

/** Upper case without spaces or hyphens. */
export function normaliseRfc(text: string): string {
  return cleanIdentifier(text).replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Letters, a real date (of 19xx or 20xx, since the year has two digits) and homoclave: 13 characters
 * for a person, 12 for a legal entity. The check digit is not part of it; generic RFCs count as RFCs.
 */
export function isRfc(rfc: string): boolean {
  if (GENERIC_RFCS.includes(rfc)) return true;
  const match = RFC.exec(rfc);
  if (!match) return false;
  const [year, month, day] = [Number(match[2]), Number(match[3]), Number(match[4])];
  return dateExists(1900 + year, month, day) || dateExists(2000 + year, month, day);
}

/** Check character of an RFC without its last one (11 or 12 characters), by the SAT's table modulo 11. */
export function rfcCheckDigit(body: string): string {
  const sum = [...body.padStart(12, ' ')].reduce(
    (total, character, i) => total + VALUES.indexOf(character) * (13 - i),
    0,
  );
  const remainder = sum % 11;
  if (remainder === 0) return '0';
  return remainder === 1 ? 'A' : String(11 - remainder);
}

/**
 * What deserves a second look in a well-formed RFC: null, or a text that the person may confirm.
 * A wrong check digit is no refusal, because the SAT has issued RFCs that break the rule.
 */
export function rfcWarning(rfc: string): string | null {
  if (GENERIC_RFCS.includes(rfc) || rfc.at(-1) === rfcCheckDigit(rfc.slice(0, -1))) return null;
  return t(kernelFields.rfc.checkDigit);
}

/** Whether a person's RFC and CURP begin with the same ten characters, as they nearly always do. */
export function rfcMatchesCurp(rfc: string, curp: string): boolean {
  return rfc.slice(0, 10) === curp.slice(0, 10);
}

/** @param otherLength what is said of one of another length */
function rfcField(length: (characters: number) => boolean, otherLength: Key) {
  const fits = (value: unknown) => length(String(value).length);
  return rawText(40)
    .overwrite(normaliseRfc)
    .refine((value) => fits(value) && isRfc(value), {
      error: unlessBlank((value) => t(fits(value) ? kernelFields.rfc.bad : otherLength)),
    });
}

/** An RFC of a person or a legal entity. */
export const rfc = rfcField((n) => n === 12 || n === 13, kernelFields.rfc.bad);
/** An RFC of an individual: 13 characters. */
export const individualRfc = rfcField((n) => n === 13, kernelFields.rfc.individual);
/** An RFC of a legal entity: 12 characters. */
export const legalEntityRfc = rfcField((n) => n === 12, kernelFields.rfc.legalEntity);
