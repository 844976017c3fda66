import { words } from '../../../kernel/words';

/** Staff's notes about a person. */
export const personNoteWords = words('personNoteWords', {
  title: 'Notas',
  help: 'Solo las ve el equipo, y la persona si pide una copia de sus datos.',
  none: 'Nadie ha anotado nada todavía.',
  add: 'Agregar nota',
  dialogHelp:
    'Escribe hechos: quién llamó, qué pidió, qué se acordó. Una nota no se cambia ni se borra; para corregirla escribe otra. La persona la leerá si pide una copia de sus datos.',
  text: 'Nota',
  save: 'Guardar nota',
  saved: 'La nota quedó guardada.',
  older: 'Ver notas anteriores',
  newest: 'Ver las más nuevas',
});
