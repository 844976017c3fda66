import { readFileSync } from 'node:fs';
import { doc, documentsApi } from '@tests/support/documents';
import { pdf, pdfWith } from '@tests/support/files';
import { afterEach, expect, it } from 'vitest';

const api = await documentsApi();
const { pictures } = api.adapters;
afterEach(() => {
  api.adapters.pictures = pictures;
});

async function bring(content: Buffer, name = 'recibo.pdf') {
  const who = await api.person('client');
  const { status, json } = await api.send(who, `user/${who.userId}`, {
    docId: doc.identity,
    name,
    content,
  });
  return status === 200 ? json.storage_file : json.fields?.file;
}

const brought = (name: string) => readFileSync(`tests/support/brought/${name}`);
const empty = Buffer.from(
  pdf().toString('latin1').replace('/Count 1/Kids[3 0 R]', '/Count 0/Kids[     ]'),
);

it.each([
  ['a password', brought('con-clave.pdf'), 'tiene contraseña'],
  ['a dynamic form', brought('xfa.pdf'), 'formulario dinámico (XFA) que solo Acrobat muestra'],
  ['no pages', empty, 'no tiene páginas'],
  ['no structure', Buffer.from('%PDF-1.4\nnada\n%%EOF\n'), 'está dañado o incompleto'],
  ['a script', pdfWith('4 0 obj<</S/J#61vaScript/JS()>>endobj'), 'trae instrucciones (JavaScript)'],
  ['half of it', pdf().subarray(0, 150), 'está dañado o incompleto'],
])('refuses a PDF with %s and says so', async (_, content, words) => {
  expect(await bring(content)).toContain(words);
});

it('accepts four bytes before the head and padding behind the end', async () => {
  expect(await bring(Buffer.concat([Buffer.from('\ufeff\n'), pdf()]))).toBe('recibo.pdf');
  expect(await bring(Buffer.concat([pdf(), Buffer.alloc(2048)]))).toBe('recibo.pdf');
});

it.each([
  ['recibo.pdf.pdf', 'recibo.pdf.pdf'],
  ['www.cfe.mx Recibo.aspx.pdf', 'www.cfe.mx Recibo.aspx.pdf'],
  ['recibo\u200b de  luz.pdf', 'recibo de luz.pdf'],
  ['recibo.exe.pdf', expect.stringContaining('(.exe y .pdf)')],
  ['recibo.exe', 'El tipo de archivo seleccionado no es válido, intente con otro archivo.'],
])('keeps or refuses the name %j as %j', async (name, answer) => {
  expect(await bring(pdf(), name)).toEqual(answer);
});

it.each([
  ['too slow', 'tardó demasiado en abrirse'],
  ['failed', 'No fue posible abrir el PDF'],
] as const)('says what helps when a PDF is refused as %s', async (problem, words) => {
  api.adapters.pictures = { ...pictures, examinePdf: async () => problem };
  expect(await bring(pdf())).toContain(words);
});
