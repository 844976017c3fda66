import { words } from '../../../kernel/words';

export const preparedRequestCalls = words('preparedRequestCalls', {
  'GET /api/v1/prepared-requests': 'Créditos pedidos a nombre de solicitantes, con su estado',
  'GET /api/v1/prepared-requests/technologies':
    'Tecnologías de las que el instalador tiene equipo acreditado y vigente',
  'POST /api/v1/prepared-requests':
    'Pide un crédito a nombre de un solicitante y le envía su enlace; la respuesta es la misma si el correo ya tiene una cuenta',
  'POST /api/v1/prepared-requests/:preparedId/resend':
    'Envía de nuevo el enlace de un crédito; el anterior deja de servir',
  'POST /api/v1/prepared-requests/:preparedId/revoke':
    'Retira un crédito por activar; su enlace deja de servir',
  'POST /api/v1/credit-activations/redeem': 'Abre el crédito que se pidió a nombre de alguien',
  'POST /api/v1/credit-activations/accept':
    'Crea la cuenta de solicitante y pide el crédito con ella',
  'POST /api/v1/credit-activations/confirm':
    'Pide el crédito con la cuenta que su solicitante ya tiene',
  'POST /api/v1/credit-activations/links': 'Envía otro enlace a quien tiene un crédito por activar',
});
