import { words } from '../../../kernel/words';

export const programCalls = words('programCalls', {
  'GET /api/v1/programs': 'Programas, con cuántas zonas, personas y prospectos tiene cada uno',
  'GET /api/v1/programs/:programId': 'Un programa',
  'POST /api/v1/programs': 'Abre un programa',
  'PATCH /api/v1/programs/:programId': 'Cambia el nombre de un programa',
  'POST /api/v1/programs/:programId/deactivate': 'Desactiva un programa: su gente deja de entrar',
  'POST /api/v1/programs/:programId/reactivate': 'Reactiva un programa',
});
