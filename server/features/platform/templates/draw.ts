import type { PaperText, TextBlock, TextTable } from '@contract/kernel/text-blocks';
import { PdfFile, type PdfFont } from './pdf-document';

const MARGIN = 56;

interface TextPdf extends PaperText {
  brand: string;
  title: string;
  madeAt: Date;
}

/** Draws a text that people sign. */
export async function textPdf(text: TextPdf): Promise<Buffer> {
  const { brand, title, madeAt, facts, blocks, tables, closing } = text;
  const doc = new PdfFile({ title, author: brand, madeAt, margin: MARGIN });
  doc.font('bold').fontSize(16).text(title);
  doc.font('regular').fontSize(10);
  for (const fact of facts) doc.text(fact);
  for (const block of blocks) drawBlock(doc, block, tables);
  if (closing.length > 0) drawClosing(doc, closing);
  return doc.finish();
}

function drawClosing(doc: PdfFile, closing: readonly string[]) {
  if (doc.y > doc.page.height - MARGIN - 120) doc.addPage();
  doc.moveDown().font('regular').fontSize(9);
  for (const line of closing) doc.text(line);
}

function drawBlock(doc: PdfFile, { kind, label, text }: TextBlock, tables: readonly TextTable[]) {
  switch (kind) {
    case 'heading':
      doc.moveDown(0.5).font('bold').fontSize(11).text(text);
      doc.font('regular').fontSize(10);
      break;
    case 'drawn':
      for (const table of tables) if (table.name === text) drawTable(doc, table);
      doc.font('regular').fontSize(10);
      break;
    case 'paragraph':
      doc.font('regular').fontSize(10).text(text).moveDown(0.3);
      break;
    default:
      doc.fontSize(10);
      if (label) {
        const mark = kind === 'clause' ? `${label} ` : `${label}: `;
        doc.font('bold').text(mark, { continued: true });
      }
      doc.font('regular').text(text);
  }
}

function drawTable(doc: PdfFile, { columns, rows, sums }: TextTable) {
  drawRow(doc, columns, 'bold');
  for (const row of rows) drawRow(doc, row, 'regular');
  if (sums.length > 0) drawRow(doc, sums, 'bold');
}

/** A table's row, over the whole width; figures stand at the right of their column. */
function drawRow(doc: PdfFile, cells: readonly string[], font: PdfFont) {
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
