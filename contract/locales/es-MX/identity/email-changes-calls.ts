import { words } from '../../../kernel/words';

export const emailChangeCalls = words('emailChangeCalls', {
  'GET /api/v1/profile/email': 'El correo propio, y el que espera confirmación',
  'POST /api/v1/profile/email': 'Pide cambiar el correo; el enlace va a la dirección nueva',
  'POST /api/v1/email-changes/redeem': 'Confirma un correo nuevo con el enlace que recibió',
  'POST /api/v1/email-changes/undo':
    'Deshace un cambio de correo con el enlace que recibió la dirección anterior, hasta 72 horas después',
});
