import type { Dice } from './random';

const firstNames = [
  ...['Guadalupe', 'María José', 'Verónica', 'Alejandra', 'Ximena', 'Itzel', 'Rocío', 'Leticia'],
  ...['Ángel', 'José Luis', 'Martín', 'Óscar', 'Raúl', 'Emiliano', 'Santiago', 'Héctor', 'Iñaki'],
];
const surnames = [
  ...['Hernández', 'García', 'Martínez', 'López', 'González', 'Pérez', 'Rodríguez', 'Sánchez'],
  ...['Ramírez', 'Cruz', 'Flores', 'Gómez', 'Morales', 'Vázquez', 'Jiménez', 'Reyes', 'Díaz'],
  ...['Núñez', 'Ibáñez', 'Peña', 'Zúñiga', 'Muñoz', 'Ávila', 'Cárdenas', 'Domínguez', 'Ochoa'],
];
const trades = [
  ...['Abarrotes', 'Tortillería', 'Miscelánea', 'Panadería', 'Carnicería', 'Papelería', 'Farmacia'],
  ...['Lavandería', 'Ferretería', 'Cremería', 'Pollería', 'Taquería', 'Estética', 'Taller'],
];
const signs = [
  ...['La Esperanza', 'Doña Chuy', 'El Peñón', 'San Martín', 'Los Ángeles', 'La Güera', 'El Sol'],
  ...['Don Íñigo', 'La Purísima', 'El Águila', 'Santa Rita', 'Las Palmas', 'La Central', 'Lupita'],
];
const streets = ['Morelos', 'Hidalgo', 'Juárez', 'Allende', 'Zaragoza', 'Reforma', '5 de Mayo'];
const neighbourhoods = [
  'Centro',
  'Del Valle',
  'San Juan',
  'La Loma',
  'Las Flores',
  'Independencia',
];

/** A municipality with its state, its area code and a postal code of it. */
export const places = [
  { municipality: 'Guadalajara', state: 'Jalisco', area: '33', postalCode: '44100' },
  { municipality: 'Zapopan', state: 'Jalisco', area: '33', postalCode: '45100' },
  { municipality: 'Tlaquepaque', state: 'Jalisco', area: '33', postalCode: '45500' },
  { municipality: 'León', state: 'Guanajuato', area: '477', postalCode: '37000' },
  { municipality: 'Irapuato', state: 'Guanajuato', area: '462', postalCode: '36500' },
  { municipality: 'Celaya', state: 'Guanajuato', area: '461', postalCode: '38000' },
  { municipality: 'Querétaro', state: 'Querétaro', area: '442', postalCode: '76000' },
  { municipality: 'San Juan del Río', state: 'Querétaro', area: '427', postalCode: '76800' },
  { municipality: 'Monterrey', state: 'Nuevo León', area: '81', postalCode: '64000' },
  {
    municipality: 'San Nicolás de los Garza',
    state: 'Nuevo León',
    area: '81',
    postalCode: '66400',
  },
  { municipality: 'Mérida', state: 'Yucatán', area: '999', postalCode: '97000' },
  { municipality: 'Puebla', state: 'Puebla', area: '222', postalCode: '72000' },
  { municipality: 'Morelia', state: 'Michoacán', area: '443', postalCode: '58000' },
  { municipality: 'Aguascalientes', state: 'Aguascalientes', area: '449', postalCode: '20000' },
] as const;

export type Place = (typeof places)[number];

export const personName = (dice: Dice) =>
  `${dice.pick(firstNames)} ${dice.pick(surnames)} ${dice.pick(surnames)}`;

export const businessName = (dice: Dice) => `${dice.pick(trades)} ${dice.pick(signs)}`;

export const streetOf = (dice: Dice) => `Calle ${dice.pick(streets)} ${dice.between(1, 980)}`;

export const neighbourhoodOf = (dice: Dice) => dice.pick(neighbourhoods);

/** How many different numbers `phoneOf` knows. */
export const MOST_PHONES = 10_000_000;

/** The telephone (E.164) of the n-th of a place: every n another number, never in the order of n. */
export function phoneOf({ area }: Place, n: number): string {
  if (n >= MOST_PHONES) throw new RangeError('there are no more telephone numbers');
  return `+52${area}${String((n * 7_919) % MOST_PHONES).padStart(10 - area.length, '0')}`;
}
