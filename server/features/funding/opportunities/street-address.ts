import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { t } from '@server/i18n';

/** Where an installation is: of it investors read the municipality and the state alone. */
export interface Address {
  street: string;
  neighbourhood: string;
  postalCode: string;
}

const LONG_WAYS =
  'calle|avenida|av|avda|calzada|calz|boulevard|blvd|bulevar|andador|callejon|prolongacion|carretera|periferico';
/** Words of everyday Spanish, too: a way is what has a number after its name. */
const WAYS = `${LONG_WAYS}|c|carr|prol|priv|privada|cerrada|cda|circuito|retorno|camino|paseo|pasaje`;
const NUMBER = String.raw`(?:#|n[o°º]\.?|num\.?|numero|km\.?|ext\.?)`;

const ADDRESS = [
  // A way and its number; what is between them is its name.
  new RegExp(
    String.raw`\b(?:${WAYS})\b\.?(?: (?!con |de \d)[\p{L}.]+){0,5},? ?${NUMBER}? ?#?\d{1,5}\b(?! ?(?:%|anos|dias|meses|personas|empleados))`,
    'u',
  ),
  /\b(?:col\.|colonia|fracc\.?|fraccionamiento) ?(?!(?:que|donde|y|con|en|popular|residencial)\b)\p{L}/u,
  /\b(?:manzana|mza?|lote|lt)\.? ?#?\d/,
  /\bc\.? ?p\.?:? ?\d{5}\b/,
  /\bcodigo postal:? ?\d/,
  /#\s?\d/,
  /\b(?:num\.|no\.|nro\.|n[°º]|numero (?:exterior|interior|ext|int)\.?) ?\d/,
  /\bdomicilio (?:en|particular|conocido)\b/,
];

/** A way and what follows it: with a capital it is its name, "en la calle y en línea" names none. */
const WAY_AND_NEXT = new RegExp(String.raw`(?<!\p{L})(?:${LONG_WAYS})\.? (?<next>\p{L})`, 'giu');

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ');

const plain = (text: string) => withoutAccents(text).toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const waysAndNumbers = new Set([...WAYS.split('|'), 'no', 'num', 'numero', 'ext', 'exterior']);

/** The words of a street without those that any street has. */
const ownWords = (street: string) => wordsOf(street).filter((word) => !waysAndNumbers.has(word));

const holds = (text: readonly string[], some: readonly string[]) =>
  some.length > 0 && ` ${text.join(' ')} `.includes(` ${some.join(' ')} `);

/** A name of one word is easily another thing; of two, it is theirs, unless the offer shows it anyway. */
function holdsStored(text: string, { street, neighbourhood, postalCode }: Address, place: string) {
  const written = ownWords(text);
  const ofPlace = wordsOf(place);
  const [own, area] = [ownWords(street), wordsOf(neighbourhood)];
  const names = [own.filter((word) => !/\d/.test(word)), area].filter(
    (words) => words.length > 1 && !holds(ofPlace, words),
  );
  const whole = own.length > 1 && !holds(ofPlace, own) ? [own] : [];
  return (
    [...names, ...whole].some((words) => holds(written, words)) ||
    wordsOf(text).includes(postalCode)
  );
}

const DIGIT = /\d/;

const WHY = t(fundingWords.opportunities.streetAddress.address);

interface Known {
  addresses: readonly Address[];
  /** Where the installation is, which investors read anyway. */
  place: string;
  /** The text is a municipality and a state, where any number is one of a street. */
  isPlace: boolean;
}

/** Why investors may not read a text that contains a street address, in Spanish; null when they may. */
export function whyNoAddress(text: string, { addresses, place, isPlace }: Known): string | null {
  const written = plain(text);
  const isAddress =
    ADDRESS.some((pattern) => pattern.test(written)) ||
    hasNamedWay(text) ||
    (isPlace && DIGIT.test(text)) ||
    addresses.some((address) => holdsStored(text, address, place));
  return isAddress ? WHY : null;
}

const hasNamedWay = (text: string) =>
  [...withoutAccents(text).matchAll(WAY_AND_NEXT)].some(({ groups }) =>
    /\p{Lu}/u.test(groups?.next ?? ''),
  );
