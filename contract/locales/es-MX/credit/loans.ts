import { words } from '../../../kernel/words';

/** A credit's calendar and what stands beside it. */
export const loanWords = words('loanWords', {
  schedule: 'Tabla de amortización',
  n: 'Mes',
  prepayment: 'Pago anticipado',
  due: 'Vence',
  capital: 'Capital',
  interest: 'Interés',
  vat: 'IVA',
  total: 'Total',
  balance: 'Saldo',
  paidOn: 'Pagado el {{day}}',
  pending: 'Por pagar',
  overdue: 'Vencido: {{amount}}',
  noDays: 'Las fechas se fijan el día en que se entrega el dinero.',
  clabe: 'CLABE para tus pagos',
  begun: 'Inicio',
});
