import { words } from '../../../kernel/words';
import type { zoneActs } from '../../../program/zones';

export const zoneWords = words('zoneWords', {
  catalog: 'Zonas y regiones',
  help: 'Cada región tiene zonas, y cada prospecto está en una zona.',
  name: 'Zona',
  region: 'Región',
  regionHelp: 'Escribe una región que ya existe, o el nombre de una nueva.',
  municipalities: 'Municipios',
  municipalitiesHelp:
    'Los que atiende la zona. Se eligen del catálogo de códigos postales, una vez importado.',
  overlaps: 'También en {{zone}}: {{shared}}',
  openProspects: 'Prospectos por trabajar',
  users: 'Personas de la zona',
  state: 'Estado',
  active: 'Activa',
  inactive: 'Desactivada',
  acts: 'Acciones',
  zones: 'Zonas y regiones',
  none: 'Aún no hay zonas.',
  noneFound: 'Ninguna zona ni región tiene ese nombre.',
  add: 'Agregar zona',
  edit: 'Editar',
  editOne: 'Editar {{name}}',
  editTitle: 'Editar zona',
  save: 'Guardar zona',
  history: 'Historial',
  historyOf: 'Historial de {{name}}',
  noHistory: 'Nada ha cambiado desde que existe.',
  deactivate: 'Desactivar',
  deactivateOne: 'Desactivar {{name}}',
  deactivateTitle: '¿Desactivar la zona {{name}}?',
  deactivateHelp: 'No recibe prospectos ni personas. Lo que ya pasó en ella se queda.',
  reactivate: 'Reactivar',
  reactivateOne: 'Reactivar {{name}}',
  reactivateTitle: '¿Reactivar la zona {{name}}?',
  reactivateHelp: 'Vuelve a recibir prospectos y personas.',
  renameRegion: 'Renombrar región',
  renameRegionOne: 'Renombrar la región {{region}}',
  newName: 'Nombre nuevo',
  upload: 'Importar CSV',
  uploadHelp:
    'Sube un CSV con las columnas región y zona. Primero lo revisamos; entran todas o ninguna.',
  template: 'Descargar plantilla',
  file: 'Archivo CSV',
  fresh_one: '{{count, number}} zona nueva, sin errores.',
  fresh_other: '{{count, number}} zonas nuevas, sin errores.',
  commit_one: 'Agregar {{count, number}} zona',
  commit_other: 'Agregar {{count, number}} zonas',
  nothingNew: 'Todas las zonas del archivo ya están en el catálogo.',
  done_one: 'Se agregó {{count, number}} zona.',
  done_other: 'Se agregaron {{count, number}} zonas.',
  problems_one: '{{count, number}} error. Corrige el archivo y vuelve a subirlo.',
  problems_other: '{{count, number}} errores. Corrige el archivo y vuelve a subirlo.',
});

/** What was done to a zone. */
export const zoneActName = words('zoneActName', {
  created: 'Se agregó',
  renamed: 'Cambió de nombre',
  moved: 'Cambió de región',
  region_renamed: 'Su región cambió de nombre',
  covered: 'Cambiaron sus municipios',
  deactivated: 'Se desactivó',
  reactivated: 'Se reactivó',
} as const satisfies Record<(typeof zoneActs)[number], string>);

export const zoneChange = words('zoneChange', { fromTo: 'De {{from}} a {{to}}' });
