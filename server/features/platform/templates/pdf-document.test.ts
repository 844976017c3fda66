import { firstUnprintable, isPrintable } from '@contract/kernel/fields/printable';
import { pdfWords } from '@tests/support/pdf-words';
import { present } from '@tests/support/present';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { PdfFile, pdfFonts } from './pdf-document';

/** Every sign that may be printed, by itself or on a letter. */
const printable = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => isPrintable(sign) || isPrintable(`n${sign}`));
const isMark = (sign: string) => /\p{M}/u.test(sign);

function draw(lines: readonly string[], font: 'regular' | 'bold' = 'regular') {
  const file = new PdfFile({ title: 'Prueba', madeAt: new Date(0), margin: 56 });
  file.font(font).fontSize(8);
  for (const line of lines) file.text(line);
  return file.finish();
}

it.each(pdfFonts)(
  'every sign that a field takes is read back from the PDF, in %s',
  async (font) => {
    // A letter before and after each, so that a sign that breaks its neighbours is seen too.
    const words = printable
      .map((sign) => sign.normalize('NFC'))
      .filter((sign) => /\S/u.test(sign))
      .map((sign) => (isMark(sign) ? `on${sign}o`.normalize('NFC') : `o${sign}o`));
    const lines = Array.from({ length: Math.ceil(words.length / 10) }, (_, n) =>
      words.slice(10 * n, 10 * n + 10).join(' '),
    );
    const read = await pdfWords(await draw(lines, font));
    // Readers guess spaces from gaps, and see one beside a mark that is drawn apart.
    expect(read.replaceAll(' ', '')).toBe(words.join(''));
    expect(words.length).toBeGreaterThan(1000);
  },
);

it.each([
  'Íñigo Núñez Ibáñez',
  'Łukasz Ştefan Nguyễn Dvořák',
  'Иван Петров',
  'Αλέξης Παπαδόπουλος',
  'Zoë M\u0303aria Xin\u0308e A\u0331i\u0331',
])('%s is drawn as it is written, in whatever form it comes', async (name) => {
  const drawn = [name, name.normalize('NFD'), 'y lo que sigue'];
  expect(await pdfWords(await draw(drawn))).toBe(
    [name, name, 'y lo que sigue'].map((text) => text.normalize('NFC')).join(' '),
  );
});

it.each([
  '王小明',
  'محمد',
  'Ana 🌞',
  'Ana \u0301',
  'An\u0316\u0308\u0301\u0302a',
  'i\u030a',
  'a\u00adb',
  'a\u200bb',
])('%j is refused, never drawn as something else', (text) => {
  expect(() => draw([text])).toThrow(/^El PDF no puede escribir “/);
});

it('the same content makes the same bytes', async () => {
  const lines = ['Ana Peña\u00a0Ruiz', 'Łukasz'];
  expect((await draw(lines)).equals(await draw(lines))).toBe(true);
});

it('a PDF holds only the letters that it uses of its fonts', async () => {
  const used = 'Contrato de crédito de Íñigo Núñez Ibáñez, $12,345.67';
  expect((await draw([used])).length).toBeLessThan(30_000);
});

it('takes any text or names the sign that it does not take', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sign = firstUnprintable(text);
      return sign === undefined ? isPrintable(text) : text.normalize('NFC').includes(sign);
    }),
  );
});

it('each font is read once for all PDFs', async () => {
  const registered = vi.spyOn(PDFDocument.prototype, 'registerFont');
  try {
    await draw(['uno']);
    await draw(['dos']);
    const fonts = registered.mock.calls.map(([, font]) => font);
    expect(fonts).toHaveLength(2 * pdfFonts.length);
    expect(new Set(fonts).size).toBe(pdfFonts.length);
    // Bytes would be read anew by each.
    expect(fonts.some((font) => ArrayBuffer.isView(font))).toBe(false);
  } finally {
    registered.mockRestore();
  }
});

it('a PDF is the same, and read back, whatever was drawn before it', async () => {
  const text = 'N M\u0303aria';
  const drawAfter = async (before: readonly string[]) => {
    // As in a process that has drawn nothing.
    vi.resetModules();
    const { PdfFile: Fresh } = await import('./pdf-document');
    const made: Buffer[] = [];
    for (const words of [...before, text]) {
      const file = new Fresh({ title: 'Prueba', madeAt: new Date(0), margin: 56 });
      made.push(await file.text(words).finish());
    }
    return present(made.at(-1));
  };
  // Its letter and its mark are parts of it.
  const after = await drawAfter(['Ñ']);
  expect(await pdfWords(after)).toBe(text);
  expect(after.equals(await drawAfter([]))).toBe(true);
});
