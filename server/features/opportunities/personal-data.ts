import { birthStates } from '@contract/fields/curp';
import { isRfc, normaliseRfc } from '@contract/fields/rfc';

/** Without accents, in lower case and single spaces, so that no spelling hides a word. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that are part of names and of everyday Spanish: one of them alone names nobody. */
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

/** Whether a word of the name is there that is not an everyday one, or two of the name in a row. */
function holdsName(text: string, { name, place }: Applicant): boolean {
  const own = new Set(wordsOf(name ?? '').filter((word) => word.length >= 3));
  const told = new Set(wordsOf(place));
  const isOwn = (word: string | undefined) =>
    word !== undefined && own.has(word) && !told.has(word);
  return wordsOf(text).some(
    (word, i, all) => isOwn(word) && (!everyday.has(word) || isOwn(all[i + 1])),
  );
}

const RFC = /\b[a-z&]{3,4}[ -]?\d{6}[ -]?[a-z\d]{3}\b/g;
const CURP = /\b[a-z]{4}[ -]?\d{6}[ -]?[hmx][a-z]{5}[ -]?[a-z\d]\d\b/;
/** Ten digits and more, grouped as people group them; commas part amounts. */
const LONG_NUMBER = /\d(?:[ ().\-–/]{0,3}\d){9}/;
/** Said of a credit without a "no" before it. */
const PROMISE =
  /(?<!\b(?:no|ni|nada) (?:[a-z]+ ){0,2})\b(?:garantizad[oa]s?|asegurad[oa]s?|(?:sin|cero|libre de) (?:ningun )?riesgos?|riesgo (?:cero|nulo))\b/;

/** Why investors may not read a text, in Spanish; null when they may. */
export function whyNotTold(text: string, applicant: Applicant): string | null {
  const said = plain(text);
  if (holdsName(text, applicant)) {
    return 'Quita el nombre del solicitante: los inversionistas no lo conocen.';
  }
  if (said.includes('@')) return 'Quita el correo.';
  const rfcs = said.match(RFC) ?? [];
  if (CURP.test(said) || rfcs.some((found) => isRfc(normaliseRfc(found)))) {
    return 'Quita el RFC o la CURP.';
  }
  if (LONG_NUMBER.test(said)) return 'Quita el teléfono o número de cuenta.';
  const promise = PROMISE.exec(said)?.[0];
  return promise ? `Quita «${promise}»: una oferta no promete.` : null;
}
