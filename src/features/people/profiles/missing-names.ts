import { profileField } from '@contract/locales/es-MX/people/profiles';
import type { Profile } from '@contract/people/profiles';
import { t } from '@portal/i18n';

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(profileField).map(([field, key]) => [field, t(key)]),
);

/** What of a part is missing, as its section calls it: a company has no occupation but a business. */
export const missingNames = (fields: readonly string[], kind: Profile['kind'] | undefined) =>
  fields
    .map((field) => (field === 'occupation' && kind === 'legal_entity' ? 'business' : field))
    .map((field) => names.get(field) ?? field)
    .join(', ');
