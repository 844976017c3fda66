import type { TextBlock } from '@contract/kernel/text-blocks';
import { PdfFile, type PdfFont } from './pdf-document';

const MARGIN = 56;

interface TextPdf {
  brand: string;
  title: string;
  madeAt: Date;
  /** What stands under the title: folio, day, version. */
  facts: readonly string[];
  blocks: readonly TextBlock[];
  /** Draws what stands in a place that is no text, by its name. */
  drawn?: Readonly<Record<string, (doc: PdfFile) => void>>;
  /** What the product says at the end, whatever the words are. */
  closing: readonly string[];
}

/** Draws a text that people sign. */
export async function textPdf(text: TextPdf): Promise<Buffer> {
  const { brand, title, madeAt, facts, blocks, drawn = {}, closing } = text;
  const doc = new PdfFile({ title, author: brand, madeAt, margin: MARGIN });
  doc.font('bold').fontSize(16).text(title);
  doc.font('regular').fontSize(10);
  for (const fact of facts) doc.text(fact);
  for (const block of blocks) drawBlock(doc, block, drawn);
  if (doc.y > doc.page.height - MARGIN - 120) doc.addPage();
  doc.moveDown().font('regular').fontSize(9);
  for (const line of closing) doc.text(line);
  return doc.finish();
}

function drawBlock(doc: PdfFile, { kind, label, text }: TextBlock, drawn: TextPdf['drawn'] = {}) {
  switch (kind) {
    case 'heading':
      doc.moveDown(0.5).font('bold').fontSize(11).text(text);
      doc.font('regular').fontSize(10);
      break;
    case 'drawn':
      drawn[text]?.(doc);
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

/** A table's row, over the whole width; figures stand at the right of their column. */
export function drawRow(doc: PdfFile, cells: readonly string[], font: PdfFont) {
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
