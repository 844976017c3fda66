import { sameName, shortens } from '@server/features/people/bank-accounts/same-name';
import { expect, test } from 'vitest';

test('one person under the spellings of banks', () => {
  expect(sameName('JOSE LUIS PEÑA ROJAS', 'José Luis Peña Rojas')).toBe(true);
  expect(sameName('PEÑA ROJAS JOSE', 'José Luis Peña Rojas')).toBe(true);
  expect(sameName('PEDRO PENA', 'Pedro Peña')).toBe(true);
  expect(sameName('Lucia Hernandez Nunez', 'Lucía Hernández Ñúñez')).toBe(true);
  expect(sameName('SOL DEL BAJIO SA DE CV', 'Sol del Bajío, S.A. de C.V.')).toBe(true);
});

test('another person', () => {
  expect(sameName('MARIA PEÑA ROJAS', 'José Luis Peña Rojas')).toBe(false);
  expect(sameName('JOSE', 'José Luis Peña Rojas')).toBe(false);
  expect(sameName('SA DE CV', 'Sol del Bajío')).toBe(false);
});

test('a name of many common words is not that of everyone who has some of them', () => {
  const many = 'María José Luis Ana Juan García López Hernández Martínez Pérez González';
  expect(sameName('MARIA GARCIA LOPEZ', many)).toBe(false);
  expect(sameName(many, 'MARIA GARCIA LOPEZ')).toBe(false);
  expect(sameName(many, many.toUpperCase())).toBe(true);
  expect(sameName('MARIA LOPEZ', 'María José García López')).toBe(true);
});

test('the holder of an account shortens its owner’s name and adds no other person to it', () => {
  expect(shortens('PEÑA ROJAS JOSE', 'José Luis Peña Rojas')).toBe(true);
  expect(shortens('Pedro Ladrón Vélez, Ana Peña', 'Ana Peña')).toBe(false);
  expect(shortens('Ana Peña Rojas', 'Ana Peña')).toBe(false);
});
