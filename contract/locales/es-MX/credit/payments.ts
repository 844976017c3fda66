import { words } from '../../../kernel/words';

export const payment = words('payment', {
  creditBalance: 'Saldo a favor',
  giveBack: 'Por devolver',
  giveBackHelp: 'Se te devolvió y no era tuyo: tu siguiente pago lo cubre primero.',
  howTo: 'Cómo pagar',
  howToHelp:
    'Transfiere por SPEI a tu CLABE personal. El pago se aplica solo, primero a lo vencido y lo más antiguo.',
  none: 'No tienes créditos por pagar.',
  received: 'Pagos recibidos',
  noneReceived: 'Aún no recibimos pagos tuyos.',
  concept: 'Concepto',
  instalment: 'Mensualidad',
  early: 'Pago anticipado de {{amount}}',
  capital: 'Capital',
  interest: 'Intereses',
  vat: 'IVA',
  late: 'Moratorio con IVA',
});
