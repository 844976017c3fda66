import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A PDF, and what its reader is told of it: a key of `preview`. Without a file it cannot be shown. */
export interface OpenedPdf {
  file?: PDFDocumentProxy;
  notice?: 'locked' | 'noPages' | 'damaged' | 'dynamicForm' | 'active';
}

/** Waits for a PDF to open and says why nobody can read it; for a failure that is not its own it says nothing. */
export async function openPdf(loading: Promise<PDFDocumentProxy>): Promise<OpenedPdf> {
  try {
    const file = await loading;
    if (file.numPages === 0) return { notice: 'noPages' };
    const { info } = await file.getMetadata();
    if (isDynamicForm(info)) return { file, notice: 'dynamicForm' };
    // Brought before such files were refused.
    const isActive = (await file.getJSActions()) ?? (await file.getAttachments());
    return isActive ? { file, notice: 'active' } : { file };
  } catch (error) {
    const name = error instanceof Error ? error.name : undefined;
    if (name === 'PasswordException') return { notice: 'locked' };
    return name === 'InvalidPDFException' ? { notice: 'damaged' } : {};
  }
}

/** A form of XFA alone; one that has usual fields besides is shown as any other. */
const isDynamicForm = (info: object) =>
  'IsXFAPresent' in info &&
  info.IsXFAPresent === true &&
  'IsAcroFormPresent' in info &&
  info.IsAcroFormPresent === false;
