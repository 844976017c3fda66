import type { FormatValues } from './word-formats';

declare const sentence: unique symbol;

/** The key of a sentence of the catalogue (`locales/`), for `t`. It is no text, so it cannot be shown by mistake. */
export interface Key<out S extends string = string> {
  readonly [sentence]: S;
}

type PluralSuffix = '_zero' | '_one' | '_other';
type Bare<K> = K extends `${infer Name}${PluralSuffix}` ? Name : K;

/** The keys of a tree of sentences; `rows_one` and `rows_other` are one key, `rows`, which needs a `count`. */
export type Keys<T> = T extends string
  ? Key<T>
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Keys<T[I]> }
    : {
        readonly [K in keyof T as Bare<K>]: K extends `${string}${PluralSuffix}`
          ? T[K] extends string
            ? Key<`${T[K]}{{count, number}}`>
            : never
          : Keys<T[K]>;
      };

type Value<Format> = Format extends keyof FormatValues ? FormatValues[Format] : never;

/** What `{{name}}` and `{{name, format}}` of a sentence ask for. */
type Variables<S extends string> = S extends `${string}{{${infer V}}}${infer Rest}`
  ? (V extends `${infer Name}, ${infer Format}`
      ? { [N in Name]: Value<Format> }
      : { [N in V]: string | number | bigint }) &
      Variables<Rest>
  : unknown;

/** All that any sentence of a union asks for. */
type AllVariables<S extends string> = (
  S extends string
    ? (of: Variables<S>) => void
    : never
) extends (of: infer All) => void
  ? All
  : never;

export type Values<S extends string> =
  unknown extends AllVariables<S> ? [] : [values: AllVariables<S> & object];

/** Every sentence of the parts that this program has loaded, by the text of its key: i18next's resources. */
export const sentences: Record<string, string> = {};

type Translate = (key: string, values: object | undefined) => string;

let translate: Translate = (key) => {
  throw new Error(`No i18next to say ${key}`);
};

/** Gives the contract the program's own i18next; once, at its start. */
export function translateWith(program: Translate): void {
  translate = program;
}

/**
 * A part of the catalogue: it becomes known to the program that imports it, and its sentences are named by the
 * keys that it returns. `part` is unique.
 */
export function words<const T extends object>(part: string, tree: T): Keys<T> {
  // @ts-expect-error The types of keys are made from those of sentences; at run time both are texts in one tree.
  return eachText(tree, keep, part);
}

const bare = (name: string) => name.replace(/_(zero|one|other)$/, '');

function keep(sentence: string, path: string): string {
  sentences[path] = sentence;
  // Spanish has a form of its own for whole millions ("un millón de filas"), which we never write out.
  if (path.endsWith('_other')) sentences[path.replace(/other$/, 'many')] = sentence;
  return bare(path);
}

/** A tree of the same shape with another text at each of its ends; forms of a plural become one. */
function eachText(
  node: unknown,
  change: (text: string, path: string) => string,
  path = '',
): unknown {
  if (typeof node === 'string') return change(node, path);
  if (Array.isArray(node)) return node.map((item, at) => eachText(item, change, `${path}.${at}`));
  return Object.fromEntries(
    Object.entries(node ?? {}).map(([name, inner]) => [
      typeof inner === 'string' ? bare(name) : name,
      eachText(inner, change, `${path}.${name}`),
    ]),
  );
}

/** The text of a sentence: its variables filled in, its plural chosen by `count`. */
export function t<S extends string>(key: Key<S>, ...values: Values<S>): string {
  return translate(String(key), values[0]);
}

/** For the `error` of a schema: the sentence, resolved when it is needed. */
export function said<S extends string>(key: Key<S>, ...values: Values<S>): () => string {
  return () => t(key, ...values);
}

/** A tree of keys as their texts. */
export type Texts<T> = T extends Key ? string : { readonly [K in keyof T]: Texts<T[K]> };

/** All sentences of a group that has no variables, under the same names. */
export function texts<T>(keys: T): Texts<T> {
  // @ts-expect-error A tree of texts has the shape of its tree of keys, which are texts at run time.
  return eachText(keys, (key) => translate(key, undefined));
}
