import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { pdf } from '@tests/support/files';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { afterAll, expect, it } from 'vitest';
import { createPictures } from './pictures';

const folder = await mkdtemp(join(tmpdir(), 'solfondo-test-'));
const pictures = createPictures();
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

interface Made {
  /** More entries of the catalog, and of the page. */
  catalog?: string;
  page?: string;
  /** Object 4 and those after it. */
  objects?: readonly (string | Buffer)[];
}

const ofObject = (body: string | Buffer, at: number) =>
  Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);

/** A PDF of one page, with a table of its objects. */
function made({ catalog = '', page = '', objects = [] }: Made): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200] ${page}>>`,
    ...objects,
  ].map(ofObject);
  const head = Buffer.from('%PDF-1.7\n');
  const places = all.map((_, at) => Buffer.concat([head, ...all.slice(0, at)]).length);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\n`;
  const body = Buffer.concat([head, ...all]);
  return Buffer.concat([body, Buffer.from(`${table}startxref\n${body.length}\n%%EOF\n`)]);
}

/** A stream that holds one object, of number 9. */
function objectStream(
  object: string,
  entries = '/Type/ObjStm',
  coded: (content: Buffer) => Buffer = deflateSync,
): Buffer {
  const content = coded(Buffer.from(`9 0 ${object}`));
  return Buffer.concat([
    Buffer.from(`<<${entries}/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const toHex = (content: Buffer) => Buffer.from(content.toString('hex'));

/** In rows of four bytes, each with how it is to be put together before it: as it is. */
function inRows(content: Buffer): Buffer {
  const rows = Array.from({ length: Math.ceil(content.length / 4) }, (_, at) =>
    Buffer.concat([Buffer.of(0), content.subarray(at * 4, at * 4 + 4)]),
  );
  return deflateSync(Buffer.concat(rows));
}

/** A stream of numbers that inflates to 48 MB. */
const muchInflated = () => objectStream('1 '.repeat(24 * 1024 * 1024));

/** Deflated so that the word which ends a stream stands among the bytes, before what follows. */
function behindItsEnd(content: Buffer): Buffer {
  const begin = Buffer.concat([content.subarray(0, 4), Buffer.from(' endstream ')]);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(begin.length, 1);
  stored.writeUInt16LE(~begin.length & 0xffff, 3);
  const rest = deflateRawSync(content.subarray(4));
  const checked = Buffer.alloc(4);
  checked.writeUInt32BE(adler32(Buffer.concat([begin, content.subarray(4)])));
  return Buffer.concat([Buffer.of(0x78, 0x9c), stored, begin, rest, checked]);
}

function adler32(bytes: Buffer): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

const link = (action: string) => ({
  page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 4 0 R>>]',
  objects: [action],
});

let serial = 0;
async function examine(bytes: Buffer) {
  serial += 1;
  const path = join(folder, `${serial}.pdf`);
  await writeFile(path, bytes);
  return pictures.examinePdf(path);
}

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

it.each<[string, Buffer]>([
  ['a script that runs as it opens', made({ catalog: `/OpenAction ${SCRIPT}` })],
  ['one in an object of its own', made({ catalog: '/OpenAction 4 0 R', objects: [SCRIPT] })],
  [
    'one whose name is spelled in codes',
    made({ catalog: '/OpenAction<</S/J#61va#53cript/JS()>>' }),
  ],
  ['one among its names', made({ catalog: `/Names<</JavaScript<</Names[(a) ${SCRIPT}]>>>>` })],
  ['one that runs as a page opens', made({ page: `/AA<</O ${SCRIPT}>>` })],
  [
    'one in a stream of objects',
    made({ catalog: '/OpenAction 9 0 R', objects: [objectStream(SCRIPT)] }),
  ],
  [
    'one in a stream that is not said to hold objects',
    made({ objects: [objectStream(SCRIPT, '/X(1 0 obj)')] }),
  ],
  [
    'a stream of objects that is packed in a way of its own',
    made({
      objects: [
        objectStream(SCRIPT, '/Type/ObjStm', (content) => Buffer.from(content.toString('hex'))),
      ],
    }),
  ],
  [
    'one in a stream whose word is followed by a space',
    made({
      objects: [
        Buffer.from(
          String(objectStream(SCRIPT).toString('latin1')).replace('stream\n', 'stream \n'),
          'latin1',
        ),
      ],
    }),
  ],
  [
    'one in a stream that says more before it',
    made({ objects: [objectStream(SCRIPT, '/Type/ObjStm/Z(4 0 obj)', toHex)] }),
  ],
  [
    'one whose stream is to be put together again',
    made({
      objects: [
        objectStream(SCRIPT, '/Type/ObjStm/DecodeParms<</Predictor 10/Columns 4>>', inRows),
      ],
    }),
  ],
  [
    'one behind the word that ends a stream, in its bytes',
    made({ objects: [objectStream(SCRIPT, '/Type/ObjStm', behindItsEnd)] }),
  ],
  [
    'streams that inflate to more than a document needs, together',
    made({ objects: Array(3).fill(muchInflated()) }),
  ],
  [
    'a page of the web that opens with a page of it',
    made({ page: '/AA<</O<</S/URI/URI(https://malo.mx)>>>>' }),
  ],
  [
    'the same after a turn to a page',
    made({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 9 0 R>>' }),
  ],
  ['a link that starts a program', made(link('<</S/Launch/F(calc.exe)>>'))],
  ['a link whose action is spelled in codes', made(link('<</S/#4caunch/F(calc.exe)>>'))],
  ['a link to a file elsewhere', made(link('<</S/GoToR/F(\\\\\\\\malo\\\\disco)/D[0/Fit]>>'))],
  ['a form that sends itself', made(link('<</S/SubmitForm/F(https://malo.mx)>>'))],
  [
    'a page of the web that opens with it',
    made({ catalog: '/OpenAction<</S/URI/URI(https://malo.mx)>>' }),
  ],
  [
    'the same behind a remark',
    made({ catalog: '/OpenAction % nada\n<</S/URI/URI(https://malo.mx)>>' }),
  ],
  [
    'a file in it',
    made({
      catalog:
        '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>]>>>>',
      objects: ['<</Length 2>>stream\nMZ\nendstream'],
    }),
  ],
  [
    'a file pinned to a page',
    made({ page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>]' }),
  ],
])('refuses %s', async (_, bytes) => {
  expect(await examine(bytes)).toBe('active');
});

it.each<[string, Buffer]>([
  ['nothing but a page', pdf()],
  ['a place where it opens', made({ catalog: '/OpenAction[3 0 R/FitH 200]' })],
  ['an action that turns to a page', made({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })],
  [
    'that action in an object of its own',
    made({ catalog: '/OpenAction 4 0 R', objects: ['<</Type/Action/S/GoTo/D[3 0 R/Fit]>>'] }),
  ],
  [
    'that action in a stream of objects',
    made({ catalog: '/OpenAction 9 0 R', objects: [objectStream('<</S/GoTo/D[3 0 R/Fit]>>')] }),
  ],
  ['a link to the web', made(link('<</S/URI/URI(https://cfe.mx)>>'))],
  ['a link inside itself', made(link('<</S/GoTo/D[3 0 R/Fit]>>'))],
  [
    'what reads like a script in its text',
    made({ objects: [`<</Length 40>>stream\nBT (JavaScript, Launch) Tj ET\nendstream`] }),
  ],
])('accepts %s', async (_, bytes) => {
  expect(await examine(bytes)).toBe('fine');
});

/** A bank's statement: anybody reads it, nobody changes it, and its objects are encrypted in streams. */
async function statement(annotation: Record<string, unknown>): Promise<Buffer> {
  const paper = new PDFDocument({ ownerPassword: 'del banco', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  paper.text('Estado de cuenta');
  const action = paper.ref(annotation);
  action.end('');
  const placed = { Subtype: 'Link', A: action };
  paper.annotate(10, 80, 50, 20, placed);
  paper.end();
  await once(paper, 'end');
  const loading = getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 });
  try {
    return Buffer.from(await (await loading.promise).extractPages([{ document: null }]));
  } finally {
    await loading.destroy();
  }
}

it('looks into an encrypted document that nobody is asked a password for', async () => {
  const harmless = await statement({ S: 'URI', URI: new String('https://banco.mx') });
  expect(harmless.includes('/Encrypt')).toBe(true);
  expect(await examine(harmless)).toBe('fine');
  const launching = await statement({ S: 'Launch', F: new String('calc.exe'), NewWindow: true });
  expect(launching.includes('Launch')).toBe(false);
  expect(await examine(launching)).toBe('active');
});
