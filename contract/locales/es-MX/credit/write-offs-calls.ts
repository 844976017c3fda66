import { words } from '../../../kernel/words';

export const writeOffCalls = words('writeOffCalls', {
  'GET /api/v1/collections/:loanId/write-offs':
    'Los castigos de un crédito: cuánto, por qué, quién lo pidió y quién lo autorizó',
  'POST /api/v1/collections/:loanId/write-offs':
    'Castiga un crédito con más de 90 días de atraso; siempre entre dos personas',
  'POST /api/v1/collections/:loanId/write-off-undoings':
    'Deshace un castigo hecho por error; siempre entre dos personas',
});
