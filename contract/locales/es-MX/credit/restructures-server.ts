import { words } from '../../../kernel/words';

/** What the server says of restructures. */
export const restructureWords = words('restructureWords', {
  notLate: 'Solo se reestructura un crédito en pagos que está atrasado.',
  openAlready: 'Ya hay una propuesta por firmar. Retírala para hacer otra.',
  firstTooSoon:
    'La primera mensualidad vence después del {{day, day}}, el último día para firmar la propuesta.',
  firstTooLate: 'La primera mensualidad vence a más tardar el {{day, day}}.',
  higherRate: 'La tasa no puede ser mayor que la actual, {{rate, percent}}.',
  ended: 'Esta propuesta ya no está por firmar.',
  expired: 'El plazo para firmar esta propuesta terminó. Pide que te hagan otra.',
  changed:
    'Lo que debes cambió desde que se hizo esta propuesta, por un pago o porque venció otra mensualidad. Pide que te hagan otra con las cifras de hoy.',
  paidToday:
    'Hoy hubo un movimiento de dinero tuyo. Firma mañana, si las cifras de la propuesta siguen siendo las mismas.',
  act: 'Proponer una reestructura del crédito {{folio}}',
  credit: 'Crédito',
  applicant: 'Solicitante',
  capital: 'Capital que se reprograma',
  carried: 'Interés e IVA vencidos que se reparten, sin causar interés',
  condoned: 'Moratorios e IVA que se condonan',
  rate: 'Tasa anual',
  fromTo: '{{before, percent}} a {{after, percent}}',
  months: 'Mensualidades',
  monthsFromTo: '{{before}} a {{after}}',
  firstDue: 'Primer vencimiento',
  firstPayment: 'Primera mensualidad',
  lastDue: 'Último vencimiento',
  total: 'Total por pagar',
  reason: 'Motivo',
  pdf: {
    title: 'Convenio modificatorio {{folio}}',
    offerHash: 'Huella de las condiciones (SHA-256): {{hash}}',
    parties: 'Partes',
    platform: 'Plataforma',
    coObligor: 'Obligado solidario',
    coObligorClause:
      'El obligado solidario sigue respondiendo por la deuda completa, que se paga como dice este convenio.',
    validOfBothClause:
      'Este convenio surte efecto el día en que lo firma el segundo de los dos, solicitante y obligado solidario, a más tardar el {{day, day}}, y solo si lo que se adeuda sigue siendo lo que aquí dice. Sin ambas firmas no surte efecto.',
    onBehalf: '{{brand}}, a nombre de los inversionistas del crédito',
    before: 'Lo que se adeuda',
    after: 'Cómo se pagará',
    original: 'Monto y plazo del crédito',
    originalTerms: '{{amount, mxn}} a {{months}} meses',
    interest: 'Interés vencido',
    vat: 'IVA del interés vencido',
    cat: 'CAT sin IVA, para fines informativos y de comparación',
    noCat: 'No calculable',
    lateRate: 'Tasa moratoria anual',
    payment: 'Mensualidad',
    clauses: 'Cláusulas',
    schedule: 'Nueva tabla de amortización',
    n: 'Núm.',
    due: 'Vence',
    capitalColumn: 'Capital',
    interestColumn: 'Interés',
    totalColumn: 'Mensualidad',
    balance: 'Saldo',
    sum: 'Suma',
    carriedClause:
      'El interés y el IVA vencidos se reparten en las nuevas mensualidades y no causan interés ordinario ni moratorio (artículo 363 del Código de Comercio).',
    condonedClause:
      'Los intereses moratorios y su IVA causados y no pagados hasta el día de la firma se condonan.',
    interestClause:
      'El interés ordinario corre desde el {{day, day}}, último vencimiento anterior; el del primer periodo se calcula por sus días, sobre un año de 360.',
    restClause:
      'Lo demás del contrato de crédito queda como se firmó: tasa moratoria, orden de aplicación de los pagos y pago anticipado sin comisión.',
    validClause:
      'Este convenio surte efecto el día en que lo firma el solicitante, a más tardar el {{day, day}}, y solo si lo que se adeuda sigue siendo lo que aquí dice.',
  },
});
