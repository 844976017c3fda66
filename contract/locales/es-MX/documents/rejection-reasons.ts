import { words } from '../../../kernel/words';

/** The room in which staff keep the reasons of the queue. */
export const rejectionReasonWords = words('rejectionReasons', {
  title: 'Motivos de rechazo',
  help: 'La cola de documentos ofrece hasta nueve, con las teclas 1 a 9: primero los del tipo de documento, después los de su grupo y al final los de todos los documentos.',
  list: 'Se ofrecen para',
  everyKind: 'Cualquier documento',
  none: 'Aún no hay motivos en esta lista.',
  add: 'Agregar motivo',
  text: 'Motivo',
  textHelp: 'La persona lo lee tal como está escrito.',
  editTitle: 'Cambiar motivo',
  retireTitle: '¿Retirar este motivo?',
  retireHelp: 'La cola deja de ofrecerlo. Lo que ya se rechazó con él conserva sus palabras.',
  withoutKey: 'Sin tecla: la lista ya tiene nueve antes.',
});
