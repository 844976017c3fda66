import { countries } from '@contract/kernel/fields/country';

const names = new Intl.DisplayNames('es-MX', { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Mexico first, then the others as the alphabet has them. */
export const countryOptions = countries
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) =>
    a.value === 'MX' ? -1 : b.value === 'MX' ? 1 : a.label.localeCompare(b.label, 'es-MX'),
  );
