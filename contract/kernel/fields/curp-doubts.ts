import { readCurp, type Sex } from './curp';

/** Words of a name that a CURP leaves out (RENAPO, Instructivo normativo para la asignación de la CURP). */
const particles: readonly string[] = [
  ...['DA', 'DAS', 'DE', 'DEL', 'DER', 'DI', 'DIE', 'DD', 'EL', 'LA', 'LOS', 'LAS', 'LE', 'LES'],
  ...['MAC', 'MC', 'VAN', 'VON', 'Y'],
];
/** First names so common that the next one counts instead, where there is one. */
const passedOver: readonly string[] = ['MARIA', 'MA', 'M', 'JOSE', 'J'];

/** What a CURP may contradict of what its owner says of themselves. */
export const curpDoubtNames = ['name', 'sex', 'birth_day'] as const;
export type CurpDoubt = (typeof curpDoubtNames)[number];

interface Said {
  full_name?: string | null | undefined;
  sex?: Sex | null | undefined;
  birth_day?: string | null | undefined;
}

/** What a CURP contradicts of what was said beside it; nothing of what was not said, or of a CURP that is none. */
export function curpDoubts(curp: string | null | undefined, said: Said): CurpDoubt[] {
  const facts = curp ? readCurp(curp) : null;
  if (!curp || !facts) return [];
  return [
    ...(said.full_name && !fitsName(curp, said.full_name) ? (['name'] as const) : []),
    ...(said.sex && said.sex !== facts.sex ? (['sex'] as const) : []),
    ...(said.birth_day && said.birth_day !== facts.bornOn ? (['birth_day'] as const) : []),
  ];
}

/**
 * Whether the letters of a CURP are those of a name, given names first. Where the surnames begin is not known: one way
 * to read the name so is enough, and a name of one word is not judged.
 */
function fitsName(curp: string, fullName: string): boolean {
  const words = wordsOf(fullName);
  if (words.length < 2) return true;
  for (let at = 1; at < words.length; at += 1) {
    // A second surname that would begin behind the last word is none.
    for (let second = at + 1; second <= words.length; second += 1) {
      const [names, surname] = [words.slice(0, at), words.slice(at, second)];
      if (fits(curp, names, surname, words.slice(second))) return true;
    }
  }
  return false;
}

/** In capitals without accents; Ñ is written X. An apostrophe stands inside of a word, all else between two. */
function wordsOf(text: string): string[] {
  return text
    .toLocaleUpperCase('es-MX')
    .normalize('NFC')
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^A-Z]+/)
    .filter(Boolean);
}

const headOf = (words: readonly string[]) => words.find((word) => !particles.includes(word));

/** The given name that counts. */
function givenOf(words: readonly string[]) {
  const [first, second] = words.filter((word) => !particles.includes(word));
  return first && second && passedOver.includes(first) ? second : first;
}

const inner = (word: string | undefined, letters: RegExp) =>
  (word && letters.exec(word.slice(1))?.[0]) ?? 'X';

function fits(
  curp: string,
  names: readonly string[],
  surname: readonly string[],
  secondSurname: readonly string[],
): boolean {
  const [given, first, second] = [givenOf(names), headOf(surname), headOf(secondSurname)];
  if (!given || !first || (secondSurname.length > 0 && !second)) return false;
  const consonants = [first, second, given].map((word) => inner(word, /[^AEIOU]/)).join('');
  return (
    curp.startsWith(first.charAt(0)) &&
    // X hides the vowel of a word that would offend.
    [inner(first, /[AEIOU]/), 'X'].includes(curp.charAt(1)) &&
    curp.charAt(2) === (second?.charAt(0) ?? 'X') &&
    curp.charAt(3) === given.charAt(0) &&
    curp.slice(13, 16) === consonants
  );
}
