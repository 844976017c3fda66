import { words } from '../../../kernel/words';

export const recurringOrderCalls = words('recurringOrderCalls', {
  'GET /api/v1/recurring-orders': 'Los abonos y retiros recurrentes propios que siguen en pie',
  'POST /api/v1/recurring-orders': 'Activa un abono o un retiro recurrente',
  'PUT /api/v1/recurring-orders/:recurringOrderId': 'Cambia un abono o un retiro recurrente',
  'POST /api/v1/recurring-orders/:recurringOrderId/pause':
    'Pausa un abono o un retiro recurrente: nada se pide ni se recuerda',
  'POST /api/v1/recurring-orders/:recurringOrderId/resume':
    'Reanuda un abono o un retiro recurrente en pausa',
  'POST /api/v1/recurring-orders/:recurringOrderId/end': 'Termina un abono o un retiro recurrente',
  'GET /api/v1/recurring-order-runs': 'Qué pasó cada mes con los abonos y retiros recurrentes',
});
