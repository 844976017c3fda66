import { words } from '../../../kernel/words';

/** What statements say, the same words in the PDF and in the CSV, and why one is not handed out. */
export const statementWords = words('statementWords', {
  applied: 'Pago aplicado a tu crédito',
  distributed: 'Pago de un crédito',
  undone: 'Corrección: {{label}}',
  late: 'conocido en este periodo',
  file: 'Estado de cuenta {{period}}',
  altered:
    'Este estado de cuenta no concuerda con lo que se selló al emitirlo, así que no se entrega. Escribe a soporte.',
  title: 'Estado de cuenta',
  period: 'Del {{from, day}} al {{to, day}}',
  leads: {
    investor: 'Saldo disponible al cierre',
    credits: 'Capital que debes al cierre',
    applicant: 'Saldo a favor al cierre',
  },
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  openingOf: {
    investor: 'Saldo disponible al inicio: {{amount, mxn}}',
    applicant: 'Saldo a favor al inicio: {{amount, mxn}}',
  },
  closingOf: {
    investor: 'Saldo disponible al cierre: {{amount, mxn}}',
    applicant: 'Saldo a favor al cierre: {{amount, mxn}}',
  },
  movements: 'Movimientos',
  noMovements: 'Sin movimientos en el periodo.',
  more: 'Aquí están los primeros {{listed, number}} de {{all, number}} movimientos. El XML y el CSV de este estado de cuenta los tienen todos.',
  totals: 'Totales por concepto',
  holdings: 'Además del saldo disponible, al cierre',
  ends: {
    credit: 'Saldo insoluto del crédito {{folio}} al cierre',
    reserved: 'Comprometido en oportunidades',
    inTransit: 'Retiros en camino',
    principal: 'Capital por cobrar de tus créditos',
    writtenOff: 'Capital castigado, que quizá no se cobre',
  },
  endOf: '{{label}}: {{amount, mxn}}',
  columns: {
    folio: 'Folio',
    day: 'Fecha',
    label: 'Movimiento',
    part: 'Parte',
    project: 'Proyecto',
    amount: 'Importe',
    balance: 'Saldo',
  },
  hash: 'Huella del contenido: {{sha256}}',
  credit: {
    title: 'Crédito {{folio}}',
    cat: 'CAT {{cat, percent}} sin IVA, para fines informativos y de comparación.',
    noCat: 'CAT: el de tu contrato o convenio vigente.',
    rates:
      'Tasa de interés anual fija: {{annual, percent}}. Tasa de interés moratorio anual: {{late, percent}}.',
    loan: 'Monto del crédito: {{principal, mxn}}, a {{months, number}} meses.',
    opening: 'Capital al inicio: {{amount, mxn}}',
    delivered: 'Entregado en el periodo: {{amount, mxn}}',
    fee: 'Comisión por apertura con IVA, cobrada en el periodo: {{amount, mxn}}',
    repaid: 'Capital pagado en el periodo: {{amount, mxn}}',
    closing: 'Saldo insoluto al cierre: {{amount, mxn}}',
    toPay:
      'Pago para no generar intereses moratorios: {{amount, mxn}}, a más tardar el {{on, day}}.',
    overdue_one:
      'Vencido al cierre, con {{count, number}} día de atraso: {{amount, mxn}}. Págalo ya: genera intereses moratorios cada día.',
    overdue_other:
      'Vencido al cierre, con {{count, number}} días de atraso: {{amount, mxn}}. Págalo ya: genera intereses moratorios cada día.',
    next: 'Siguiente mensualidad: {{amount, mxn}}, a más tardar el {{on, day}}.',
    settled: 'No queda nada por pagar de este crédito.',
    changed:
      'Lo que se paga de este crédito cambió después de este periodo: consúltalo en tu crédito.',
    warning:
      'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Tu saldo a favor se aplica a lo que vence.',
  },
  claims:
    'Aclaraciones y reclamaciones: Unidad Especializada de Atención a Usuarios (UNE) de {{brand}}, {{email}}.',
  condusef:
    'Comisión Nacional para la Protección y Defensa de los Usuarios de Servicios Financieros (CONDUSEF): www.condusef.gob.mx, teléfonos 55 5340 0999 y 800 999 8080.',
  once: 'Este estado de cuenta no cambia. Lo que se corrija después aparece en el periodo en que se conoció.',
  proof: 'Folio {{folio}}, emitido el {{issued}} · eslabón {{seq, number}} de la cadena del libro',
  link: 'Huella del eslabón: {{hash}}',
  verify: 'Comprueba que es auténtico en {{address}}',
});
