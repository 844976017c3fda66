import { words } from '../../../kernel/words';

/** Filters that staff keep of their lists. */
export const savedFilterWords = words('savedFilterWords', {
  title: 'Filtros guardados',
  chosen: 'Filtros guardados: {{name}}',
  none: 'Aún no guardas filtros de esta lista.',
  save: 'Guardar filtro',
  saveThis: 'Guardar lo que ves…',
  manage: 'Cambiar o borrar…',
  full: 'Ya tienes {{count, number}} filtros en esta lista. Borra uno para guardar otro.',
  name: 'Nombre',
  isDefault: 'Abrir la lista con este filtro',
  byDefault: 'La lista se abre con este',
  edit: 'Cambiar',
  editOf: 'Cambiar {{name}}',
  editTitle: 'Cambiar filtro guardado',
  editSave: 'Guardar cambios',
  remove: 'Borrar',
  removeOf: 'Borrar {{name}}',
  removed: 'Borraste el filtro “{{name}}”.',
  undo: 'Deshacer',
  clear: 'Quitar el filtro {{name}}',
});
