import { words } from '../../../kernel/words';

/** Texts of the backoffice's screen of mails. */
export const mails = words('mails', {
  help: 'Lo que el portal escribe a las personas. La búsqueda es por destinatario.',
  list: 'Correos',
  none: 'Aún no hay correos.',
  to: 'Destinatario',
  subject: 'Asunto',
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
