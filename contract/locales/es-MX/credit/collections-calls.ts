import { words } from '../../../kernel/words';

export const collectionCalls = words('collectionCalls', {
  'GET /api/v1/collections': 'Créditos atrasados, con lo que deben y quién los atiende',
  'GET /api/v1/collection-staff': 'Personas del equipo que pueden atender un crédito atrasado',
  'GET /api/v1/collections/:loanId':
    'Un crédito atrasado: lo que debe, con quién se habla y lo prometido',
  'GET /api/v1/collection-acts': 'Bitácora de cobranza de un crédito',
  'POST /api/v1/collections/:loanId/reveal':
    'Los teléfonos y correos completos; queda en la bitácora quién los vio',
  'POST /api/v1/collections/:loanId/contacts':
    'Registra un contacto; una corrección es otro registro',
  'POST /api/v1/collections/:loanId/promises':
    'Registra una promesa de pago, una a la vez por crédito',
  'POST /api/v1/collections/:loanId/promise-withdrawals':
    'Deja sin efecto la promesa vigente, con su motivo',
  'POST /api/v1/collections/:loanId/assignments':
    'Asigna el crédito a una persona del equipo, o a nadie',
  'POST /api/v1/collections/:loanId/hardships':
    'Marca una situación difícil, con su motivo y hasta cuándo',
  'POST /api/v1/collections/:loanId/hardship-ends': 'Quita la marca de situación difícil',
  'GET /api/v1/participations/:participationId/collection-log':
    'Bitácora de cobranza para el inversionista, sin datos personales',
  'GET /api/v1/loans/:loanId/collection': 'La promesa de pago del propio crédito',
});
