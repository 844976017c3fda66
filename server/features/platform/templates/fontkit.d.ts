/** Of fontkit, which has no types of its own, what PDFs need. */
declare module 'fontkit' {
  interface OpenFont {
    readonly characterSet: readonly number[];
    glyphForCodePoint(code: number): object;
  }
  export function create(bytes: Uint8Array): OpenFont;
}

/** pdfkit takes a font that fontkit has opened too, which its types leave out. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').OpenFont): this;
  }
}
