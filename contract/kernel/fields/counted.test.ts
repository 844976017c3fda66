import { expect, it } from 'vitest';
import { counted } from './counted';

it('formats one in the singular, everything else in the plural, thousands apart', () => {
  const rows = (count: number) => counted(count, 'fila', 'filas');
  expect([0, 1, 2, 4964].map(rows)).toEqual(['0 filas', '1 fila', '2 filas', '4,964 filas']);
});
