import { expect, it } from 'vitest';
import { anchorOf } from './IndexedSections';

it('the place of a section in an address is its title, as an address writes it', () => {
  expect(anchorOf('Tabla de amortización')).toBe('tabla-de-amortizacion');
  expect(anchorOf('¿Quién actúa? 2 de 3')).toBe('quien-actua-2-de-3');
});
