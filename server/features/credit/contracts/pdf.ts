import type { LoanQuote } from '@contract/credit/loans';
import type { PaymentComponent } from '@contract/credit/payments';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { formatDay } from '@contract/kernel/fields/day';
import { centsToDecimal, formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { t } from '@server/i18n';
import PDFDocument from 'pdfkit';
import { paymentName } from '../loans/quote';

/** The whole content of the credit contract; the same content always makes the same bytes. */
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
const COLUMNS = [
  t(creditWords.contracts.pdf.month),
  t(creditWords.contracts.pdf.capital),
  t(creditWords.contracts.pdf.interest),
  'IVA',
  t(creditWords.contracts.pdf.instalment),
  t(creditWords.contracts.pdf.balance),
] as const;

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
  section(doc, t(creditWords.contracts.pdf.parties), [
    [t(creditWords.contracts.pdf.borrower), content.applicant],
    [t(creditWords.contracts.pdf.supplier), content.supplier],
    [
      t(creditWords.contracts.pdf.platform),
      t(creditWords.contracts.pdf.onBehalf, { brand: content.brand }),
    ],
  ]);
  section(doc, t(creditWords.contracts.pdf.object), [
    [t(creditWords.contracts.pdf.system), content.product],
    [t(creditWords.contracts.pdf.site), content.site],
    [t(creditWords.contracts.pdf.purpose), content.purpose],
  ]);
  section(doc, t(creditWords.contracts.pdf.terms), [
    [t(creditWords.contracts.pdf.amount), formatMxn(quote.principal_cents)],
    [t(creditWords.contracts.pdf.term), `${quote.term_months} meses`],
    [
      t(creditWords.contracts.pdf.rate),
      t(creditWords.contracts.pdf.plusVat, { rate: percent(quote.annual_rate_bp) }),
    ],
    [
      t(creditWords.contracts.pdf.lateRate),
      t(creditWords.contracts.pdf.lateBase, { rate: percent(content.lateRateBp) }),
    ],
    [t(creditWords.contracts.pdf.graceDays), graceText(content.lateGraceDays)],
    ['CAT', catText(quote.cat_bp)],
    [
      paymentName[quote.amort_mode],
      t(creditWords.contracts.pdf.vatIncluded, {
        amount: quote.payment_cents,
        more: quote.amort_mode === 'level_base' ? t(creditWords.contracts.pdf.decreasing) : '',
      }),
    ],
    [
      t(creditWords.contracts.pdf.openingFee),
      t(creditWords.contracts.pdf.feeDeducted, {
        fee: quote.opening_fee_cents,
        vat: quote.opening_fee_vat_cents,
      }),
    ],
    [
      t(creditWords.contracts.pdf.toSupplier),
      t(creditWords.contracts.pdf.onEvidence, { amount: quote.received_cents }),
    ],
    [t(creditWords.contracts.pdf.total), formatMxn(quote.total_cents)],
    [
      t(creditWords.contracts.pdf.waterfall),
      t(creditWords.contracts.pdf.oldestFirst, {
        order: content.waterfallOrder.map((part) => partName[part]).join(', '),
      }),
    ],
    [t(creditWords.contracts.pdf.prepayment), t(creditWords.contracts.pdf.prepaymentTerms)],
  ]);
}

/** Once the days are over, late interest counts from the due day. */
const graceText = (days: number) =>
  days === 0
    ? t(creditWords.contracts.pdf.graceNone)
    : t(creditWords.contracts.pdf.graceSome, { days });

const partName: Record<PaymentComponent, string> = {
  late_vat: t(creditWords.contracts.pdf.partLateVat),
  late_interest: t(creditWords.contracts.pdf.partLateInterest),
  fee: 'comisiones',
  vat: t(creditWords.contracts.pdf.partInterestVat),
  interest: t(creditWords.contracts.pdf.partInterest),
  capital: 'capital',
};

const catText = (cat: number | null) =>
  cat === null
    ? t(creditWords.contracts.pdf.catNone)
    : t(creditWords.contracts.pdf.catShown, { cat: percent(cat) });

function calendar(doc: Doc, { rows }: LoanQuote) {
  doc.addPage().font('Helvetica-Bold').fontSize(11).text(t(creditWords.contracts.pdf.schedule));
  doc.fontSize(9).font('Helvetica').text(t(creditWords.contracts.pdf.dueDays)).moveDown(0.5);
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
    .text(t(creditWords.contracts.pdf.interestBasis))
    .text(t(creditWords.contracts.pdf.riskLegend))
    .text(t(creditWords.contracts.pdf.signing, { brand }));
}
