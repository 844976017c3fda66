import { words } from '../../../kernel/words';

export const cardCalls = words('cardCalls', {
  'GET /api/v1/card-link': 'Si se registran tarjetas y desde cuándo está el enlace propio',
  'POST /api/v1/card-link': 'El enlace de las tarjetas propias; se hace si no lo hay',
  'POST /api/v1/card-link/replace': 'Cambia el enlace de las tarjetas propias',
  'POST /api/v1/applicants/:applicantId/card-link-mails':
    'Envía a un solicitante el enlace de sus tarjetas',
  'POST /api/v1/cards/codes': 'Envía el código que abre las tarjetas de un enlace',
  'POST /api/v1/cards/open': 'Abre las tarjetas de un enlace con el código',
  'POST /api/v1/cards/list': 'Las tarjetas registradas, sin su número',
  'POST /api/v1/cards/fields': 'Comienza el campo de la pasarela en que se escribe la tarjeta',
  'POST /api/v1/cards': 'Registra la tarjeta que leyó la pasarela',
  'POST /api/v1/cards/default': 'Elige la tarjeta a la que se cobra primero',
  'POST /api/v1/cards/remove': 'Quita una tarjeta',
});
