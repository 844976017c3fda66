import { words } from '../../../kernel/words';

/** Texts of the screens of an applicant's tax documents. */
export const invoiceWords = words('invoiceWords', {
  help: 'Aquí está lo que se te cobró y lo que se pagó por tu sistema. Son documentos informativos sin timbre del SAT: no tienen validez fiscal.',
  none: 'Aún no hay documentos: aparecen con la entrega de tu crédito y con cada pago.',
  toHome: 'Ir al inicio',
  archive: 'Descargar lo que ves (.zip)',
  archiveFile: 'documentos.zip',
  folio: 'Folio',
  kind: 'Tipo',
  kinds: { interest: 'Intereses', fee: 'Comisiones', system: 'Sistema' },
  year: 'Año',
  status: 'Estado SAT',
  statuses: { unstamped: 'Sin timbrar', cancelled: 'Cancelado' },
  day: 'Fecha',
  project: 'Proyecto',
  issuer: 'Emite',
  base: 'Importe sin IVA',
  vat: 'IVA',
  total: 'Total',
  included: 'En la factura del instalador',
  files: 'Archivos',
  download: '{{format}} de {{name}}',
  toWithholdings: 'Ver retenciones',
});

/** Texts of the screen of what was withheld of an applicant's interest. */
export const withholdingWords = words('withholdingWords', {
  help: 'De los intereses que pagas, la plataforma retiene impuestos a los inversionistas. Tú no retienes nada.',
  none: 'Todavía no has pagado intereses, así que no hay retenciones.',
  toInvoices: 'Ver facturas',
  year: 'Año',
  noneInYear: 'En {{year}} no hubo retenciones.',
  total: 'Impuestos retenidos en {{year}}',
  parts: 'ISR {{incomeTax}} e IVA {{vat}}, de {{interest}} de intereses',
  certificateOfYear: 'constancia de {{year}}',
  annual: 'Constancia anual',
  noEffect: 'Es informativa y no tiene validez fiscal: no está timbrada por el SAT.',
  months: 'Por mes',
  monthsHelp:
    'Cada pago sigue las reglas vigentes en su fecha. Lo que se supo después de declarar un mes va aparte, como complementaria.',
  month: 'Mes',
  complement: 'Complementaria de {{month}}',
  interest: 'Intereses',
  late: 'Incluye {{amount}} de moratorios',
  vat: 'IVA',
  vatWithheld: 'IVA retenido',
  incomeTax: 'ISR retenido',
  files: 'Constancia',
  certificateFile: 'constancia-de-retenciones-{{period}}',
  rules: 'Con qué reglas se retuvo',
  rule: '{{rate}}, desde el {{day}}. Fuente: {{source}}',
});
