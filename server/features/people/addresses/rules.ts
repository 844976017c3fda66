import { addressFields } from '@contract/people/addresses';

export type AddressField = keyof typeof addressFields;
export type KeptAddress = { [Field in AddressField]: string | null };

const notNeeded: readonly string[] = ['interior_number', 'references'];

export const missingOfAddress = (kept: KeptAddress): AddressField[] =>
  allAddressFields.filter((field) => kept[field] === null && !notNeeded.includes(field));

const isAddressField = (name: string): name is AddressField => name in addressFields;
export const allAddressFields = Object.keys(addressFields).filter(isAddressField);
