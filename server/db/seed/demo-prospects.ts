const businesses = ['Abarrotes', 'Tienda', 'Miscelánea', 'Minisúper', 'Cremería', 'Papelería'];
const names = [
  'La Esperanza',
  'Doña Chuy',
  'El Peñón',
  'San Martín',
  'Los Ángeles',
  'La Güera',
  'Don Íñigo',
];
const contacts = ['María Núñez', 'José Ibáñez', 'Guadalupe Cárdenas', 'Ramón Zúñiga', 'Alma Peña'];
const places = [
  ['Guadalajara', 'Jalisco', 'Guadalajara', '33'],
  ['Zapopan', 'Jalisco', 'Zapopan', '33'],
  ['León', 'Guanajuato', 'León', '47'],
  ['Querétaro', 'Querétaro', 'Querétaro', '44'],
  ['Monterrey', 'Nuevo León', 'Monterrey', '81'],
] as const;

const ROWS = 48;

const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list has nothing to pick');
  return item;
};

/** The rows of prospect `n` of a made-up program: the same number, the same prospect. */
export function demoProspect(n: number) {
  const [municipality, state, zone, area] = pick(places, n);
  const business = `${pick(businesses, n)} ${pick(names, n * 3 + 1)} ${n + 1}`;
  const phone = `${area}${String(10_000_000 + n * 37).slice(-8)}`;
  return { business, contact: pick(contacts, n * 2), phone, municipality, state, zone };
}

/** The file a program administrator would upload. */
export function demoProspects(): string {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const { business, contact, phone, municipality, state, zone } = demoProspect(n);
    return [business, contact, phone, '', municipality, state, zone].join(',');
  });
  return ['negocio,contacto,telefono,correo,municipio,estado,zona', ...rows].join('\r\n');
}
