import { describe, expect, it } from 'vitest';
import { previewOf } from './preview';

const text = [
  'Negocio;Encargado;Cel.;Municipio;Estado',
  'Peñón;"Ana; Ruiz";3312345678;Tonalá;Jalisco',
  '',
  'Dos;Eva;3312345679;León;Guanajuato',
].join('\r\n');
const columns = { business_name: 0, contact_name: 1, municipality: 3, state: 4 };

describe('what is seen of a file before it is sent', () => {
  it.each([
    ['UTF-8', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['Latin-1', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])(
    'is its first rows, how it is written and which column is what, in %s',
    async (_, bytes, encoding) => {
      expect(await previewOf(new Blob([bytes]))).toEqual({
        kind: 'text',
        encoding,
        delimiter: ';',
        lines: 3,
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
    expect(await previewOf(new Blob([bytes]))).toMatchObject({
      encoding: 'windows-1252',
      lines: 20_001,
    });
  });

  it('is nothing of a workbook, nor of a file without rows', async () => {
    expect(await previewOf(new Blob(['PK\u0003\u0004']))).toEqual({ kind: 'book' });
    expect(await previewOf(new Blob(['\r\n\r\n']))).toEqual({ kind: 'none' });
  });
});
