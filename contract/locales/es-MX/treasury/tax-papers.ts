import { words } from '../../../kernel/words';

/** What the PDFs of invoices and certificates say. */
export const taxPaperWords = words('taxPaperWords', {
  noEffect: 'SIN VALIDEZ FISCAL',
  noEffectHelp:
    'Documento informativo sin timbre del SAT: no es un CFDI y no sirve para deducir ni acreditar.',
  holder: 'A nombre de: {{name}}',
  rfc: 'RFC: {{rfc}}',
  unknown: 'sin registrar',
  curp: 'CURP: {{curp}}',
  fiscal: 'Régimen fiscal {{regime}}, código postal {{postalCode}}',
  total: 'Total',
  pesos: 'Cantidades en pesos mexicanos (MXN).',
  certificateTitle: 'Constancia informativa de retenciones {{period}}',
  provisional: 'PROVISIONAL: al {{on, day}} el periodo aún no se declara completo y puede cambiar.',
  certificateOf: {
    applicant:
      'Intereses que pagaste e impuestos que se retuvieron de ellos a los inversionistas de tu crédito. Por ser retenidos por la plataforma, no te toca retenerlos.',
    investor: 'Intereses que recibiste e impuestos que se te retuvieron de ellos.',
  },
  withholder: 'Retuvo: {{name}}, como institución de financiamiento colectivo',
  rules: 'Reglas vigentes en la fecha de cada pago',
  rule: '{{name}}: {{rate, percent}}, vigente desde el {{day, day}} ({{source}})',
  columns: {
    month: 'Mes',
    interest: 'Interés',
    late: 'Moratorio',
    vat: 'IVA',
    vatWithheld: 'IVA retenido',
    incomeTax: 'ISR retenido',
  },
  complement: '* {{month}}: complementaria de {{concerns}}, que ya estaba declarado.',
  noneFound: 'No hay documentos con esos filtros.',
  tooMany:
    'Son {{found, number}} documentos y un archivo lleva hasta {{most, number}}. Elige un año o un tipo.',
  invoiceTitle: {
    interest: 'Comprobante de intereses {{folio}}',
    fee: 'Comprobante de comisión {{folio}}',
    system: 'Comprobante de pago de tu sistema {{folio}}',
  },
  issuer: 'Emite: {{name}}',
  dated: 'Fecha: {{day, day}}',
  project: 'Proyecto: {{folio}}',
  cancelled: 'CANCELADO: el movimiento que documentaba se corrigió.',
  concepts: {
    interest: 'Interés ordinario',
    late_interest: 'Interés moratorio',
    opening_fee: 'Comisión por apertura',
    collection_fee: 'Comisión de cobranza',
    system: 'Etapa del sistema instalado',
  },
  conceptColumns: { concept: 'Concepto', amount: 'Importe', vat: 'IVA', total: 'Total' },
  vatByInstaller:
    'El importe incluye el IVA que desglosa la factura del instalador, quien la emite por su cuenta.',
});
