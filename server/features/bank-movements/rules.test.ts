import { expect, test } from 'vitest';
import { sameName } from './rules';

test('one person under the spellings of banks', () => {
  expect(sameName('JOSE LUIS PEÑA ROJAS', 'José Luis Peña Rojas')).toBe(true);
  expect(sameName('PEÑA ROJAS JOSE', 'José Luis Peña Rojas')).toBe(true);
  expect(sameName('SOL DEL BAJIO SA DE CV', 'Sol del Bajío, S.A. de C.V.')).toBe(true);
});

test('somebody else', () => {
  expect(sameName('MARIA PEÑA ROJAS', 'José Luis Peña Rojas')).toBe(false);
  expect(sameName('PEDRO PENA', 'Pedro Peña')).toBe(false);
  expect(sameName('JOSE', 'José Luis Peña Rojas')).toBe(false);
  expect(sameName('SA DE CV', 'Sol del Bajío')).toBe(false);
});
