import { words } from '../../../kernel/words';

export const prospectInvitationCalls = words('prospectInvitationCalls', {
  'GET /api/v1/prospects/:prospectId/invitation':
    'Si un prospecto ya fue invitado, creó su cuenta o pidió un crédito',
  'POST /api/v1/prospects/:prospectId/invitation':
    'Envía a un prospecto el enlace para crear su cuenta; el anterior deja de servir',
  'POST /api/v1/prospects/:prospectId/invitation/revoke': 'Retira la invitación de un prospecto',
});
