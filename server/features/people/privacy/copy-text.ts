import { copyFields } from '@contract/locales/es-MX/people/copy-fields';
import { copyOfData } from '@contract/locales/es-MX/people/copy-of-data';
import { texts } from '@server/i18n';

/** What parts are called in the file, and what the fields of any of them are. */
const partNames = new Map(Object.entries(texts(copyOfData)));
const fieldNames = new Map(Object.entries(texts(copyFields)));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const renamed = (record: object, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [names.get(name) ?? name, value]),
  );

/** The file with the copy of a person's data: JSON that says in their language what each part and field is. */
export const copyText = (parts: Record<string, unknown>): string =>
  JSON.stringify(
    renamed(parts, partNames),
    // The file itself comes under no name.
    (name, value: unknown) => (name !== '' && isRecord(value) ? renamed(value, fieldNames) : value),
    2,
  );
