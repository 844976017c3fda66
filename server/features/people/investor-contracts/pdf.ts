import { toDay } from '@contract/kernel/fields/day';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import { investorContractForm } from '@contract/people/investor-contract';
import { t } from '@server/i18n';
import PDFDocument from 'pdfkit';

const MARGIN = 56;

/** The contract of one investor: the same person and version always make the same bytes. */
export function investorContractPdf({ name, brand }: { name: string; brand: string }) {
  const { title, version, since, sections } = investorContractForm();
  const named = (text: string) => text.replaceAll('{brand}', brand);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'es-MX',
    info: { Title: title, Author: brand, CreationDate: new Date(`${since}T12:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.font('Helvetica-Bold').fontSize(16).text(title);
  doc
    .font('Helvetica')
    .fontSize(10)
    .text(t(relationWords.gate.pdfFacts, { version, day: toDay(since) }))
    .text(t(relationWords.gate.pdfParties, { name, brand }));
  for (const section of sections) {
    doc.moveDown(0.8).font('Helvetica-Bold').fontSize(11).text(named(section.title));
    doc.font('Helvetica').fontSize(10);
    for (const paragraph of section.paragraphs) doc.text(named(paragraph)).moveDown(0.3);
  }
  doc.moveDown().fontSize(9).text(t(relationWords.gate.pdfSeal));
  doc.end();
  return finished;
}
