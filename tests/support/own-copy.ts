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

/** What a browser said of itself stays as it said it. */
const ofOthers = new Set<string>([texts(copyFields).device, texts(copyFields).user_agent]);

/** What of such a copy is no word of a person's language: a placeholder, or a code of ours as a name or a value. */
export function codesIn(content: string): string[] {
  const isCode = (said: string) =>
    /\{\w+\}/.test(said) || /^[a-z]+([_-][a-z0-9]+)+$/.test(said) || /^[a-z]{3,30}$/.test(said);
  const below = (place: string, value: unknown): string[] => {
    if (typeof value === 'string') return isCode(value) ? [`${place}: ${value}`] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) => [
      ...(!Array.isArray(value) && isCode(name) ? [`${place}: ${name}`] : []),
      ...(ofOthers.has(name)
        ? []
        : below(Array.isArray(value) ? place : `${place} > ${name}`, each)),
    ]);
  };
  return below('', JSON.parse(content));
}
