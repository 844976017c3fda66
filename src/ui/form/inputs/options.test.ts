import { expect, it } from 'vitest';
import { matchesOption } from './options';

it.each([
  ['mexico', 'Estado de México', true],
  ['MÉX', 'Estado de México', true],
  ['nuevo leon', 'Nuevo León', true],
  ['ano', 'Año fiscal', false],
  ['año', 'Año fiscal', true],
  ['pinguino', 'Pingüino', true],
  ['jalisco', 'Colima', false],
])('searches %s in %s', (search, label, found) => {
  expect(matchesOption(search, { value: 'x', label })).toBe(found);
});
