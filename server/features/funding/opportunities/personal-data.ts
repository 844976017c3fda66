import { birthStates } from '@contract/kernel/fields/curp';
import { isRfc, normaliseRfc } from '@contract/kernel/fields/rfc';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { t } from '@server/i18n';

/** Digits of any script as ours: those of one stand in a row, from zero on. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Without accents, in lower case, single spaces and our digits, so that no spelling hides a word. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/\s+/g, ' ')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that are part of names and of everyday Spanish: one of them alone names no person. */
const everyday = new Set(
  wordsOf(
    `del los las san santa santo ángel blanco bravo campo campos casa casas castillo cielo cortés cruz
    delgado domingo esperanza estrella flores fuente fuentes gloria guadalupe guerra herrero iglesias jesús
    lago lagos león luna luz mar mercado mercedes mesa monte montes moreno nieves palacios parra paz peña
    pilar pino prado ramos rey reyes rico río ríos roble rojas rosa rosas salas salud sierra sol soledad
    torre torres valle vega victoria villa mayor juárez zapata madero ${Object.values(birthStates).join(' ')}`,
  ),
);

interface Applicant {
  /** Null of a company, which is known by its name. */
  name: string | null;
  /** Where the installation is, which investors read anyway. */
  place: string;
}

/** Letters that stand alone, at least four in a row, as who spells a word out writes them. */
const SPELT = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}])){3,}/gu;

/** Shorter ones turn up by chance where two words meet. */
const LONG_ENOUGH = 8;

/**
 * Whether a word of the name is there that is not an everyday one, or two of the name in a row; also
 * written as one, spelt out or broken up.
 */
function holdsName(text: string, { name, place }: Applicant): boolean {
  const ofPlace = new Set(wordsOf(place));
  const own = wordsOf(name ?? '').filter((word) => word.length >= 3 && !ofPlace.has(word));
  const written = wordsOf(text);
  const spelt = (plain(text).match(SPELT) ?? []).map((letters) => wordsOf(letters).join(''));
  const named = own.some(
    (word) =>
      !everyday.has(word) &&
      (written.includes(word) || spelt.some((letters) => letters.includes(word))),
  );
  const joined = written.join('');
  return (
    named ||
    written.some((word, i) => own.includes(word) && own.includes(written[i + 1] ?? '')) ||
    pairsOf(own).some(
      (pair) => written.includes(pair) || (pair.length >= LONG_ENOUGH && joined.includes(pair)),
    )
  );
}

const pairsOf = (words: readonly string[]) =>
  words.flatMap((a, i) => words.filter((_, j) => j !== i).map((b) => a + b));

const RFC = /\b[a-z&]{3,4}[ -]?\d{6}[ -]?[a-z\d]{3}\b/g;
const CURP = /\b[a-z]{4}[ -]?\d{6}[ -]?[hmx][a-z]{5}[ -]?[a-z\d]\d\b/;
/** An amount, whose commas part thousands. */
const AMOUNT = /(?<![\d,])\d{1,3}(?:,\d{3})+(?!,?\d)/g;
/** Ten digits and more, with any separators; a comma and a space part the members of a list. */
const LONG_NUMBER = /\d(?:(?:[^\p{L}\p{N},$%]|,(?! )){0,3}\d){9}/u;
/** A mail address, also one spelt out in words; an arroba of coffee is none. */
const MAIL = /@|\barroba\b(?! de\b)|[([]at[)\]]|\bpunto (?:com|mx|net|org)\b/;
const LINK =
  /:\/\/|\bwww\.|\b(?:wa|t)\.me\b|\.me\/|[a-z\d]\.(?:com|mx|net|org|info|app|io|ly|link|site|online|store|shop)\b/;
/** Terms about a credit, without a "no" before them. */
const PROMISE = new RegExp(
  `(?<!\\b(?:no|ni|nada|ningun|ninguna) (?:[a-z]+ ){0,2})\\b(?:${[
    'garantizad[oa]s?',
    'asegurad[oa]s?',
    '(?:sin|cero|libre de) (?:ningun )?riesgos?',
    'riesgo (?:cero|nulo)',
    '(?:100 ?%|(?:100|cien) por ciento) segur[oa]s?',
    '(?:rendimientos?|retornos?|ganancias?|utilidad|utilidades|inversion|dinero) segur[oa]s?(?! (?:de|contra)\\b)',
    'nunca (?:se )?pierde[ns]?',
  ].join('|')})\\b`,
);

/** Why investors may not read a text, in Spanish; null when they may. */
export function whyNotPublishable(text: string, applicant: Applicant): string | null {
  const written = plain(text);
  if (holdsName(text, applicant)) {
    return t(fundingWords.opportunities.personalData.name);
  }
  if (MAIL.test(written)) return t(fundingWords.opportunities.personalData.mail);
  if (LINK.test(written)) return t(fundingWords.opportunities.personalData.web);
  const rfcs = written.match(RFC) ?? [];
  if (CURP.test(written) || rfcs.some((found) => isRfc(normaliseRfc(found)))) {
    return t(fundingWords.opportunities.personalData.taxId);
  }
  if (LONG_NUMBER.test(written.replace(AMOUNT, '$')))
    return t(fundingWords.opportunities.personalData.phone);
  const promise = PROMISE.exec(written)?.[0];
  return promise ? t(fundingWords.opportunities.personalData.promise, { words: promise }) : null;
}
