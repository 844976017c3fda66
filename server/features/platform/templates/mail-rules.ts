import { mailPlaceWords } from '@contract/locales/es-MX/platform/mail-places';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { MOST_OF_A_MAIL, type TemplatePlace } from '@contract/platform/templates';
import { t, texts } from '@server/i18n';
import type { Wording } from '../mails/said';
import {
  filledWith,
  missingPlaceFrom,
  namesIn,
  PLACE,
  type TemplateText,
  wrongPlaceIn,
} from './places';

const words = platformWords.templates;
const written: Readonly<Record<string, string>> = texts(mailPlaceWords);

/** Places that a mail is worth nothing without. */
const needed = new Set(['link', 'code', 'amount', 'reason', 'answer', 'act', 'last4']);

/**
 * Anything that a mail program makes a link of, in whatever letters: addresses come in by their places alone. A name of
 * the network is two words with a full stop between them and no space, or four numbers.
 */
const ADDRESS =
  /:\/\/|\b(?:https?|ftp|mailto|tel|sms):|[\p{L}\p{N}]-*\.(?:\p{L}{2,}|xn--)|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** What is not seen, and other full stops that names of the network may be written with. */
const UNSEEN = /[\p{Cf}\p{M}\u115f\u1160\u2800\u3164]/gu;
const STOPS = /[\u3002\uff0e\uff61\u2024\ufe52]/g;

/** Whether a mail program would make a link of what was typed, also together with what will stand in its places. */
const hasAddress = (text: string): boolean =>
  // A place may be filled with nothing.
  ['', '0'].some((filling) => {
    const whole = text.replace(PLACE, filling).normalize('NFKC');
    return ADDRESS.test(whole.replace(UNSEEN, '').replace(STOPS, '.'));
  });

/** What may follow an address at once: a path of the same host, or the end of a sentence. */
const AFTER_ADDRESS = /^(?:$|[\s/?#]|[.,;:)»”"](?:\s|$))/;

/** Whether what follows the place of an address would be a part of its host: "@" alone sends readers to another. */
const growsAddress = (text: string, places: readonly TemplatePlace[]): boolean => {
  const examples = new Map(places.map(({ name, example }) => [name, example]));
  return [...text.matchAll(PLACE)].some(({ 0: whole, 1: name = '', index }) => {
    const rest = filledWith(text.slice(index + whole.length), examples);
    return /^https?:/.test(examples.get(name) ?? '') && !AFTER_ADDRESS.test(rest);
  });
};

/** How staff write a place of the catalogue's sentence. */
const nameOf = (place: string): string => written[place] ?? place;

/** The catalogue's sentence as staff write it. */
export const shownText = (raw: string): string =>
  raw.replace(PLACE, (_, place: string) => `{{${nameOf(place)}}}`);

/** The places that a mail offers, with what stands in them in the example. */
export function placesOf({ subject, body }: Wording): TemplatePlace[] {
  return Object.entries({ ...subject.values, ...body.values }).map(([place, example]) => ({
    name: nameOf(place),
    required: needed.has(place),
    is_drawn: false,
    example,
  }));
}

/** What is wrong with words for a mail, by field; empty when they may be mailed. */
export function problemsOf(wording: Wording, text: TemplateText): Partial<TemplateText> {
  const places = placesOf(wording);
  const subject = wrongIn(text.subject, places);
  const body =
    (text.body.length > MOST_OF_A_MAIL ? t(words.tooLong, { most: MOST_OF_A_MAIL }) : undefined) ??
    wrongIn(text.body, places) ??
    missingPlaceFrom(`${text.subject} ${text.body}`, places);
  return { ...(subject && { subject }), ...(body && { body }) };
}

function wrongIn(text: string, places: readonly TemplatePlace[]): string | undefined {
  const isWrong = hasAddress(text) || growsAddress(text, places);
  return wrongPlaceIn(text, places) ?? (isWrong ? t(words.address) : undefined);
}

/**
 * A mail in other words, each place filled once: what stands in a place is text, also where it looks like one. Null
 * where the words name a place that the mail has no more, and the product's own hold.
 */
export function fill(
  wording: Wording,
  text: TemplateText,
): { subject: string; text: string } | null {
  const values = new Map(placesOf(wording).map(({ name, example }) => [name, example]));
  if (namesIn(`${text.subject}${text.body}`).some((name) => !values.has(name))) return null;
  // A name with a new line in it begins no header of its own.
  const subject = filledWith(text.subject, values).replace(/\s+/g, ' ').trim();
  return wording.frame(subject, filledWith(text.body, values));
}
