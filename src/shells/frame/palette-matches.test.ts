import { describe, expect, it } from 'vitest';
import { matchingEntries, type PaletteEntry } from './palette-matches';

const entry = (name: string, section = 'Pantallas', keywords = ''): PaletteEntry => ({
  id: name,
  name,
  section,
  keywords,
});

const entries = [
  entry('Mis movimientos', 'Pantallas', 'historial'),
  entry('Contraseña'),
  entry('Contratos'),
  entry('Semioscuro', 'Acciones', 'tema color'),
  entry('Oscuro', 'Acciones', 'tema color'),
];

const found = (typed: string) =>
  matchingEntries(entries, typed).map((item) =>
    typeof item === 'string' ? `# ${item}` : item.name,
  );

describe('matchingEntries', () => {
  it('shows everything in its order before anything is typed', () => {
    expect(found(' ')).toEqual([
      '# Pantallas',
      'Mis movimientos',
      'Contraseña',
      'Contratos',
      '# Acciones',
      'Semioscuro',
      'Oscuro',
    ]);
  });

  it('ignores accents and case, both ways', () => {
    expect(found('CONTRASENA')).toEqual(['# Pantallas', 'Contraseña']);
    expect(found('móvimientos')).toEqual(['# Pantallas', 'Mis movimientos']);
  });

  it('puts the name that begins with what was typed first, and its section too', () => {
    expect(found('oscuro')).toEqual(['# Acciones', 'Oscuro', 'Semioscuro']);
    expect(found('c')).toEqual([
      '# Pantallas',
      'Contraseña',
      'Contratos',
      '# Acciones',
      'Semioscuro',
      'Oscuro',
    ]);
  });

  it('finds by keywords, every word wanted', () => {
    expect(found('tema oscuro')).toEqual(['# Acciones', 'Semioscuro', 'Oscuro']);
    expect(found('historial oscuro')).toEqual([]);
  });
});
