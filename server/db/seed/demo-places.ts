import type { Tx } from '@server/db/connection';
import { importPlaces } from '@server/features/people';

/** The demo's places: a catalogue of a few codes, all municipalities of its zones among them, where an operator imports the whole one. */
const places = {
  '45500': ['Jalisco', 'San Pedro Tlaquepaque', ['Tlaquepaque Centro']],
  '44100': ['Jalisco', 'Guadalajara', ['Guadalajara Centro']],
  '44600': ['Jalisco', 'Guadalajara', ['Ladrón de Guevara']],
  '44630': ['Jalisco', 'Guadalajara', ['Providencia 1a Secc']],
  '45100': ['Jalisco', 'Zapopan', ['Zapopan Centro']],
  '37000': ['Guanajuato', 'León', ['León de los Aldama Centro']],
  '36500': ['Guanajuato', 'Irapuato', ['Irapuato Centro']],
  '38000': ['Guanajuato', 'Celaya', ['Celaya Centro']],
  '76047': ['Querétaro', 'Querétaro', ['Constituyentes']],
  '76800': ['Querétaro', 'San Juan del Río', ['San Juan del Río Centro']],
  '64000': ['Nuevo León', 'Monterrey', ['Monterrey Centro']],
  '66400': ['Nuevo León', 'San Nicolás de los Garza', ['San Nicolás de los Garza Centro']],
  '11560': ['Ciudad de México', 'Miguel Hidalgo', ['Polanco IV Sección', 'Polanco V Sección']],
  '06000': ['Ciudad de México', 'Cuauhtémoc', ['Centro (Área 1)']],
} as const;

export const importDemoPlaces = (tx: Tx) =>
  importPlaces(
    tx,
    Object.entries(places).flatMap(([postalCode, [state, municipality, neighbourhoods]]) =>
      neighbourhoods.map((neighbourhood) => ({ postalCode, neighbourhood, municipality, state })),
    ),
  );
