import { words } from '../../../kernel/words';

/** Who signs a credit's contract by a link, for its applicant and staff. */
export const contractSignerPanel = words('contractSignerPanel', {
  title: 'Quién más firma el contrato',
  help: 'Además de quien pide el crédito y el instalador: cada quien firma en su teléfono con un enlace.',
  none: 'Nadie más, por ahora.',
  name: {
    legal_representative: 'Nombrar representante legal',
    spouse: 'Nombrar cónyuge',
  },
  nameHelp:
    'El contrato dirá su nombre. Cuando le toque firmar le enviaremos un enlace a su correo; el NIP le llega a su correo o teléfono.',
  add: 'Agregar',
  fullName: 'Nombre completo, como en su identificación',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  states: {
    named: 'Firmará',
    waiting: 'Aún no le toca',
    pending: 'Pendiente',
    expired: 'Enlace expirado',
    void: 'Enlace anulado',
    signed: 'Firmado',
  },
  sentAt: 'Enlace enviado',
  openedAt: 'Lo abrió',
  expiresAt: 'Vence',
  signedAt: 'Firmó',
  folio: 'Folio de su firma',
  remind: 'Recordar',
  remindHelp:
    'Le escribiremos a {{name}} con un enlace nuevo; el anterior deja de servir. Puedes hacerlo una vez al día, hasta tres.',
  void: 'Anular enlace',
  voidTitle: '¿Anular el enlace de {{name}}?',
  voidHelp: 'Ya no podrá firmar con él y le avisamos. El motivo queda en el registro.',
  send: 'Enviar otro enlace',
  sendTitle: 'Enviar otro enlace a {{name}}',
  sendHelp: 'Revisa sus datos; si alguno estaba mal, corrígelo.',
  sendHelpCoObligor: 'Va a los datos con los que aceptó ser obligado solidario.',
  withdraw: 'Quitar',
  withdrawTitle: '¿Quitar a {{name}}?',
  withdrawHelp: 'No firmará el contrato. Puedes nombrar a otra persona antes de que se genere.',
});
