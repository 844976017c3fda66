import { words } from '../../../kernel/words';

/** What is done to many prospects at once. */
export const prospectBulkWords = words('prospectBulkWords', {
  acts: 'Cambiar los prospectos marcados',
  mark: 'Marcar {{name}}',
  markPage: 'Marcar toda la página',
  marked_one: '{{count, number}} marcado',
  marked_other: '{{count, number}} marcados',
  markAll: 'Marcar los {{total, number}} de la lista',
  tooMany:
    'Para marcar toda la lista, fíltrala: de una vez se cambian hasta {{most, number}} prospectos.',
  clear: 'Quitar marcas',
  assign: 'Asignar',
  status: 'Cambiar estado',
  zone: 'Mover de zona',
  assignTitle_one: 'Asignar {{count, number}} prospecto',
  assignTitle_other: 'Asignar {{count, number}} prospectos',
  statusTitle_one: 'Cambiar el estado de {{count, number}} prospecto',
  statusTitle_other: 'Cambiar el estado de {{count, number}} prospectos',
  zoneTitle_one: 'Mover {{count, number}} prospecto de zona',
  zoneTitle_other: 'Mover {{count, number}} prospectos de zona',
  zoneHelp: 'Quedan sin responsable aquellos cuyo responsable no trabaja la zona.',
  done_one: 'Cambió {{count, number}} prospecto.',
  done_other: 'Cambiaron {{count, number}} prospectos.',
  unchanged_one: '{{count, number}} ya estaba así.',
  unchanged_other: '{{count, number}} ya estaban así.',
  released_one: '{{count, number}} se quedó sin responsable.',
  released_other: '{{count, number}} se quedaron sin responsable.',
  undo: 'Deshacer',
  undone_one: 'Se deshizo el cambio de {{count, number}} prospecto.',
  undone_other: 'Se deshizo el cambio de {{count, number}} prospectos.',

  recent: 'Cambios recientes',
});
