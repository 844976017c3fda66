import { ApiFailure, networkFailure } from '@portal/api/failure';
import { expect, it } from 'vitest';
import { uploadProblem } from './upload-problem';

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
