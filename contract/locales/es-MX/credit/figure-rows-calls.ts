import { words } from '../../../kernel/words';

export const figureRowCalls = words('figureRowCalls', {
  'GET /api/v1/program-requests': 'Las solicitudes que cuenta cada cifra de un programa',
  'GET /api/v1/program-credits': 'Los créditos que cuenta cada cifra de un programa, sin nombres',
});
