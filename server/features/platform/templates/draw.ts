import type { TextBlock } from '@contract/kernel/text-blocks';
import PDFDocument from 'pdfkit';

const MARGIN = 56;

type Doc = InstanceType<typeof PDFDocument>;

interface TextPdf {
  brand: string;
  title: string;
  /** Given, never the clock's, so that the same content always makes the same bytes. */
  madeAt: Date;
  /** What stands under the title: folio, day, version. */
  facts: readonly string[];
  blocks: readonly TextBlock[];
  /** Draws what stands in a place that is no text, by its name. */
  drawn?: Readonly<Record<string, (doc: Doc) => void>>;
  /** What the product says at the end, whatever the words are. */
  closing: readonly string[];
}

/** Draws a text that people sign. */
export function textPdf({ brand, title, madeAt, facts, blocks, drawn = {}, closing }: TextPdf) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'es-MX',
    info: { Title: title, Author: brand, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.font('Helvetica-Bold').fontSize(16).text(title);
  doc.font('Helvetica').fontSize(10);
  for (const fact of facts) doc.text(fact);
  for (const block of blocks) drawBlock(doc, block, drawn);
  if (doc.y > doc.page.height - MARGIN - 120) doc.addPage();
  doc.moveDown().font('Helvetica').fontSize(9);
  for (const line of closing) doc.text(line);
  doc.end();
  return finished;
}

function drawBlock(doc: Doc, { kind, label, text }: TextBlock, drawn: TextPdf['drawn'] = {}) {
  switch (kind) {
    case 'heading':
      doc.moveDown(0.5).font('Helvetica-Bold').fontSize(11).text(text);
      doc.font('Helvetica').fontSize(10);
      break;
    case 'drawn':
      drawn[text]?.(doc);
      doc.font('Helvetica').fontSize(10);
      break;
    case 'paragraph':
      doc.font('Helvetica').fontSize(10).text(text).moveDown(0.3);
      break;
    default:
      doc.fontSize(10);
      if (label) {
        const mark = kind === 'clause' ? `${label} ` : `${label}: `;
        doc.font('Helvetica-Bold').text(mark, { continued: true });
      }
      doc.font('Helvetica').text(text);
  }
}

/** A table's row, over the whole width; figures stand at the right of their column. */
export function drawRow(doc: Doc, cells: readonly string[], font: string) {
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
