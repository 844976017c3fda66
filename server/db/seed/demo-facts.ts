import { curpCheckDigit } from '@contract/kernel/fields/curp';
import { type Day, toDay } from '@contract/kernel/fields/day';
import { rfcCheckDigit } from '@contract/kernel/fields/rfc';
import type { BusinessSector } from '@contract/people/about-you';
import { searchText } from '../search-text';
import { Dice } from './random';
import { type Place, phoneOf, places } from './scale-words';

/** Who a made-up person is, besides their name. */
export interface Facts {
  sex: 'H' | 'M';
  bornOn: Day;
  curp: string;
  rfc: string;
  /** E.164. */
  phone: string;
  place: Place;
  street: string;
  number: string;
  occupation: string;
  incomeCents: number;
  business: Business;
}

type Business =
  | { business_sector: 'none' }
  | {
      business_sector: Exclude<BusinessSector, 'none'>;
      workers: number;
      annual_sales_cents: number;
    };

/** What people do, and what business that is. */
const occupations = [
  ['Comerciante', 'trade'],
  [{ H: 'Contador', M: 'Contadora' }, 'services'],
  [{ H: 'Dueño de una panadería', M: 'Dueña de una panadería' }, 'industry'],
  [{ H: 'Ingeniero civil', M: 'Ingeniera civil' }, 'none'],
  [{ H: 'Maestro de secundaria', M: 'Maestra de secundaria' }, 'none'],
  [{ H: 'Médico general', M: 'Médica general' }, 'services'],
  ['Estilista con local propio', 'services'],
] as const;
const streets = ['Morelos', 'Hidalgo', 'Juárez', 'Allende', 'Zaragoza', 'Reforma', '5 de Mayo'];
const women =
  /^(guadalupe|maria|veronica|alejandra|ximena|itzel|rocio|leticia|lucia|mariana|paola|brenda|monica|karla|yolanda)/;
const BIRTH_STATES: Readonly<Record<string, string>> = {
  Jalisco: 'JC',
  Guanajuato: 'GT',
  Querétaro: 'QT',
  'Nuevo León': 'NL',
  Yucatán: 'YN',
  Puebla: 'PL',
  Michoacán: 'MN',
  Aguascalientes: 'AS',
};

/** The same facts for the same name and number, with a CURP and an RFC whose check digits are right. */
export function factsOf(name: string, n: number): Facts {
  const dice = new Dice(90_000 + n);
  const place = dice.pick(places);
  const day = [dice.between(1958, 1998), dice.between(1, 12), dice.between(1, 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  const bornOn = toDay(day.join('-'));
  const sex = women.test(searchText(name)) ? 'M' : 'H';
  const ten = initialsOf(name) + day.join('').slice(2);
  const birthState = BIRTH_STATES[place.state] ?? 'DF';
  const first17 = `${ten}${sex}${birthState}${consonantsOf(name)}0`;
  const homoclave = `${dice.pick(['A', 'B', 'K', 'M'])}${dice.between(1, 9)}`;
  const [street, number] = [dice.pick(streets), String(dice.between(1, 980))];
  const [done, sector] = dice.pick(occupations);
  const occupation = typeof done === 'string' ? done : done[sex];
  return {
    sex,
    bornOn,
    curp: first17 + curpCheckDigit(first17),
    rfc: ten + homoclave + rfcCheckDigit(ten + homoclave),
    phone: phoneOf(place, 1_000 + n),
    place,
    street,
    number,
    occupation,
    incomeCents: dice.between(14, 60) * 100_000,
    business: businessOf(sector, n),
  };
}

/** Two of three are micro, the others small. */
function businessOf(sector: BusinessSector, n: number): Business {
  if (sector === 'none') return { business_sector: sector };
  const dice = new Dice(91_000 + n);
  const isMicro = dice.between(1, 3) > 1;
  return {
    business_sector: sector,
    workers: isMicro ? dice.between(1, 6) : dice.between(8, 24),
    // In steps of a hundred thousand pesos.
    annual_sales_cents: (isMicro ? dice.between(3, 35) : dice.between(45, 120)) * 10_000_000,
  };
}

const wordsOf = (name: string) =>
  searchText(name).replaceAll('ñ', 'x').toUpperCase().split(' ').filter(Boolean);

/** The RFC of a company that was founded on that day. */
export function companyRfc(name: string, foundedOn: Day): string {
  const letters = wordsOf(name)
    .map((word) => word[0])
    .join('')
    .padEnd(3, 'X')
    .slice(0, 3);
  const first11 = `${letters}${foundedOn.replaceAll('-', '').slice(2)}A1`;
  return first11 + rfcCheckDigit(first11);
}

/** First names that those after them count before, for a CURP and for an RFC. */
const passedOver: readonly string[] = ['JOSE', 'MARIA'];

/** The last names and the given one that count. */
function namesOf(name: string) {
  const words = wordsOf(name);
  const [paternal = 'X', maternal = 'X'] = words.slice(-2);
  const [first = 'X', second] = words.slice(0, -2);
  return [paternal, maternal, second && passedOver.includes(first) ? second : first] as const;
}

/** Of each of them: first letter and first vowel, first letter, first letter. */
function initialsOf(name: string): string {
  const [paternal, maternal, given] = namesOf(name);
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  return `${paternal[0]}${vowel}${maternal[0]}${given[0]}`;
}

/** The first consonant inside each of them. */
const consonantsOf = (name: string): string =>
  namesOf(name)
    .map((word) => /[B-DF-HJ-NP-TV-Z]/.exec(word.slice(1))?.[0] ?? 'X')
    .join('');
