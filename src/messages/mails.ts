/** Words of the backoffice's screen of mails. */
export const mails = {
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
  one: 'Correo',
  text: 'Texto',
  retry: 'Reintentar',
  nothing: '—',
} as const;
