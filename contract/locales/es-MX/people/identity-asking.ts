import { words } from '../../../kernel/words';

export const identityAsking = words('identityAsking', {
  title: 'Identidad del solicitante',
  help: 'Si aún no la verifica, envíale un enlace para tomar sus fotografías con el teléfono.',
  send: 'Enviar enlace',
  question: '¿Enviar a {{name}} el enlace?',
  questionHelp:
    'Le llega por correo, sirve una vez y vence en 24 horas. El enlace anterior deja de servir.',
  sent: 'Enviamos el enlace a {{name}}.',
});
