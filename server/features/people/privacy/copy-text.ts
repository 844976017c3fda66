import { copyFields } from '@contract/locales/es-MX/people/copy-fields';
import { copyOfData } from '@contract/locales/es-MX/people/copy-of-data';
import { texts } from '@server/i18n';
import { valueShown } from './value-names';

/** What parts are called in the file, and what the fields of any of them are. */
const partNames = new Map(Object.entries(texts(copyOfData)));
const fieldNames = new Map(Object.entries(texts(copyFields)));

/** What is not written as a record with fields of its own, as a date. */
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

function showValues(place: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => showValues(place, each));
  if (!isRecord(value)) return valueShown(place, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      fieldNames.get(name) ?? name,
      showValues(`${place}.${name}`, each),
    ]),
  );
}

/** The file with the copy of a person's data: JSON that says in their language what each part, field and code is. */
export const copyText = (parts: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        partNames.get(name) ?? name,
        showValues(name, part),
      ]),
    ),
    null,
    2,
  );
