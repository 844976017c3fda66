import { expect, it } from 'vitest';
import { fitted } from './fitted';

it('cuts a name that would run into its figures, and no other', () => {
  const long = 'Comercializadora de Abarrotes y Semillas del Bajío Oriente, S.A. de C.V.';
  expect(fitted('Zapopan', 300, '12 · 3 · 1')).toBe('Zapopan');
  expect(fitted(long, 300, '1,200 · 300 · 10')).toBe('Comercializadora de Ab…');
  expect(fitted(long, 1200, '1,200 · 300 · 10')).toBe(long);
  // However narrow, something of it is read.
  expect(fitted(long, 20, '1,200 · 300 · 10')).toBe('Comerci…');
});
