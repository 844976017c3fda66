import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { t } from '../kernel/words';
import { documents } from './es-MX/documents/documents';
import { fieldMessage } from './es-MX/kernel/field-messages';

/** Sentences that the specification quotes (sections 5 and 8); the catalogue writes each once. */
const quoted = [
  'El campo es obligatorio',
  'El campo debe ser un correo electrónico válido',
  'El campo no coincide',
  'El tipo de archivo seleccionado no es válido, intente con otro archivo.',
  'Seleccione o arrastre un archivo',
  'La carga está deshabilitada',
  'Para continuar debes proporcionar toda la información solicitada.',
  'Por favor completa todos los campos indicados.',
  'No hay cambios por guardar.',
  'Ha ocurrido un error con la carga.',
  'El archivo cargado previamente seguirá activo.',
  'El archivo ha sido cargado correctamente',
  'No cuenta con los permisos necesarios para realizar la verificación.',
  'No cuenta con los permisos necesarios para realizar el rechazo.',
  'No cuenta con los permisos necesarios para realizar la operación.',
  'Error en verificación de documento',
  'Error en rechazo de documento',
  'Error en actualización de documento',
  'Ha ocurrido un error mientras se obtenían los datos...',
  'Error en guardado',
  'Ha ocurrido un error con la operación, intente más tarde.',
  'Información faltante o incorrecta',
  'Sin cambios',
  'Operación exitosa',
  'Información actualizada correctamente.',
  'Registro agregado correctamente.',
  'Registro eliminado exitosamente.',
  'Documento verificado correctamente',
  'Documento rechazado correctamente',
  'Estado del documento actualizado correctamente',
  'Loading chunk failed',
  'Loading CSS chunk failed',
  'Página no encontrada',
];

const catalogue = new URL('es-MX/', import.meta.url);
const source = readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, catalogue), 'utf8'))
  .join('\n')
  // A comment may quote what the code throws.
  .replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');

it.each(quoted)('writes "%s" once, to the letter', (sentence) => {
  expect(source.split(`'${sentence}'`).length - 1).toBe(1);
});

it('joins the two halves of the upload message as quoted', () => {
  expect(t(documents.uploadedToVerify, { brand: 'Solfondo' })).toBe(
    'El archivo ha sido cargado correctamente y será validado por el equipo de Solfondo.',
  );
});

it('words the limits of length as quoted', () => {
  expect(t(fieldMessage.min, { characters: 5 })).toBe('al menos 5 caracteres');
  expect(t(fieldMessage.max, { characters: 9 })).toBe('no debe ser mayor a 9 caracteres');
});

it('ends with the reason that a person gave, who writes a full stop or none', () => {
  expect(source.match(/[^']*Motivo: \{\{reason\}\}[^'\n]+/g)).toBeNull();
});
