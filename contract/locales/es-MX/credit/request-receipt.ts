import { words } from '../../../kernel/words';

/** The acknowledgement of a request for credit: its page, its PDF and its mail. */
export const requestReceiptWords = words('requestReceiptWords', {
  title: 'Acuse de solicitud {{folio}}',
  file: 'Acuse {{folio}}',
  asked: 'Qué se pidió',
  next: 'Qué sigue',
  team: 'Nuestro equipo',
  actor: 'Le toca a: {{who}}',
  receivedOn: 'Recibida',
  pdf: 'Descargar el acuse en PDF',
  open: 'Ver acuse',
  project: 'Ver el proyecto',
  send: 'Enviar a mi cliente',
  sendTitle: 'Enviar el acuse a {{name}}',
  sendText:
    'Le llega a su correo y a sus avisos, con lo que se pidió y un enlace a su solicitud. No lleva documentos ni datos de pago.',
  sent: 'Enviamos el acuse a {{name}}',
  sentNext:
    'Lo ve en su correo y en sus avisos. Mientras no lea el aviso, enviarlo otra vez no repite el correo.',
  legend:
    'Este acuse confirma que recibimos la solicitud. No es una aprobación ni un contrato: la tasa, el CAT y el pago definitivos los fija la decisión del crédito.',
});
