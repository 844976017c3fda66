import { words } from '../../../kernel/words';

export const rejectionReasonCalls = words('rejectionReasonCalls', {
  'GET /api/v1/rejection-reasons': 'Motivos de rechazo del catálogo, cada lista en su orden',
  'GET /api/v1/rejection-reasons/offered':
    'Motivos de rechazo que la cola de documentos ofrece con las teclas 1 a 9',
  'POST /api/v1/rejection-reasons': 'Agrega un motivo de rechazo al final de su lista',
  'PUT /api/v1/rejection-reasons/:rejectionReasonId': 'Cambia las palabras de un motivo de rechazo',
  'POST /api/v1/rejection-reasons/:rejectionReasonId/move':
    'Sube o baja un motivo de rechazo en su lista',
  'POST /api/v1/rejection-reasons/:rejectionReasonId/retire':
    'Deja de ofrecer un motivo de rechazo; lo ya rechazado conserva sus palabras',
});
