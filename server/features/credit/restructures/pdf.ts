import type { RestructurePreview } from '@contract/credit/restructures';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { type Day, formatDay } from '@contract/kernel/fields/day';
import { centsToDecimal, formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import { drawRow, PdfFile } from '@server/features/platform';
import { t } from '@server/i18n';
import { catLine } from './offer';

/** The whole content of the agreement; the same content always makes the same bytes. */
interface AgreementContent {
  brand: string;
  folio: string;
  title: string;
  madeAt: Date;
  madeOn: Day;
  applicant: string;
  /** Who answers for it beside the applicant and signs after them. */
  coObligor: string | null;
  principal: Centavos;
  termMonths: number;
  lateRateBp: number;
  countedUntil: Day;
  /** SHA-256 of what it offers as the journal seals it. */
  offerHash: string;
  figures: RestructurePreview;
}

const MARGIN = 56;
const { pdf } = words;

/** Draws the agreement. The creation date is given, so that bytes can be made again. */
export async function agreementPdf(content: AgreementContent): Promise<Buffer> {
  const { title, brand, folio, madeAt, madeOn, figures } = content;
  const doc = new PdfFile({ title, author: brand, madeAt, margin: MARGIN });
  doc.font('bold').fontSize(16).text(title);
  doc.font('regular').fontSize(10);
  doc.text(`${brand} · Folio ${folio} · ${formatDay(madeOn)}`);
  doc.text(t(pdf.offerHash, { hash: content.offerHash })).moveDown();
  for (const [heading, lines] of sectionsOf(content)) section(doc, heading, lines);
  doc.moveDown();
  for (const clause of [
    t(pdf.carriedClause),
    t(pdf.condonedClause),
    t(pdf.interestClause, { day: content.countedUntil }),
    t(pdf.restClause),
    t(content.coObligor ? pdf.validOfBothClause : pdf.validClause, { day: figures.expires_on }),
    ...(content.coObligor ? [t(pdf.coObligorClause)] : []),
  ]) {
    doc.font('regular').fontSize(10).text(clause).moveDown(0.4);
  }
  schedule(doc, figures);
  return doc.finish();
}

type Line = readonly [label: string, value: string];

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

function sectionsOf({
  brand,
  applicant,
  coObligor,
  principal,
  termMonths,
  lateRateBp,
  figures,
}: AgreementContent): [string, Line[]][] {
  const [first] = figures.rows;
  return [
    [
      t(pdf.parties),
      [
        [t(words.applicant), applicant],
        ...(coObligor ? [[t(pdf.coObligor), coObligor] as const] : []),
        [t(pdf.platform), t(pdf.onBehalf, { brand })],
      ],
    ],
    [
      t(pdf.before),
      [
        [t(pdf.original), t(pdf.originalTerms, { amount: principal, months: termMonths })],
        [t(words.capital), formatMxn(figures.capital_cents)],
        [t(pdf.interest), formatMxn(figures.interest_cents)],
        [t(pdf.vat), formatMxn(figures.vat_cents)],
      ],
    ],
    [
      t(pdf.after),
      [
        [
          t(words.rate),
          t(words.fromTo, {
            before: figures.annual_rate_bp_before,
            after: figures.annual_rate_bp,
          }),
        ],
        [t(pdf.cat), catLine(figures)],
        [t(pdf.lateRate), percent(lateRateBp)],
        [t(words.months), String(figures.months)],
        [t(words.firstDue), formatDay(figures.first_due_on)],
        [t(words.lastDue), formatDay(figures.last_due_on)],
        ...(first ? [[t(words.firstPayment), formatMxn(first.total_cents)] as const] : []),
        [t(words.total), formatMxn(figures.total_cents)],
      ],
    ],
  ];
}

function section(doc: PdfFile, title: string, lines: readonly Line[]) {
  doc.moveDown(0.5).font('bold').fontSize(11).text(title);
  doc.fontSize(10);
  for (const [label, value] of lines) {
    doc.font('bold').text(`${label}: `, { continued: true });
    doc.font('regular').text(value);
  }
}

const COLUMNS = [
  t(pdf.n),
  t(pdf.due),
  t(pdf.capitalColumn),
  t(pdf.interestColumn),
  'IVA',
  t(pdf.totalColumn),
  t(pdf.balance),
];

function schedule(doc: PdfFile, { rows }: RestructurePreview) {
  doc.addPage().font('bold').fontSize(11).text(t(pdf.schedule)).moveDown(0.5);
  drawRow(doc, COLUMNS, 'bold');
  for (const row of rows) {
    const amounts = [
      row.capital_cents,
      row.interest_cents,
      row.vat_cents,
      row.total_cents,
      row.balance_cents,
    ];
    drawRow(doc, [String(row.n), formatDay(row.due_on), ...amounts.map(decimal)], 'regular');
  }
  const sums = [
    sumCents(rows.map((row) => row.capital_cents)),
    sumCents(rows.map((row) => row.interest_cents)),
    sumCents(rows.map((row) => row.vat_cents)),
    sumCents(rows.map((row) => row.total_cents)),
  ];
  drawRow(doc, ['', '', ...sums.map(decimal), ''], 'bold');
}

const decimal = (cents: Centavos) => centsToDecimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
