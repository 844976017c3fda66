import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search';

it('finds words in any order, without regard to accents and case, but keeps ñ apart', () => {
  expect(matchesSearch('¿La tasa de mi crédito puede cambiar?', 'CREDITO tasa')).toBe(true);
  expect(matchesSearch('un año', 'ano')).toBe(false);
  expect(matchesSearch('un año', 'año')).toBe(true);
  expect(matchesSearch('tasa', 'tasa fija')).toBe(false);
});
