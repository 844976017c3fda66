import { expect, it } from 'vitest';
import { contradictedPlace } from './known-place';

const guadalajara = { state: 'Jalisco', municipalities: ['Guadalajara'] };
const two = { state: 'México', municipalities: ['Naucalpan de Juárez', 'Huixquilucan'] };

it.each([
  ['Jalisco', 'Guadalajara'],
  ['jal.', ' GUADALAJARA '],
  ['', ''],
  [undefined, 'Guadalajara'],
  ['Jalisco', undefined],
])('agrees with %s, %s', (state, municipality) => {
  expect(contradictedPlace(guadalajara, { state, municipality })).toBeNull();
});

it.each([
  ['Sonora', 'Guadalajara'],
  ['Jalisco', 'Tonalá'],
  ['Sonora', ''],
  [undefined, 'Tonalá'],
  ['Texas', 'Guadalajara'],
])('is contradicted by %s, %s', (state, municipality) => {
  expect(contradictedPlace(guadalajara, { state, municipality })).toBe('Guadalajara, Jalisco');
});

it('agrees with any municipality of the code, whatever the state is called', () => {
  const typed = { state: 'Edo. de Méx.', municipality: 'huixquilucan' };
  expect(contradictedPlace(two, typed)).toBeNull();
  expect(contradictedPlace(two, { ...typed, municipality: 'Toluca' })).toBe(
    'Naucalpan de Juárez, México / Huixquilucan, México',
  );
});

it('knows nothing of a code that the catalogue lacks', () => {
  const typed = { state: 'Sonora', municipality: 'Hermosillo' };
  expect(contradictedPlace({ state: 'Jalisco', municipalities: [] }, typed)).toBeNull();
  expect(contradictedPlace({ state: null, municipalities: [] }, typed)).toBeNull();
});
