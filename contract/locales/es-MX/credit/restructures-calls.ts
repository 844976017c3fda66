import { words } from '../../../kernel/words';

export const restructureCalls = words('restructureCalls', {
  'GET /api/v1/loans/:loanId/restructure-preview':
    'Cómo quedaría un crédito atrasado si se reestructura hoy',
  'GET /api/v1/loans/:loanId/restructures': 'Las reestructuras propuestas y firmadas de un crédito',
  'POST /api/v1/loans/:loanId/restructures':
    'Propone una reestructura; la deciden dos personas y la firma su solicitante',
  'POST /api/v1/restructures/:restructureId/withdraw':
    'Retira una propuesta de reestructura, con su motivo',
  'POST /api/v1/restructures/:restructureId/decline': 'El solicitante no acepta la propuesta',
});
