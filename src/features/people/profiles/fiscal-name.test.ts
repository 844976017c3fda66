import { expect, test } from 'vitest';
import { fiscalNameOf } from './fiscal-name';

test.each([
  ['Sol y Viento SA de CV', 'SOL Y VIENTO'],
  ['Sol y Viento, S.A. de C.V.', 'SOL Y VIENTO'],
  ['Energía Ñandú S.A.P.I. de C.V.', 'ENERGÍA ÑANDÚ'],
  ['Techos S. de R.L. de C.V.', 'TECHOS'],
  ['Luz para Todos A.C.', 'LUZ PARA TODOS'],
  ['Instalaciones La Casa', 'INSTALACIONES LA CASA'],
])('the tax form of a company begins with its name without its kind: %s', (name, fiscal) => {
  expect(fiscalNameOf('legal_entity', name)).toBe(fiscal);
});

test('the name of a person keeps all its words', () => {
  expect(fiscalNameOf('individual', 'Rosa Mora Sa')).toBe('ROSA MORA SA');
});
