import { words } from '../../../kernel/words';

/** Prospects by how far they are, side by side. */
export const prospectBoard = words('prospectBoard', {
  view: 'Vista',
  list: 'Lista',
  board: 'Tablero',
  none: 'Ninguno.',
  all: 'Ver todos en la lista: {{name}}',
  move: 'Mover {{name}}',
  moved: '{{name}} pasó a {{status}}.',
  lostTitle: 'Por qué se pierde {{name}}',
});
