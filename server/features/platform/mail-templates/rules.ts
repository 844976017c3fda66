import { mailPlaceWords } from '@contract/locales/es-MX/platform/mail-places';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { MailPlace } from '@contract/platform/mail-templates';
import { t, texts } from '@server/i18n';
import type { Wording } from '../mails/said';

const words = platformWords.mailTemplates;
const written: Readonly<Record<string, string>> = texts(mailPlaceWords);

/** Places that a mail is worth nothing without. */
const needed = new Set(['link', 'code', 'amount', 'reason', 'answer', 'act', 'last4']);

const PLACE = /\{\{\s*([^{}\s]+)\s*\}\}/g;
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

/** How staff write a place of the catalogue's sentence. */
const nameOf = (place: string): string => written[place] ?? place;

/** The catalogue's sentence as staff write it. */
export const shownText = (raw: string): string =>
  raw.replace(PLACE, (_, place: string) => `{{${nameOf(place)}}}`);

/** The places that a mail offers, with what stands in them in the example. */
export function placesOf({ subject, body }: Wording): MailPlace[] {
  return Object.entries({ ...subject.values, ...body.values }).map(([place, example]) => ({
    name: nameOf(place),
    required: needed.has(place),
    example,
  }));
}

export interface MailText {
  subject: string;
  body: string;
}

/** What is wrong with words for a mail, by field; empty when they may be mailed. */
export function problemsOf(wording: Wording, text: MailText): Partial<MailText> {
  const places = placesOf(wording);
  const subject = wrongIn(text.subject, places);
  const body = wrongIn(text.body, places) ?? missingFrom(text, places);
  return { ...(subject && { subject }), ...(body && { body }) };
}

function wrongIn(text: string, places: readonly MailPlace[]): string | undefined {
  const offered = new Set(places.map(({ name }) => name));
  const unknown = [...text.matchAll(PLACE)].find(([, name = '']) => !offered.has(name));
  if (unknown) return t(words.unknownPlace, { place: unknown[0] });
  const rest = text.replace(PLACE, '');
  if (/[{}]/.test(rest)) return t(words.loneBrace);
  return hasAddress(text) ? t(words.address) : undefined;
}

function missingFrom({ subject, body }: MailText, places: readonly MailPlace[]) {
  const said = new Set([...`${subject} ${body}`.matchAll(PLACE)].map(([, name]) => name));
  const missing = places.find(({ name, required }) => required && !said.has(name));
  return missing && t(words.missingPlace, { place: `{{${missing.name}}}` });
}

/**
 * A mail in other words, each place filled once: what stands in a place is text, also where it looks like one. Null
 * where the words name a place that the mail has no more, and the product's own hold.
 */
export function fill(wording: Wording, text: MailText): { subject: string; text: string } | null {
  const values = new Map(placesOf(wording).map(({ name, example }) => [name, example]));
  const named = [...`${text.subject}${text.body}`.matchAll(PLACE)];
  if (named.some(([, name = '']) => !values.has(name))) return null;
  const filled = (part: string) => part.replace(PLACE, (_, name: string) => values.get(name) ?? '');
  // A name with a new line in it begins no header of its own.
  const subject = filled(text.subject).replace(/\s+/g, ' ').trim();
  return wording.frame(subject, filled(text.body));
}
