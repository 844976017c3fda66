import { expect, it } from 'vitest';
import { levelText } from './level-text';

const kept = { person_kind: 'individual', level: 0, identity: 'pending' } as const;

it('asks who declared nothing for their own data, whatever else is lacking', () => {
  expect(levelText({ ...kept, missing: ['person', 'front'] })).toBe(
    'Declara tus datos para empezar.',
  );
  expect(
    levelText({ ...kept, person_kind: 'legal_entity', missing: ['person', 'controllers'] }),
  ).toBe('Declara los datos de la empresa para empezar.');
});

it('says what alone is lacking of others once their own data is there', () => {
  expect(levelText({ ...kept, missing: ['real_owner', 'front'] })).toBe(
    'Faltan los datos del propietario real.',
  );
  expect(
    levelText({ ...kept, person_kind: 'legal_entity', missing: ['controllers', 'real_owner'] }),
  ).toBe('Falta decir quién controla la empresa. Faltan los datos del propietario real.');
});

it('says what a level opens, or that a photograph was not accepted', () => {
  expect(levelText({ ...kept, level: 3, identity: 'verified', missing: [] })).toBe(
    'Tu identidad está verificada.',
  );
  expect(levelText({ ...kept, level: 1, identity: 'rejected', missing: ['back'] })).toBe(
    'No aceptamos alguna de tus fotografías. Abajo dice cuál y por qué: envía otra.',
  );
});
