import { words } from '../../../kernel/words';

export const privacyRightName = words('privacyRightName', {
  access: 'Acceso: saber qué datos míos tienen',
  rectification: 'Rectificación: corregir un dato',
  cancellation: 'Cancelación: que dejen de usar y borren datos',
  opposition: 'Oposición: que no los usen para algo',
});

/** Texts of one's own data: their copy, the rights over them, and the end of the account. */
export const privacy = words('privacy', {
  exportTitle: 'Descarga tus datos',
  exportHelp:
    'Un archivo JSON con todo lo que guardamos de ti. Te avisamos cuando esté listo; se descarga una sola vez y vence en 72 horas.',
  exportAsk: 'Pedir mis datos',
  exportAgain: 'Pedirlos de nuevo',
  exportBegun: 'Empezamos a preparar tu archivo.',
  exportWaiting: 'Estamos preparando tu archivo.',
  exportReady: 'Tu archivo está listo. Vence el {{when}}.',
  exportDownload: 'Descargar mis datos',
  rightsTitle: 'Derechos sobre tus datos (ARCO)',
  rightsHelp: 'Respondemos en 20 días hábiles o menos.',
  right: 'Qué pides',
  text: 'Explica tu solicitud',
  send: 'Enviar solicitud',
  due: 'Respondemos a más tardar el {{day, day}}.',
  answered: 'Respondida el {{when}}: {{answer}}',
  outcomes: { accepted: 'Procede', declined: 'No procede' },
  waiting: 'En curso',
  closeTitle: 'Cierra tu cuenta',
  closeHelp:
    'Borramos tus datos y liberamos tu correo. La ley nos obliga a conservar bloqueados los movimientos de dinero, los contratos, tus aceptaciones y la bitácora.',
  closeHolds: 'Antes de cerrarla:',
  closeBegin: 'Quiero cerrar mi cuenta',
  closeSure: 'No se puede deshacer. Escribe tu contraseña para confirmarlo.',
  closeDo: 'Cerrar mi cuenta para siempre',
  closed: 'Tu cuenta está cerrada y borramos tus datos. Te enviamos un correo que lo confirma.',
  acting: 'Actúas como otra persona: esto solo lo hace ella.',
});

/** The same for staff, who answer. */
export const privacyStaff = words('privacyStaff', {
  help: 'Lo que las personas piden sobre sus datos personales. La ley da 20 días hábiles para responder.',
  none: 'No hay solicitudes.',
  folio: 'Folio',
  person: 'Persona',
  right: 'Derecho',
  rights: {
    access: 'Acceso',
    rectification: 'Rectificación',
    cancellation: 'Cancelación',
    opposition: 'Oposición',
  },
  due: 'Vence',
  late: 'Vencida',
  asked: 'Pedida',
  status: 'Estado',
  statuses: { waiting: 'Por responder', answered: 'Respondida' },
  text: 'Lo que pide',
  outcome: 'Resultado',
  answer: 'Respuesta',
  answerHelp: 'La persona la recibe por correo y en sus avisos.',
  reply: 'Responder',
});
