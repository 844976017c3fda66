import { texts } from '@contract/kernel/words';
import { copyFields } from '@contract/locales/es-MX/people/copy-fields';
import { copyOfData } from '@contract/locales/es-MX/people/copy-of-data';

const backwards = (names: object) =>
  new Map(Object.entries(names).map(([name, spanish]) => [String(spanish), name]));
const parts = backwards(texts(copyOfData));
const fields = backwards(texts(copyFields));

/** The copy of a person's data as it was before its names were put into their language. */
export function readCopy(content: string): Record<string, unknown> {
  const read = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(value)) return value.map((each) => read(each, names));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [names.get(name) ?? name, read(each, fields)]),
    );
  };
  const copy: object = JSON.parse(content);
  return Object.fromEntries(
    Object.entries(copy).map(([name, part]) => [parts.get(name) ?? name, read(part, fields)]),
  );
}
