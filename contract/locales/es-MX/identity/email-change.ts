import { words } from '../../../kernel/words';

/** Texts of the change of one's mail address, in the account and on the page that its links open. */
export const emailChange = words('emailChange', {
  title: 'Correo electrónico',
  help: 'Con él entras y ahí te escribimos.',
  pending: 'Enviamos un enlace a {{email}}. El cambio se hace cuando lo abras; vence en 24 horas.',
  newEmail: 'Correo nuevo',
  newEmailHelp:
    'Te enviaremos ahí un enlace, y un aviso al correo de ahora. Por seguridad, después del cambio los retiros y los cambios de cuenta bancaria esperan unas horas.',
  ask: 'Cambiar correo',
  acting: 'Actúas como otra persona: no puedes cambiar su correo.',
  confirmTitle: 'Confirma tu correo nuevo',
  confirmHelp: 'Al confirmarlo, tu cuenta usará la dirección que recibió este enlace.',
  confirm: 'Confirmar mi correo',
  confirmAnother:
    'Si ya lo confirmaste, entra con él. Si el enlace venció, entra con el de antes y pide otro en tu cuenta.',
  confirmedTitle: 'Tu correo cambió',
  confirmed: 'Desde ahora entras a tu cuenta con él. Avisamos también al correo anterior.',
  undoTitle: 'Deshaz el cambio de correo',
  undoHelp:
    'Tu cuenta volverá a usar la dirección que recibió este enlace y cerraremos todas sus sesiones.',
  undo: 'Recuperar mi correo',
  undoneTitle: 'Recuperaste tu correo',
  undone:
    'Cerramos todas las sesiones de tu cuenta. Si no hiciste tú el cambio, restablece tu contraseña ahora.',
  reset: 'Restablecer contraseña',
});
