import { expect, it } from 'vitest';
import { fitted } from './fitted';

it('cuts a name that would run into its figures, and no other', () => {
  const long = 'Comercializadora de Abarrotes y Semillas del Bajío Oriente, S.A. de C.V.';
  expect(fitted('Zapopan', 240)).toBe('Zapopan');
  expect(fitted(long, 185)).toBe('Comercializadora de Ab…');
  expect(fitted(long, 1085)).toBe(long);
  // However narrow, something of it is read.
  expect(fitted(long, 20)).toBe('Comerci…');
});
