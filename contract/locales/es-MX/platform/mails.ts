import { words } from '../../../kernel/words';

/** Texts of the backoffice's screen of mails. */
export const mails = words('mails', {
  help: 'Lo que el portal escribe a las personas, por correo y por mensaje de texto. La búsqueda es por destinatario.',
  list: 'Correos',
  none: 'Aún no hay correos.',
  to: 'Destinatario',
  subject: 'Asunto',
  channel: 'Medio',
  channels: { mail: 'Correo', sms: 'Mensaje de texto' },
  status: 'Estado',
  statuses: { waiting: 'Por enviar', failed: 'Con error', sent: 'Enviado' },
  created: 'Creado',
  sent: 'Enviado',
  error: 'Último error',
  attempts: 'Intentos fallidos',
  nextTry: 'Próximo intento',
  givenUp: 'Ninguno: se agotaron los ocho',
  one: 'Correo',
  text: 'Texto',
  retry: 'Reintentar',
  nothing: '—',
});
