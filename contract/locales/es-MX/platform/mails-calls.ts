import { words } from '../../../kernel/words';

export const mailCalls = words('mailCalls', {
  'GET /api/v1/mails':
    'Correos y mensajes de texto enviados y por enviar; `q` busca en el destinatario',
  'GET /api/v1/mails/:mailId': 'Un correo, sin los enlaces ni códigos que lleva',
  'POST /api/v1/mails/:mailId/retry': 'Vuelve a poner por enviar un correo con error',
});
