import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { firstUnprintable, isPrintable } from '@contract/kernel/fields/printable';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { create, type OpenFont } from 'fontkit';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

/** The fonts of every PDF. They are embedded, so that a reader shows the letters that were written. */
const FONT_FILES = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

export type PdfFont = keyof typeof FONT_FILES;
export const pdfFonts: readonly PdfFont[] = ['regular', 'bold'];

const opened = new Map<PdfFont, OpenFont>();

/** A font, read once for all PDFs: reading it takes longer than drawing with it. */
function openFont(font: PdfFont): OpenFont {
  const found = opened.get(font) ?? readFont(font);
  opened.set(font, found);
  return found;
}

function readFont(font: PdfFont): OpenFont {
  const read = create(withoutSubstitutions(readFileSync(resolve(FONT_FILES[font]))));
  // A glyph keeps the sign that it was first asked for as, and none as a part of another: a PDF must not depend on
  // those before it.
  for (const code of read.characterSet) {
    const sign = String.fromCodePoint(code);
    const isDrawn = isPrintable(sign) || isPrintable(`n${sign}`);
    if (isDrawn && sign === sign.normalize('NFC')) read.glyphForCodePoint(code);
  }
  return read;
}

/**
 * A font whose table of substitutions has a name that nobody looks for. They draw "ẹ" as "e" and a dot, which is read
 * back, searched and copied from the PDF as other letters.
 */
function withoutSubstitutions(font: Buffer): Buffer {
  font.write('none', font.indexOf('GSUB'), 'latin1');
  return font;
}

interface PdfFacts {
  title: string;
  author?: string;
  /** Given, never the clock's, so that the same content always makes the same bytes. */
  madeAt?: Date;
  /** Points around each page. */
  margin: number;
}

/** A PDF on letter paper whose texts are drawn in the fonts above, `regular` and `bold`. */
export class PdfFile extends PDFDocument {
  readonly #bytes: Promise<Buffer>;

  constructor({ title, author, madeAt, margin }: PdfFacts) {
    super({
      size: 'LETTER',
      margin,
      lang: 'es-MX',
      // None: pdfkit begins with Helvetica otherwise, whose encoding holds western Europe's letters alone.
      font: '',
      info: {
        Title: title,
        ...(author && { Author: author }),
        ...(madeAt && { CreationDate: madeAt }),
      },
    });
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((done, fail) => {
      this.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.on('end', () => done(Buffer.concat(chunks)));
      this.on('error', fail);
    });
    for (const font of pdfFonts) this.registerFont(font, openFont(font));
    this.font('regular');
  }

  /** Ends the document. */
  finish(): Promise<Buffer> {
    this.end();
    return this.#bytes;
  }

  /**
   * Draws a text, in composed letters.
   *
   * @throws AppError of the first sign that the fonts cannot draw, instead of drawing another in its place
   */
  override text(text: string, options?: PDFKit.Mixins.TextOptions): this;
  override text(text: string, x?: number, y?: number, options?: PDFKit.Mixins.TextOptions): this;
  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const sign = firstUnprintable(text);
    if (sign) throw refused(t(platformWords.templates.undrawable, { sign }));
    const composed = text.normalize('NFC');
    return typeof x === 'number' ? super.text(composed, x, y, options) : super.text(composed, x);
  }
}
