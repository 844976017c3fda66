import { words } from '../../../kernel/words';

/** Texts of what a day is typed or chosen in. */
export const dates = words('dates', {
  clearDate: 'Borrar fecha',
  dateFormat: 'dd/mm/aaaa',
  dayFrom: 'Elige un día a partir del {{day}}.',
  dayUntil: 'Elige un día hasta el {{day}}.',
  accept: 'Aceptar',
});
