import { readFileSync } from 'node:fs';
import { pdf } from '@tests/support/files';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { openPdf } from './open-pdf';

const noticeOf = async (bytes: Buffer) => {
  const loading = getDocument({ data: new Uint8Array(bytes), enableXfa: false, verbosity: 0 });
  const { notice } = await openPdf(loading.promise);
  await loading.destroy();
  return notice;
};
const brought = (name: string) => readFileSync(`tests/support/brought/${name}`);

it('names the password, the dynamic form, missing pages and damage', async () => {
  expect(await noticeOf(brought('con-clave.pdf'))).toBe('locked');
  expect(await noticeOf(brought('xfa.pdf'))).toBe('dynamicForm');
  expect(await noticeOf(Buffer.from('%PDF-1.4\n%%EOF\n'))).toBe('damaged');
  const empty = pdf().toString('latin1').replace('/Count 1/Kids[3 0 R]', '/Count 0/Kids[     ]');
  expect(await noticeOf(Buffer.from(empty))).toBe('noPages');
  expect(await noticeOf(pdf())).toBeUndefined();
});

it('calls no file damaged for a failure that is not its own', async () => {
  expect(await openPdf(Promise.reject(new Error('The worker did not load')))).toEqual({});
});

it.each([
  '/OpenAction<</S/JavaScript/JS(app.beep\\(\\))>>',
  '/Names<</EmbeddedFiles<</Names[(a)<</F(a.exe)/EF<</F 9 0 R>>>>]>>>>',
])(
  'tells of what runs or is attached, in a paper from before such were refused: %s',
  async (entries) => {
    const bytes = pdf().toString('latin1').replace('/Type/Catalog', `/Type/Catalog${entries}`);
    expect(await noticeOf(Buffer.from(bytes, 'latin1'))).toBe('active');
  },
);
