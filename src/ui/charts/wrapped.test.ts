import { expect, it } from 'vitest';
import { wrapped } from './wrapped';

it('breaks a text between words where it would be too wide, and no word', () => {
  const letters = (part: string) => part.length;
  expect(wrapped('Zona: León', 20, letters)).toEqual(['Zona: León']);
  expect(wrapped('Movimiento entre tramos de atraso', 16, letters)).toEqual([
    'Movimiento entre',
    'tramos de atraso',
  ]);
  expect(wrapped('a refrigeración b', 4, letters)).toEqual(['a', 'refrigeración', 'b']);
});
