import { ApiFailure, networkFailure } from '@portal/api/failure';
import { expect, it } from 'vitest';
import { isOfFile, uploadProblem } from './upload-problem';

const refused = new ApiFailure('General', 422, 'rule', { file: 'El archivo está vacío.' });

it('shows what the server found in the file', () => {
  expect(uploadProblem(refused, false)).toBe(
    'Ha ocurrido un error con la carga. El archivo está vacío.',
  );
});

it('shows that the earlier file stays', () => {
  expect(uploadProblem(refused, true)).toBe(
    'Ha ocurrido un error con la carga. El archivo está vacío. El archivo cargado previamente seguirá activo.',
  );
});

it('without network it speaks of the file', () => {
  expect(uploadProblem(networkFailure(), false)).toBe(
    'Ha ocurrido un error con la carga. No hay conexión y el archivo no se envió: reinténtalo cuando la recuperes.',
  );
});

it('never shows the message of a program', () => {
  expect(uploadProblem(new TypeError('x is undefined'), false)).toBe(
    'Ha ocurrido un error con la carga.',
  );
});

it('knows what would be refused again: the file, not the way to the server', () => {
  const tooLarge = new ApiFailure('Pesa más de 10 MB.', 413, 'too_large');
  expect([refused, tooLarge].map(isOfFile)).toEqual([true, true]);
  const others = [networkFailure(), new ApiFailure('General', 500, 'internal'), new TypeError('x')];
  expect(others.map(isOfFile)).toEqual([false, false, false]);
});
