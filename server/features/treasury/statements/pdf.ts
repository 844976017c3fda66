import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { sumCents } from '@contract/kernel/fields/centavos';
import { formatDay } from '@contract/kernel/fields/day';
import { formatInTable, formatMxn } from '@contract/kernel/fields/mxn';
import { publicPages } from '@contract/locales/es-MX/kernel/common';
import { movementTypeName } from '@contract/locales/es-MX/treasury/money';
import { statementWords as words } from '@contract/locales/es-MX/treasury/statements-server';
import { PdfFile } from '@server/features/platform';
import { momentInWords, t } from '@server/i18n';
import type { StatementContent, StatementCredit, StatementLine } from './content';
import type { Proof } from './proof';
import { dueLines, holdingRows } from './rules';

const MARGIN = 48;
const ROW = 14;
/** Room that a heading needs with what follows it. */
const HEADING = 60;
/** Movements that a PDF lists; XML and CSV have all of them. */
const MOST_LINES = 2_000;

/** A statement as PDF; the same content always makes the same bytes. */
export async function statementPdf(
  content: StatementContent,
  proof: Proof & { address: string },
): Promise<Buffer> {
  const { brand, from, to, holder, folio, issued_at: issuedAt } = content;
  const title = t(words.title);
  const doc = new PdfFile({
    title: `${title} ${folio}`,
    author: brand,
    madeAt: new Date(issuedAt),
    margin: MARGIN,
  });
  doc.font('bold').fontSize(10).text(brand);
  doc.fontSize(18).text(title);
  doc.font('regular').fontSize(10).text(holder).text(t(words.period, { from, to }));
  drawLead(doc, content);
  for (const credit of content.credits) drawCredit(doc, credit);
  drawAccount(doc, content);
  drawClosing(doc, content, proof);
  return doc.finish();
}

/** The one figure that a statement is opened for. */
function drawLead(doc: PdfFile, { kind, closing, credits }: StatementContent) {
  const owing = kind === 'applicant' && credits.length > 0;
  const cents = owing ? sumCents(credits.map((credit) => credit.closing)) : closing;
  doc
    .moveDown()
    .fontSize(10)
    .text(t(words.leads[owing ? 'credits' : kind]));
  doc.font('bold').fontSize(24).text(formatMxn(cents));
  doc.font('regular').fontSize(10);
}

function heading(doc: PdfFile, text: string) {
  makeRoom(doc, HEADING);
  doc.moveDown().font('bold').fontSize(12).text(text).moveDown(0.3);
  doc.font('regular').fontSize(10);
}

function makeRoom(doc: PdfFile, points: number) {
  if (doc.y > doc.page.height - MARGIN - points) doc.addPage();
}

function drawCredit(doc: PdfFile, credit: StatementCredit) {
  const say = words.credit;
  heading(doc, t(say.title, { folio: credit.folio }));
  const { cat_bp: cat, annual_rate_bp: annual, late_rate_bp: late, due } = credit;
  doc.font('bold');
  doc.text(cat === null ? t(say.noCat) : t(say.cat, { cat: toBasisPoints(cat) }));
  doc.text(t(say.rates, { annual: toBasisPoints(annual), late: toBasisPoints(late) }));
  doc.font('regular');
  doc.text(t(say.loan, { principal: credit.principal, months: credit.term_months }));
  doc.text(t(say.opening, { amount: credit.opening }));
  if (credit.delivered !== 0) doc.text(t(say.delivered, { amount: credit.delivered }));
  if (credit.fee !== 0) doc.text(t(say.fee, { amount: credit.fee }));
  doc.text(t(say.repaid, { amount: credit.repaid }));
  doc.text(t(say.closing, { amount: credit.closing }));
  doc.font('bold');
  for (const line of dueLines(due)) doc.text(line);
  doc.font('regular').fontSize(8).text(t(say.warning)).fontSize(10);
}

function drawAccount(doc: PdfFile, content: StatementContent) {
  const { kind, opening, closing, lines, totals, holdings } = content;
  heading(doc, t(words.movements));
  doc.text(t(words.openingOf[kind], { amount: opening }));
  if (lines.length === 0) doc.text(t(words.noMovements));
  else drawLines(doc, lines);
  doc.text(t(words.closingOf[kind], { amount: closing }));
  if (totals.length > 0) heading(doc, t(words.totals));
  for (const { type, cents } of totals)
    drawRow(doc, ['', t(movementTypeName[type]), '', formatInTable(cents), '']);
  if (!holdings) return;
  heading(doc, t(words.holdings));
  for (const [label, amount] of holdingRows(holdings)) doc.text(t(words.endOf, { label, amount }));
}

function drawLines(doc: PdfFile, lines: readonly StatementLine[]) {
  const { day, label, project, amount, balance } = words.columns;
  doc.font('bold');
  drawRow(doc, [t(day), t(label), t(project), t(amount), t(balance)]);
  for (const line of lines.slice(0, MOST_LINES)) {
    const said = line.late ? `${line.label} (${t(words.late)})` : line.label;
    const figures = [formatInTable(line.cents), formatInTable(line.balance)] as const;
    doc.font('regular');
    drawRow(doc, [formatDay(line.on), said, line.project ?? '', ...figures]);
    if (line.parts.length < 2) continue;
    for (const part of line.parts)
      drawRow(doc, ['', `   ${part.label}`, '', formatInTable(part.cents), '']);
  }
  doc.font('regular').fontSize(10).moveDown(0.3);
  if (lines.length > MOST_LINES) {
    doc.text(t(words.more, { listed: MOST_LINES, all: lines.length })).moveDown(0.3);
  }
}

type Row = readonly [string, string, string, string, string];

/** Widths of a row's cells, of the page's width between its margins. */
const WIDTHS = [0.12, 0.42, 0.14, 0.16, 0.16] as const;

/** A row of the table of movements; figures stand at the right of their column. */
function drawRow(doc: PdfFile, cells: Row) {
  makeRoom(doc, ROW);
  const { y } = doc;
  const whole = doc.page.width - 2 * MARGIN;
  doc.fontSize(8);
  let x = MARGIN;
  cells.forEach((cell, index) => {
    const width = whole * (WIDTHS[index] ?? 0);
    const align = index < 3 ? 'left' : 'right';
    doc.text(cell, x, y, { width: width - 4, height: ROW - 2, align, ellipsis: true });
    x += width;
  });
  doc.x = MARGIN;
  doc.y = y + ROW;
  doc.fontSize(10);
}

function drawClosing(doc: PdfFile, content: StatementContent, proof: Proof & { address: string }) {
  const { brand, support: email, folio, issued_at: issuedAt } = content;
  makeRoom(doc, 150);
  doc.moveDown().font('regular').fontSize(8);
  doc.text(t(words.claims, { brand, email })).text(t(words.condusef));
  doc.text(t(words.once)).moveDown(0.5);
  doc.text(t(words.proof, { folio, seq: proof.seq, issued: momentInWords(new Date(issuedAt)) }));
  doc.text(t(words.hash, { sha256: proof.sha256 })).text(t(words.link, { hash: proof.link }));
  // In short for who types it; the link has folio and hash.
  doc.text(t(words.verify, { address: proof.address.split('?')[0] ?? '' }), {
    link: proof.address,
  });
  doc.moveDown(0.5).text(t(publicPages.riskLegend));
}
