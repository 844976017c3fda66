import { words } from '../../../kernel/words';

export const investorCalls = words('investorCalls', {
  'GET /api/v1/investors': 'Inversionistas, los más nuevos primero; `q` busca en nombre y correo',
});
