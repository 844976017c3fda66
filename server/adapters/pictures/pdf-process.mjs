// Plain JavaScript: from its sources a program of TypeScript is read by tsx, which takes seconds to read this package.
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isActivePdf } from './active-pdf.mjs';

process.on('message', async ({ path }) => {
  process.send?.(await examinePdf(await readFile(path)));
});

/**
 * Whether people can read a PDF in a viewer. Nothing in the file is run.
 *
 * @param {Buffer} bytes
 * @returns {Promise<'fine' | import('./pictures').PdfProblem>}
 */
async function examinePdf(bytes) {
  const loading = getDocument({ data: new Uint8Array(bytes), enableXfa: false, verbosity: 0 });
  try {
    const file = await loading.promise;
    if (file.numPages === 0) return 'no pages';
    const { info } = await file.getMetadata();
    // A form of XFA alone; one that has usual fields besides is shown by every viewer.
    if (info.IsXFAPresent && !info.IsAcroFormPresent) return 'dynamic form';
    await file.getPage(1);
    return (await isActivePdf(bytes, file)) ? 'active' : 'fine';
  } catch (error) {
    return error.name === 'PasswordException' ? 'locked' : 'damaged';
  } finally {
    await loading.destroy();
  }
}
