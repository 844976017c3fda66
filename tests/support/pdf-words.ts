import { inflateSync } from 'node:zlib';

/** The words of a document: its fonts write a byte for a letter, in pieces between which letters are moved. */
export function pdfWords(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const streams = [...file.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const lines = streams.flatMap((page) => [...page.matchAll(/\[(.*?)\] TJ/g)]);
  return lines
    .map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ');
}
