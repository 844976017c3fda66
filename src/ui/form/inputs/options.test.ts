import { expect, it } from 'vitest';
import { chosenLabel, labelsOf, matchesOption } from './options';

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

it('names what is chosen, and never by its key', () => {
  const options = [{ value: 'a1', label: 'Soles del Norte' }];
  expect(labelsOf(options, ['a1', 'b2'])).toBe('Soles del Norte, No está en la lista');
  expect(labelsOf(options, ['', undefined])).toBe('');
  expect(chosenLabel()({ label: 'Soles del Norte' })).toBe('Soles del Norte');
  expect(chosenLabel()({})).toBe('No está en la lista');
  expect(chosenLabel(true)({})).toBe('Cargando…');
});
