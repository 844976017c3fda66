import { wordFormats } from '@contract/kernel/word-formats';
import { type Key, sentences, type Values } from '@contract/kernel/words';
import { t } from '@server/i18n';

/** A sentence of a mail: its text, and what it is made of, so that staff's own words may take its place. */
export interface Said {
  /** The key of the catalogue's sentence, of the form of a plural that was chosen. */
  key: string;
  /** The sentence as the catalogue has it, each place in it as `{{name}}`. */
  raw: string;
  text: string;
  /** What stands in each of its places, as people read it. */
  values: Readonly<Record<string, string>>;
}

const PLACE = /\{\{(\w+)(?:, (\w+))?\}\}/g;

/** Like `t`, for what a mail says. */
export function say<S extends string>(key: Key<S>, ...values: Values<S>): Said {
  const filled: object = values[0] ?? {};
  const name = String(key);
  const form = Reflect.get(filled, 'count') === 1 ? 'one' : 'other';
  const found = name in sentences ? name : `${name}_${form}`;
  const raw = sentences[found] ?? '';
  return {
    key: found,
    raw: raw.replace(PLACE, '{{$1}}'),
    text: t(key, ...values),
    values: Object.fromEntries(
      [...raw.matchAll(PLACE)].map(([, place = '', format]) => [
        place,
        formatted(Reflect.get(filled, place), format),
      ]),
    ),
  };
}

function formatted(value: unknown, format: string | undefined): string {
  const write: unknown = format && Reflect.get(wordFormats, format);
  return String(typeof write === 'function' ? Reflect.apply(write, undefined, [value]) : value);
}

/** The address that a mail leads to, in a line of its own; staff's words cannot leave it out. */
export const link = (url: string): Said => ({
  key: '',
  raw: '{{link}}',
  text: url,
  values: { link: url },
});

/** Sentences under each other, an empty line for each empty text. */
export function lines(parts: readonly (Said | '')[]): Said {
  const sentencesOf = parts.filter((part) => part !== '');
  const joined = (of: 'raw' | 'text') =>
    parts.map((part) => (part === '' ? '' : part[of])).join('\n');
  return {
    key: sentencesOf.map(({ key }) => key).join('|'),
    raw: joined('raw'),
    text: joined('text'),
    values: Object.assign({}, ...sentencesOf.map(({ values }) => values)),
  };
}

/** What a mail says, and what the house always says around it: greeting, what to do if it was not them, signature. */
export interface Wording {
  subject: Said;
  body: Said;
  frame: (subject: string, body: string) => { subject: string; text: string };
}
