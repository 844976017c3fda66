import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { speakSpanish } from './spanish-errors';
import { t } from './words';

speakSpanish();

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, t(fieldMessage.required)],
  [z.email(), 'nadie', t(fieldMessage.email)],
  [z.number().min(3), 2, 'El mínimo es 3.'],
  [z.enum(['a', 'b']), 'c', 'Elige una de las opciones.'],
  [z.strictObject({}), { x: 1 }, 'Hay datos que no se esperan: x.'],
])('has words of ours for what people do wrong', (schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

it('leaves rare errors to the messages of zod, in Spanish too', () => {
  expect(messagesOf(z.number().multipleOf(5), 3)).toEqual([
    'Número inválido: debe ser múltiplo de 5',
  ]);
  expect(messagesOf(z.record(z.string().min(2), z.number()), { a: 1 })).toEqual([
    'Llave inválida en registro',
  ]);
});
