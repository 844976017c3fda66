import { ApiFailure, networkFailure } from '@portal/api/failure';
import { expect, it } from 'vitest';
import { isOfFile } from './refused-file';

it('knows what would be refused again: the file, not the way to the server', () => {
  const refused = new ApiFailure('General', 422, 'rule', { file: 'El archivo está vacío.' });
  const tooLarge = new ApiFailure('Pesa más de 10 MB.', 413, 'too_large');
  expect([refused, tooLarge].map(isOfFile)).toEqual([true, true]);
  const others = [networkFailure(), new ApiFailure('General', 500, 'internal'), new TypeError('x')];
  expect(others.map(isOfFile)).toEqual([false, false, false]);
});
