import { words } from '../../../kernel/words';

/** What the text of the credit contract may name, as staff write it between two braces. */
export const loanContractPlaces = words('loanContractPlaces', {
  folio: 'folio',
  day: 'fecha',
  borrower: 'acreditado',
  installer: 'instalador',
  platform: 'plataforma',
  system: 'sistema',
  site: 'sitio',
  purpose: 'destino',
  amount: 'monto',
  term: 'plazo',
  rate: 'tasa',
  lateRate: 'tasa_moratoria',
  grace: 'dias_de_gracia',
  cat: 'cat',
  instalmentName: 'tipo_de_mensualidad',
  instalment: 'mensualidad',
  fee: 'comision_por_apertura',
  feeVat: 'iva_de_la_comision',
  toInstaller: 'pago_al_instalador',
  total: 'total_a_pagar',
  waterfall: 'orden_de_aplicacion',
  schedule: 'tabla_de_amortizacion',
});

/** The credit contract in the product's own words, never changed: what follows is a version that staff keep. */
export const loanContractText = words('loanContractText', {
  title: 'Contrato de crédito {folio}',
  body: [
    '# Partes',
    '- Acreditado: {acreditado}',
    '- Instalador: {instalador}',
    '- Plataforma: {plataforma}, que administra el crédito por cuenta de los inversionistas',
    '# Objeto',
    '- Sistema: {sistema}',
    '- Sitio de instalación: {sitio}',
    '- Destino del crédito: {destino}',
    '# Condiciones del crédito',
    '- Monto: {monto}',
    '- Plazo: {plazo}',
    '- Tasa de interés ordinaria anual fija: {tasa} más IVA',
    '- Tasa de interés moratoria anual: {tasa_moratoria} más IVA, sobre capital vencido',
    '- Días de gracia: {dias_de_gracia}',
    '- CAT: {cat}',
    '- {tipo_de_mensualidad}: {mensualidad}',
    '- Comisión por apertura: {comision_por_apertura} más IVA de {iva_de_la_comision}, que se descuentan del monto',
    '- Pago al instalador: {pago_al_instalador}, al aprobarse la evidencia de la instalación',
    '- Total a pagar: {total_a_pagar}',
    '- Aplicación de cada pago: primero la mensualidad más antigua y, en ella, en este orden: {orden_de_aplicacion}',
    '- Pagos anticipados: sin comisión; lo que se debe a la fecha liquida el crédito cualquier día, sin intereses por los días que falten. Un pago menor cubre la siguiente mensualidad; lo demás queda a favor del acreditado y paga cada mensualidad en su fecha',
    '- Intereses: se causan por mes vencido sobre saldos insolutos. Los intereses vencidos no causan intereses',
    '# Tabla de amortización (pesos)',
    'Cada mensualidad vence el mismo día del mes que la entrega del dinero, desde el mes siguiente.',
    '{tabla_de_amortizacion}',
  ],
});

/** What the drawn parts and the frame of the credit contract say, and what its previews are filled with. */
export const loanContractWords = words('loanContractWords', {
  facts: '{{brand}} · Folio {{folio}} · {{day}} · Versión {{version}} del texto',
  termsHash: 'Huella de las condiciones (SHA-256): {{hash}}',
  alsoSign: 'Firman también: {{names}}.',
  alsoSigns: {
    legal_representative: '{{name}}, representante legal del acreditado',
    spouse: '{{name}}, cónyuge del acreditado, que da su conformidad con el crédito',
    co_obligor: '{{name}}, obligado solidario, que responde por la deuda completa',
  },
  months: '{{term}} meses',
  vatIncluded: '{{amount, mxn}}, IVA incluido{{more}}',
  decreasing: '; las que siguen bajan con el interés',
  graceNone: 'ninguno; el interés moratorio se causa desde el día siguiente al vencimiento',
  graceSome:
    '{{days}}; si el pago llega después, el interés moratorio se causa desde el vencimiento',
  catNone: 'no calculable',
  catShown: '{{cat}} sin IVA, para fines informativos y de comparación',
  parts: {
    late_vat: 'IVA de interés moratorio',
    late_interest: 'interés moratorio',
    fee: 'comisiones',
    vat: 'IVA de interés',
    interest: 'interés',
    capital: 'capital',
  },
  columns: ['Mes', 'Capital', 'Interés', 'IVA', 'Mensualidad', 'Saldo'],
  riskLegend:
    'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal se hacen responsables de los recursos de las operaciones, ni los garantizan (artículo 11 de la Ley para Regular las Instituciones de Tecnología Financiera).',
  signing:
    'Las partes firman por medios electrónicos en {{brand}}, con segundo factor. Cada firma queda en un registro con la huella SHA-256 de este archivo y un sello interno; no es una constancia de conservación de la NOM-151.',
  example: {
    folio: 'SF-000123',
    borrower: 'Ana López Ruiz',
    installer: 'Soles del Sureste',
    purpose: 'Paneles para bajar el recibo de la tortillería',
    site: 'Calle 60 #491, Centro, Mérida, Yucatán, C.P. 97000',
    schedule: 'La tabla con cada mensualidad; la dibuja el portal en el PDF.',
  },
});
