import { email } from '../kernel/fields/email';
import { postalCode } from '../kernel/fields/postal-code';
import { rfc } from '../kernel/fields/rfc';
import { prospectInput } from './prospects';

const { shape } = prospectInput;

/** The fields that a file gives of a prospect, in the order of the template. */
export const batchFields = [
  'business_name',
  'contact_name',
  'phone',
  'email',
  'municipality',
  'state',
  'zone',
  'rfc',
  'postal_code',
] as const;
export type BatchField = (typeof batchFields)[number];

/** Fields that a file may have no column for; the zone then comes from the municipality. */
export const optionalFields: readonly BatchField[] = ['email', 'zone', 'rfc', 'postal_code'];

/** Fields that a file writes over those of a prospect that is there; where one has nothing, what was there stays. */
export const writtenFields = [
  'business_name',
  'contact_name',
  'phone',
  'email',
  'municipality',
  'state',
  'rfc',
  'postal_code',
] as const satisfies BatchField[];

/** By what a row is known to be one that is there already, the surest first. */
export const matchKeys = ['phone', 'rfc', 'email', 'name'] as const;
export type MatchKey = (typeof matchKeys)[number];

/** What each cell that is not empty may be: the rules of the form, and nothing besides. The zone's name is looked up in the catalogue. */
export const cellRules = {
  business_name: shape.business_name,
  contact_name: shape.contact_name,
  phone: shape.phone,
  email,
  municipality: shape.municipality,
  state: shape.state,
  rfc,
  postal_code: postalCode,
} as const;

/** A long number as a spreadsheet abbreviates it, "3.312345601E+09". */
const SCIENTIFIC = /^(\d)[.,]?(\d*)[eE]\+?(\d{1,2})$/;
/** Fields whose cells have no blanks. */
const codes: readonly BatchField[] = ['phone', 'rfc', 'postal_code', 'email'];

/** No right cell is longer; what looks for the end of one takes the square of its length. */
const LONGEST_REPAIRED = 254;

/**
 * A refused cell without what a spreadsheet or a program added: an apostrophe before it, quotes around it, blanks, the
 * ".0" of a number, the exponent of one that lost no digit. Null where that does not make it right.
 */
export function repairCell(field: BatchField, cell: string): string | null {
  if (field === 'zone' || cell.length > LONGEST_REPAIRED) return null;
  const mended = codes.includes(field) ? bareCode(cell) : bareText(cell);
  return mended !== cell && cellRules[field].safeParse(mended).success ? mended : null;
}

const bareText = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^['‘’´`"]+ ?/, '')
    .replace(/ ?['’"]+$/, '');

function bareCode(cell: string): string {
  const code = bareText(cell)
    .replace(/ /g, '')
    .replace(/^(\d+)[.,]0+$/, '$1');
  const [, first = '', rest = '', exponent] = SCIENTIFIC.exec(code) ?? [];
  return exponent !== undefined && rest.length === Number(exponent) ? first + rest : code;
}
