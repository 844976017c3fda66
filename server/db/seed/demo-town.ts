import { clabeCheckDigit } from '@contract/kernel/fields/clabe';
import type { Role } from '@contract/kernel/roles';
import { searchText } from '../search-text';
import { type Paid, type Person, savingsCompany } from './demo-cast';
import { Dice } from './random';
import { personName } from './scale-words';

const SEED = 20_260_117;
/** Besides them a company invests. */
const INVESTORS = 22;
const APPLICANTS = 33;
/** Banks of the accounts from which people pay: the first three digits of their CLABE. */
const banks = ['002', '012', '014', '021', '044', '072'];

export const installerNames = [
  'Energía Solar de Occidente',
  'Fotovoltaica Regiomontana',
  'Ecotecnias del Bajío',
  'Techos Solares Queretanos',
  'Calor y Luz de Jalisco',
];

const sellerNames = [
  ['Brenda Castañeda Loera', 'Iván Robledo Sáenz'],
  ['Mónica Garza Elizondo'],
  ['Saúl Arriaga Medina', 'Karla Frausto León'],
  ['Noé Resendiz Olvera'],
  ['Yolanda Preciado Macías'],
];

/** An installer of the town, with those who sell for it. */
export interface Installer extends Paid {
  sellers: readonly Person[];
}

/** Everyone of the demo besides its named cast: the same people each time. */
export function demoTown() {
  const dice = new Dice(SEED);
  const taken = new Set<string>();
  let serial = 0;
  const person = (role: Exclude<Role, 'none'>, given?: string): Paid => {
    let name = given ?? personName(dice);
    while (taken.has(name)) name = personName(dice);
    taken.add(name);
    serial += 1;
    const email = `${searchText(name).replaceAll('ñ', 'n').replaceAll(/\W+/g, '.')}@demo.mx`;
    return { role, name, email, clabe: clabeOf(dice.pick(banks), serial) };
  };
  const people = (count: number, role: 'investor' | 'client') =>
    Array.from({ length: count }, () => person(role));
  return {
    installers: installerNames.map(
      (name, i): Installer => ({
        ...person('supplier', name),
        isCompany: true,
        sellers: (sellerNames[i] ?? []).map((seller) => person('supplier_agent', seller)),
      }),
    ),
    investors: [
      ...people(INVESTORS, 'investor'),
      { ...person('investor'), ...savingsCompany, isCompany: true as const },
    ],
    applicants: people(APPLICANTS, 'client'),
  };
}

export type Town = ReturnType<typeof demoTown>;

function clabeOf(bank: string, serial: number): string {
  const first17 = `${bank}180${String(7_000_000_000 + serial * 9_173).padStart(11, '0')}`;
  return `${first17}${clabeCheckDigit(first17)}`;
}
