import type { LoanQuote } from '@contract/credit/loans';
import type { PaymentComponent } from '@contract/credit/payments';
import { formatPercent, toBasisPoints } from '@contract/kernel/fields/basis-points';
import {
  type Centavos,
  centsToDecimal,
  formatMxn,
  toCentavos,
} from '@contract/kernel/fields/centavos';
import { formatDay } from '@contract/kernel/fields/day';
import PDFDocument from 'pdfkit';
import { paymentName } from '../loans/quote';

/** Everything that the credit contract says; the same content always makes the same bytes. */
export interface ContractContent {
  brand: string;
  folio: string;
  title: string;
  madeAt: Date;
  /** The day in Mexico City, 'YYYY-MM-DD'; people read it as dd/mm/aaaa. */
  madeOn: string;
  applicant: string;
  supplier: string;
  product: string;
  purpose: string;
  site: string;
  quote: LoanQuote;
  lateRateBp: number;
  lateGraceDays: number;
  waterfallOrder: readonly PaymentComponent[];
}

const MARGIN = 56;
const COLUMNS = ['Mes', 'Capital', 'Interés', 'IVA', 'Mensualidad', 'Saldo'] as const;

/** Draws the contract. The creation date is given, never the clock's, so that bytes can be made again. */
export function contractPdf(content: ContractContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'es-MX',
    info: { Title: content.title, Author: content.brand, CreationDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  heading(doc, content);
  clauses(doc, content);
  calendar(doc, content.quote);
  legend(doc, content);
  doc.end();
  return finished;
}

type Doc = InstanceType<typeof PDFDocument>;

function heading(doc: Doc, { brand, title, folio, madeOn }: ContractContent) {
  doc.font('Helvetica-Bold').fontSize(16).text(title);
  const day = formatDay(madeOn);
  doc.font('Helvetica').fontSize(10).text(`${brand} · Folio ${folio} · ${day}`).moveDown();
}

function section(doc: Doc, title: string, lines: readonly (readonly [string, string])[]) {
  doc.moveDown(0.5).font('Helvetica-Bold').fontSize(11).text(title);
  doc.fontSize(10);
  for (const [label, value] of lines) {
    doc
      .font('Helvetica-Bold')
      .text(`${label}: `, { continued: true })
      .font('Helvetica')
      .text(value);
  }
}

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

function clauses(doc: Doc, content: ContractContent) {
  const { quote } = content;
  section(doc, 'Partes', [
    ['Acreditado', content.applicant],
    ['Instalador', content.supplier],
    ['Plataforma', `${content.brand}, que administra el crédito por cuenta de los inversionistas`],
  ]);
  section(doc, 'Objeto', [
    ['Sistema', content.product],
    ['Sitio de instalación', content.site],
    ['Destino del crédito', content.purpose],
  ]);
  section(doc, 'Condiciones del crédito', [
    ['Monto', formatMxn(quote.principal_cents)],
    ['Plazo', `${quote.term_months} meses`],
    ['Tasa de interés ordinaria anual fija', `${percent(quote.annual_rate_bp)} más IVA`],
    [
      'Tasa de interés moratoria anual',
      `${percent(content.lateRateBp)} más IVA, sobre capital vencido`,
    ],
    ['Días de gracia', graceText(content.lateGraceDays)],
    ['CAT', catText(quote.cat_bp)],
    [
      paymentName[quote.amort_mode],
      `${formatMxn(quote.payment_cents)}, IVA incluido${quote.amort_mode === 'level_base' ? '; las que siguen bajan con el interés' : ''}`,
    ],
    [
      'Comisión por apertura',
      `${formatMxn(quote.opening_fee_cents)} más IVA de ${formatMxn(quote.opening_fee_vat_cents)}, que se descuentan del monto`,
    ],
    [
      'Pago al instalador',
      `${formatMxn(quote.received_cents)}, al aprobarse la evidencia de la instalación`,
    ],
    ['Total a pagar', formatMxn(quote.total_cents)],
    [
      'Aplicación de cada pago',
      `primero la mensualidad más antigua y, en ella, en este orden: ${content.waterfallOrder.map((part) => partName[part]).join(', ')}`,
    ],
    [
      'Pagos anticipados',
      'sin comisión; lo que se debe a la fecha liquida el crédito cualquier día, sin intereses por los días que falten. Un pago menor cubre la siguiente mensualidad; lo demás queda a favor del acreditado y paga cada mensualidad en su fecha',
    ],
  ]);
}

/** Once the days are over, late interest counts from the due day. */
const graceText = (days: number) =>
  days === 0
    ? 'ninguno; el interés moratorio se causa desde el día siguiente al vencimiento'
    : `${days}; si el pago llega después, el interés moratorio se causa desde el vencimiento`;

const partName: Record<PaymentComponent, string> = {
  late_vat: 'IVA de interés moratorio',
  late_interest: 'interés moratorio',
  fee: 'comisiones',
  vat: 'IVA de interés',
  interest: 'interés',
  capital: 'capital',
};

const catText = (cat: number | null) =>
  cat === null
    ? 'no calculable'
    : `${percent(cat)} sin IVA, para fines informativos y de comparación`;

function calendar(doc: Doc, { rows }: LoanQuote) {
  doc.addPage().font('Helvetica-Bold').fontSize(11).text('Tabla de amortización (pesos)');
  doc
    .fontSize(9)
    .font('Helvetica')
    .text(
      'Cada mensualidad vence el mismo día del mes que la entrega del dinero, desde el mes siguiente.',
    )
    .moveDown(0.5);
  line(doc, COLUMNS, 'Helvetica-Bold');
  for (const row of rows) {
    const amounts = [
      row.capital_cents,
      row.interest_cents,
      row.vat_cents,
      row.total_cents,
      row.balance_cents,
    ];
    line(doc, [String(row.n), ...amounts.map((cents) => decimal(toCentavos(cents)))], 'Helvetica');
  }
}

const decimal = (cents: Centavos) => centsToDecimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

function line(doc: Doc, cells: readonly string[], font: string) {
  if (doc.y > doc.page.height - MARGIN - 14) doc.addPage();
  const width = (doc.page.width - 2 * MARGIN) / cells.length;
  const { y } = doc;
  doc.font(font).fontSize(9);
  cells.forEach((cell, index) => {
    doc.text(cell, MARGIN + index * width, y, { width, align: 'right', lineBreak: false });
  });
  doc.x = MARGIN;
  doc.y = y + 14;
}

function legend(doc: Doc, { brand }: ContractContent) {
  if (doc.y > doc.page.height - MARGIN - 120) doc.addPage();
  doc
    .moveDown()
    .font('Helvetica')
    .fontSize(9)
    .text(
      'El interés se causa por mes vencido sobre saldos insolutos. Los intereses vencidos no causan intereses.',
    )
    .text(
      'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal se hacen responsables de los recursos de las operaciones, ni los garantizan (artículo 11 de la Ley para Regular las Instituciones de Tecnología Financiera).',
    )
    .text(
      `Las partes firman por medios electrónicos en ${brand}, con segundo factor. Cada firma queda en un registro con la huella SHA-256 de este archivo y un sello interno; no es una constancia de conservación de la NOM-151.`,
    );
}
