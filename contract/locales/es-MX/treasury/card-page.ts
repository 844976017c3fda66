import { words } from '../../../kernel/words';

/** The public screen of the cards that somebody pays by. */
export const cardPage = words('cardPage', {
  title: 'Tarjetas para pagar',
  help: 'Para ver las tarjetas de este enlace, pide un código: lo enviamos al teléfono o al correo de quien tiene el crédito.',
  channel: '¿Cómo quieres recibir el código?',
  sms: 'Mensaje al teléfono registrado',
  mail: 'Correo registrado',
  send: 'Enviar código',
  again: 'Enviar otro código',
  sentHelp:
    'Si el enlace está vigente, el código ya va en camino. Sin teléfono confirmado, llega por correo.',
  left: 'Te quedan {{time}} para escribirlo.',
  codeOver: 'El código venció. Pide otro.',
  over: 'Pasó el tiempo o cambió el enlace. Pide otro código para seguir.',
  code: 'Código de seis dígitos',
  open: 'Ver mis tarjetas',
  lead: 'Con ellas se cobran los pagos que autorices. Guardamos la marca, los últimos cuatro dígitos y el vencimiento; nunca el número.',
  none: 'Aún no hay tarjetas registradas.',
  add: 'Registrar una tarjeta',
  readAgain: 'Leer otra vez',
  noAdd: 'Por ahora no puedes registrar otra tarjeta.',
  frame: 'Datos de la tarjeta, en la página de la pasarela',
  cancelAdd: 'No registrar',
  adding: 'Registrando la tarjeta…',
  added: 'La tarjeta quedó registrada.',
  ends: '•••• {{last4}}',
  until: 'Vence {{month}}/{{year}}',
  expired: 'Venció {{month}}/{{year}}',
  expiredHelp: 'Ya no se le puede cobrar: registra otra o quítala.',
  isDefault: 'Se cobra primero',
  makeDefault: 'Cobrar primero a esta',
  madeDefault: 'Desde ahora se cobra primero a esa tarjeta.',
  remove: 'Quitar',
  removeThis: 'Quitar {{card}}',
  makeDefaultThis: 'Cobrar primero a {{card}}',
  removeAsk:
    '¿Quitar {{card}}? No se le cobrará más: si con ella se cobran tus mensualidades, los pagos automáticos quedan en pausa. Para usarla otra vez tendrás que registrarla.',
  removeYes: 'Sí, quitarla',
  removeNo: 'Conservarla',
  removed: 'La tarjeta quedó quitada.',
  neverCharged: 'Sin cargos todavía',
  lastCharge: 'Último cargo: {{amount, mxn}} el {{day}}, {{outcome}}',
  states: {
    asked: 'por confirmar',
    pending: 'por confirmar',
    paid: 'pagado',
    returned: 'devuelto por el banco',
  },
  reasons: {
    expired: 'rechazado porque la tarjeta venció',
    removed: 'rechazado porque la tarjeta se quitó',
    funds: 'rechazado por falta de fondos',
    refused: 'rechazado por el banco',
  },
  leave: 'Terminar y cerrar',
});

/** In the applicant's account, and in what staff have of a person. */
export const cardLink = words('cardLink', {
  title: 'Tarjetas para pagar',
  help: 'Se registran en una página aparte, que pide un código antes de mostrar nada.',
  open: 'Abrir mis tarjetas',
  unavailable: 'Por ahora no se registran tarjetas aquí. Paga por transferencia.',
  since: 'Tu enlace es el mismo desde el {{day}}.',
  replace: 'Cambiar el enlace',
  replaceTitle: '¿Cambiar el enlace de tus tarjetas?',
  replaceText:
    'El de ahora deja de servir, también a quien lo tenga guardado. Tus tarjetas no cambian.',
  send: 'Enviar enlace de tarjetas',
  sendHelp: 'Le llega por correo el enlace con que registra las tarjetas para pagar.',
  sendTitle: '¿Enviar el enlace de tarjetas?',
  sendText:
    'Le llega al correo de su cuenta. Si sospechas que otra persona lo tiene, envía uno nuevo: el anterior deja de servir.',
  sent: 'El enlace va en camino al correo de su cuenta.',
  sendNew: 'Enviar un enlace nuevo',
  sendNewText: 'El enlace de ahora deja de servir y le llega otro a su correo.',
});
