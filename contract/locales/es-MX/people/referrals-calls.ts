import { words } from '../../../kernel/words';

export const referralCalls = words('referralCalls', {
  'GET /api/v1/referrals': 'Enlace de invitación propio, con sus visitas y registros',
  'POST /api/v1/referral-codes/:code/visits':
    'Cuenta que alguien abrió una invitación, sin guardar quién',
});
