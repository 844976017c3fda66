import { expect, it, vi } from 'vitest';
import { isForeign } from '../kernel/sheets/foreign-file';
import { prospectSheet } from './prospect-columns';

const { guessColumns, likeliestDelimiter } = prospectSheet;

it('looks at no more headings than a file may have', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const headings = Array.from({ length: 100_000 }, (_, n) => `columna ${n}`);
  expect(likeliestDelimiter((delimiter) => [delimiter === ';' ? headings : ['x']], new Map())).toBe(
    ';',
  );
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  expect(length).toBeLessThan(5_000);
});

it('knows headings with what people add to them', () => {
  const headings = ['Tienda*', 'Dueño', 'Tel.:', 'E-mail', 'Municipio', 'Edo.', 'R.F.C.', 'C.P.'];
  expect(guessColumns(headings, new Map())).toEqual({
    business_name: 0,
    contact_name: 1,
    phone: 2,
    email: 3,
    municipality: 4,
    state: 5,
    rfc: 6,
    postal_code: 7,
  });
});

it('takes for the state what is headed "Entidad", before what may be how far a prospect is', () => {
  expect(guessColumns(['Estado', 'Entidad'], new Map())).toEqual({ state: 1 });
  expect(guessColumns(['Estado del prospecto', 'Municipio'], new Map())).toEqual({
    municipality: 1,
  });
  expect(guessColumns(['Estado'], new Map())).toEqual({ state: 0 });
});

it('knows a column that there has to be by the heading of the template, whatever a file before had instead', () => {
  const remembered = new Map([
    ['estado', null],
    ['correo', null],
    ['provincia', 'state' as const],
  ]);
  expect(guessColumns(['Correo', 'Estado', 'Zona'], remembered)).toEqual({ state: 1, zone: 2 });
  expect(guessColumns(['Estado', 'Provincia'], remembered)).toEqual({ state: 1 });
  // What the template heads otherwise is none as long as they say so.
  expect(guessColumns(['Edo.'], new Map([['edo.', null]]))).toEqual({});
});

it('tells what is no text by its first bytes, however it is called', () => {
  const bytes = Uint8Array.from({ length: 10_240 }, (_, n) => n % 256);
  expect(isForeign(bytes)).toBe(true);
  expect(isForeign(Buffer.from('%PDF-1.7'))).toBe(true);
  const text = 'Negocio;Dueño\r\nPeñón\u0007 y hermanos;Ana\r\n';
  for (const encoding of ['utf8', 'latin1', 'utf16le'] as const) {
    expect(isForeign(Buffer.from(text, encoding))).toBe(false);
  }
  expect(isForeign(new Uint8Array())).toBe(false);
});
