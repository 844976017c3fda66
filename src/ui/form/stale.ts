import type { ShownFields } from './field-registry';
import { sameValues } from './values';

export type Kept = Readonly<Record<string, unknown>>;

/** A field whose value here is not the one that was saved meanwhile. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  saved: string;
}

function at(values: Kept, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      values,
    );
}

/** A form's own question, as a confirmation, is no part of what is kept. */
const isIn = (name: string, values: Kept) => (name.split('.')[0] ?? name) in values;

/** What differs among the shown fields, in the order in which they stand in the form. */
export function differencesOf(fields: ShownFields, mine: Kept, saved: Kept): Difference[] {
  return [...fields].flatMap(([name, { told }]) => {
    const [own, kept] = [at(mine, name), at(saved, name)];
    if (!isIn(name, saved) || sameValues({ own }, { own: kept })) return [];
    const { label, say } = told.current;
    return [{ name, label: label || name, mine: say(own), saved: say(kept) }];
  });
}

/** What was saved, of the values that the form holds and does not show: its version among them. */
export function unshownOf(fields: ShownFields, values: Kept, saved: Kept): Kept {
  const shown = new Set([...fields.keys()].map((name) => name.split('.')[0]));
  return pick(saved, (key) => key in values && !shown.has(key));
}

/** What was saved, of the values that the form holds. */
export const heldOf = (values: Kept, saved: Kept): Kept => pick(saved, (key) => key in values);

/** The values of a form that are others than those that are saved. */
export const typedSince = (values: Kept, saved: Kept): Kept =>
  pick(values, (key) => !sameValues({ value: values[key] }, { value: saved[key] }));

const pick = (values: Kept, wanted: (key: string) => boolean): Kept =>
  Object.fromEntries(Object.entries(values).filter(([key]) => wanted(key)));

/** The version of the record that a form's values were read with. */
export function versionIn(values: object): number | undefined {
  const version: unknown = Reflect.get(values, 'version');
  return typeof version === 'number' ? version : undefined;
}
