import type { participationStatuses } from '../../../funding/participations';
import { words } from '../../../kernel/words';
import { commitmentStatusName } from './commitments';

/** Texts of an investor's participations in projects. */
export const participation = words('participation', {
  project: 'Proyecto',
  product: 'Producto',
  status: 'Estado',
  invested: 'Invertido',
  outstanding: 'Capital por recibir',
  capital: 'Capital recibido',
  interest: 'Intereses recibidos',
  withheld: 'ISR retenido',
  next: 'Próximo pago',
  late_one: '{{count, number}} día de atraso',
  late_other: '{{count, number}} días de atraso',
  none: 'Aún no participas en proyectos.',
  seeOpportunities: 'Ver oportunidades',
  received: 'Pagos recibidos',
  receivedHelp: 'Cada pago llega completo y el impuesto se retiene después.',
  noneReceived: 'El proyecto aún no hace pagos.',
  schedule: 'Lo que falta por recibir',
  scheduleHelp:
    'Tu parte de las mensualidades por pagar, con el impuesto de hoy: estimado, no garantizado.',
  nothingLeft: 'No queda nada por recibir.',
  notDelivered: 'El calendario empieza el día en que se entrega el dinero.',
  n: 'Mes',
  day: 'Fecha',
  concept: 'Concepto',
  instalment: 'Mensualidad',
  early: 'Pago anticipado',
  due: 'Vence',
  capitalColumn: 'Capital',
  interestColumn: 'Interés',
  lateInterest: 'Moratorio',
  isr: 'ISR',
  vat: 'IVA',
  fee: 'Comisión con IVA',
  net: 'Neto',
  overdue: 'Atrasada',
  writtenOff: 'Capital castigado',
  recovered: 'Recuperado desde el castigo',
  writtenOffOn: 'Castigado el {{day, day}}',
  writtenOffHelp:
    'El crédito pasó de 90 días de atraso y se castigó: ya no se cuenta con que se pague a tiempo. Se sigue debiendo y cobrando, y lo que se recupere te llega como antes. No hay garantía de que se recupere.',
});

const { reserved, firm, active, settled } = commitmentStatusName;

/** States of what an investor follows. */
export const participationStatusName = {
  reserved,
  firm,
  active,
  settled,
  ...words('participationStatusName', { written_off: 'Castigado' }),
} satisfies Record<(typeof participationStatuses)[number], unknown>;
