import { expect, it } from 'vitest';
import { mexicanState, mexicanStateNamed } from './mexican-state';
import { mexicanStates } from './postal-code';

it.each([
  ['Jal.', 'Jalisco'],
  [' JALISCO ', 'Jalisco'],
  ['Estado de México', 'México'],
  ['Edo. de Méx.', 'México'],
  ['EDOMEX', 'México'],
  ['D.F.', 'Ciudad de México'],
  ['Cd. de México', 'Ciudad de México'],
  ['N. L.', 'Nuevo León'],
  ['b.c.s.', 'Baja California Sur'],
  ['queretaro', 'Querétaro'],
  ['Veracruz de Ignacio de la Llave', 'Veracruz'],
  ['Coahuila de Zaragoza', 'Coahuila'],
  ['Michoacán de Ocampo', 'Michoacán'],
])('%s is %s', (written, name) => {
  expect(mexicanState.parse(written)).toBe(name);
});

it('knows all 32 by name', () => {
  expect(new Set(mexicanStates)).toHaveLength(32);
  expect(mexicanStates.map(mexicanStateNamed)).toEqual(mexicanStates);
});

it.each([
  ['Narnia', /^No es un estado de México/],
  ['Texas', /^No es un estado de México/],
  ['-', /^No es un estado de México/],
  ['  ', 'El campo es obligatorio'],
])('%s is none', (written, message) => {
  expect(mexicanState.safeParse(written).error?.issues[0]?.message).toMatch(message);
});
