import { words } from '../../../kernel/words';

export const earlyPaymentCalls = words('earlyPaymentCalls', {
  'GET /api/v1/loans/:loanId/early-payment':
    'Qué hace un crédito con lo que se paga de más, y qué haría hoy un monto',
  'POST /api/v1/loans/:loanId/early-payment-choices':
    'Elige qué hace un crédito con lo que se paga de más: desde hoy, o una vez con el saldo a favor',
});
