import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF as another program reads them, with one space between them. */
export async function pdfWords(pdf: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await loading.promise;
  const words: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    words.push(
      ...items.flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? ' ' : ''] : [])),
      ' ',
    );
  }
  await loading.destroy();
  return words.join('').replace(/\s+/g, ' ').trim();
}
