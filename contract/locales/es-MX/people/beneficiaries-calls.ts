import { words } from '../../../kernel/words';

export const beneficiaryCalls = words('beneficiaryCalls', {
  'GET /api/v1/profile/beneficiaries': 'Beneficiarios propios, con el RFC y la CURP ocultos',
  'PUT /api/v1/profile/beneficiaries':
    'Guarda la lista completa de beneficiarios; sus porcentajes suman exactamente 100',
});
