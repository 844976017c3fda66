import { words } from '../../../kernel/words';

export const identityCheckFields = words('identityCheckFields', {
  choose: 'Elige una opción.',
  fundsSource: 'Elige un origen que corresponda al tipo de persona.',
  paper: 'Elige un documento que corresponda al tipo de persona.',
  relation: 'Elige una relación que pueda haber entre los dos tipos de persona.',
  tooMuch: 'Las participaciones suman más de 100 %.',
  mostControllers: 'Escribe a cuatro personas como máximo.',
});
