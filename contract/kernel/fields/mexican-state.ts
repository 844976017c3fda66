import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { folded } from '../folded';
import { said } from '../words';
import { unlessBlank } from './messages';
import { mexicanStates } from './postal-code';
import { trimmedText } from './text';

/** What else people, the postal catalogue and other programs write for a state, as letters alone. */
const OTHERS: Readonly<Record<string, string>> = {
  Aguascalientes: 'ags agu',
  'Baja California': 'bc bcn bajacalifornianorte',
  'Baja California Sur': 'bcs',
  Campeche: 'camp cam',
  Chiapas: 'chis chp',
  Chihuahua: 'chih chh',
  'Ciudad de México':
    'cdmx cmx df mexicodf mexicocdmx cddemexico cdmexico ciudadmexico distritofederal',
  Coahuila: 'coah coa coahuiladezaragoza',
  Colima: 'col',
  Durango: 'dgo dur',
  Guanajuato: 'gto gua',
  Guerrero: 'gro',
  Hidalgo: 'hgo hid',
  Jalisco: 'jal',
  México: 'mex',
  Michoacán: 'mich mic michoacandeocampo',
  Morelos: 'mor',
  Nayarit: 'nay',
  'Nuevo León': 'nl nle',
  Oaxaca: 'oax',
  Puebla: 'pue',
  Querétaro: 'qro que queretarodearteaga',
  'Quintana Roo': 'qroo qr roo',
  'San Luis Potosí': 'slp',
  Sinaloa: 'sin',
  Sonora: 'son',
  Tabasco: 'tab',
  Tamaulipas: 'tamps tam',
  Tlaxcala: 'tlax tla',
  Veracruz: 'ver veracruzllave veracruzdeignaciodelallave',
  Yucatán: 'yuc',
  Zacatecas: 'zac',
};

const lettersOf = (text: string) => folded(text).replace(/[^a-zñ]/g, '');

const names = new Map(
  mexicanStates.flatMap((name) =>
    [lettersOf(name), ...(OTHERS[name] ?? '').split(' ')].map((letters) => [letters, name]),
  ),
);

/** The one name of a state by whatever is usually written for it, as "Jal.", "Edo. de Méx." or "D.F."; null of none. */
export function mexicanStateNamed(written: string): string | null {
  const letters = lettersOf(written);
  return names.get(letters) ?? names.get(letters.replace(/^(?:estado|edo)(?:de)?/, '')) ?? null;
}

/** Longer than whatever is written for a state. */
const LONGEST_STATE = 80;

/** One of the 32 states, kept by its one name. */
export const mexicanState = trimmedText(
  LONGEST_STATE,
  unlessBlank(said(kernelFields.mexicanState.unknown)),
)
  .overwrite((written) => mexicanStateNamed(written) ?? written)
  .refine((name) => mexicanStates.includes(name), {
    error: unlessBlank(said(kernelFields.mexicanState.unknown)),
  });
