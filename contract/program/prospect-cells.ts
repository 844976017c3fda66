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
