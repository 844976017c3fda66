import { words } from '../../../kernel/words';

/** Who of the staff has what is worked one after another. */
export const assignmentWords = words('assignments', {
  assignee: 'Responsable',
  nobody: 'Sin asignar',
  mine: 'A mi cargo',
  assign: 'Asignar',
  who: 'Persona del equipo',
});
