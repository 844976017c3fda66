import { words } from '../../../kernel/words';

/** What is done to an entry of a list that staff keep. */
export const keptListWords = words('keptLists', {
  edit: 'Cambiar',
  editOne: 'Cambiar “{{name}}”',
  save: 'Guardar cambios',
  upOne: 'Subir “{{name}}”',
  downOne: 'Bajar “{{name}}”',
  retire: 'Retirar',
  retireOne: 'Retirar “{{name}}”',
  movedMeanwhile: 'El orden de la lista cambió. Revísalo y vuelve a intentar.',
});
