import { describe, expect, it } from 'vitest';
import { previewOf } from './preview';

const text = [
  'Negocio;Encargado;Cel.;Municipio;Estado',
  'Peñón;"Ana; Ruiz";3312345678;Tonalá;Jalisco',
  '',
  'Dos;Eva;3312345679;León;Guanajuato',
].join('\r\n');
const none = new Map();
const columns = { business_name: 0, contact_name: 1, municipality: 3, state: 4 };

describe('what is seen of a file before it is sent', () => {
  it.each([
    ['UTF-8', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['Latin-1', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])(
    'is its first rows, how it is written and which column is what, in %s',
    async (_, bytes, encoding) => {
      expect(await previewOf(new Blob([bytes]), none)).toEqual({
        kind: 'text',
        encoding,
        delimiter: ';',
        lines: 4,
        headings: ['Negocio', 'Encargado', 'Cel.', 'Municipio', 'Estado'],
        rows: [
          ['Peñón', 'Ana; Ruiz', '3312345678', 'Tonalá', 'Jalisco'],
          ['Dos', 'Eva', '3312345679', 'León', 'Guanajuato'],
        ],
        columns,
      });
    },
  );

  it('is Latin-1 by one sign at the end of a long file', async () => {
    const bytes = Buffer.from(
      `negocio,contacto\r\n${'Uno,Ana\r\n'.repeat(20_000)}Peñón,Eva`,
      'latin1',
    );
    expect(await previewOf(new Blob([bytes]), none)).toMatchObject({
      encoding: 'windows-1252',
      lines: 20_002,
    });
  });

  it('begins under a title, and takes headings for what people said before that they are', async () => {
    const headings = ['Negocio', 'Persona', 'Cel.'];
    const lines = ['Prospectos de mayo', headings.join(';'), 'Uno;Ana;3312345678'];
    const file = new Blob([lines.join('\r\n')]);
    expect(await previewOf(file, new Map([['persona', 'contact_name']]))).toMatchObject({
      headings,
      rows: [['Uno', 'Ana', '3312345678']],
      columns: { business_name: 0, contact_name: 1 },
    });
  });

  it.each([
    ['negocio', 1],
    ['negocio\r\n', 1],
    ['negocio\nUno', 2],
    // As old Macs ended them.
    ['negocio\rUno', 2],
    ['negocio\rUno\r', 2],
    ['negocio\r\n\r\nUno', 3],
  ])('counts the lines of %j, ended or not', async (lines, count) => {
    expect(await previewOf(new Blob([lines]), none)).toMatchObject({ lines: count });
    const utf16 = Buffer.from(`\uFEFF${lines}`, 'utf16le');
    expect(await previewOf(new Blob([utf16]), none)).toMatchObject({ lines: count });
  });

  it('is of a cell its beginning, however long it is', async () => {
    const seen = await previewOf(new Blob([`${'x'.repeat(5000)};contacto\r\nUno;Ana`]), none);
    expect(seen).toMatchObject({ headings: ['x'.repeat(200), 'contacto'] });
  });

  it('is nothing of a workbook, nor of a file without rows', async () => {
    expect(await previewOf(new Blob(['PK\u0003\u0004']), none)).toEqual({ kind: 'book' });
    expect(await previewOf(new Blob(['\r\n\r\n']), none)).toEqual({ kind: 'none' });
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], 'other'],
    ['a photograph', [0xff, 0xd8, 0xff, 0xe1], 'other'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'other'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'old'],
    ['packed', [0x1f, 0x8b, 0x08], 'other'],
  ])('is nothing of what is %s, whatever it is called', async (_, bytes, what) => {
    const file = new Blob([Uint8Array.from(bytes), 'negocio,contacto\r\nUno,Ana']);
    expect(await previewOf(file, none)).toEqual({ kind: 'foreign', what });
  });

  it('says of a workbook with a password that it has one, also where its parts are named at its end', async () => {
    const inside = Buffer.from('EncryptedPackage', 'utf16le');
    const head = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]);
    for (const between of [10, 1_000_000]) {
      const file = new Blob([head, Buffer.alloc(between), inside]);
      expect(await previewOf(file, none)).toEqual({ kind: 'foreign', what: 'locked' });
    }
  });

  it('is read as a Macintosh wrote it, with titles above and lines that end differently', async () => {
    const mac = Buffer.from(
      'Lista\r\rDe la feria\rPara\rNorte\rAbril\rNegocio;Encargado;Municipio;Estado\nCafeter\x92a;Ni\x96o;Le\x97n;Jalisco\r',
      'latin1',
    );
    expect(await previewOf(new Blob([mac]), none)).toMatchObject({
      encoding: 'macintosh',
      headings: ['Negocio', 'Encargado', 'Municipio', 'Estado'],
      rows: [['Cafetería', 'Niño', 'León', 'Jalisco']],
    });
  });
});
