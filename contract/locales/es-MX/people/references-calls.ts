import { words } from '../../../kernel/words';

export const referenceCalls = words('referenceCalls', {
  'GET /api/v1/profile/references': 'Referencias propias y cuántas faltan',
  'POST /api/v1/profile/references': 'Agrega una referencia personal o comercial',
  'PUT /api/v1/profile/references/:referenceId':
    'Cambia una referencia propia, que queda otra vez por verificar',
  'DELETE /api/v1/profile/references/:referenceId': 'Quita una referencia propia',
  'GET /api/v1/users/:userId/references': 'Referencias de una persona, para el personal',
  'POST /api/v1/references/:referenceId/check': 'Anota qué se encontró al llamar a una referencia',
});
