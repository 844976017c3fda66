import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { fieldRule } from '@contract/locales/es-MX/kernel/field-rules';
import { validation } from '@contract/locales/es-MX/kernel/validation';
import { t } from '@portal/i18n';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { validationMessage } from './validation-message';

function firstMessage(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;
}

describe('validationMessage', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['nothing where text is due', z.string(), undefined, t(fieldMessage.required)],
    ['an empty text that must have one character', z.string().min(1), '', t(fieldMessage.required)],
    ['a short text', z.string().min(5), 'hola', t(fieldMessage.min, { characters: 5 })],
    ['a long text', z.string().max(3), 'hola', t(fieldMessage.max, { characters: 3 })],
    ['a bad mail', z.email(), 'ana@', t(fieldMessage.email)],
    ['an empty mail', z.email(), '', t(fieldMessage.required)],
    ['a bad web address', z.url(), 'nada', t(fieldRule.url)],
    ['words for a number', z.number(), 'diez', t(validation.numeric)],
    ['a fraction for an integer', z.int(), 1.5, t(validation.integer)],
    ['a small number', z.number().min(100), 99, t(validation.atLeast, { minimum: '100' })],
    ['zero for a positive', z.number().positive(), 0, t(validation.over, { minimum: '0' })],
    ['a large number', z.number().max(10), 11, t(validation.atMost, { maximum: '10' })],
    [
      'too many options',
      z.array(z.string()).max(1),
      ['a', 'b'],
      t(fieldRule.selection, { count: 1 }),
    ],
    ['no option', z.enum(['a', 'b']), undefined, t(fieldMessage.required)],
    ['a foreign option', z.enum(['a', 'b']), 'c', t(validation.option)],
    ['a wrong day', z.iso.date(), '31/12/2026', t(validation.date)],
    ['an unknown key', z.strictObject({}), { x: 1 }, t(validation.unknownField)],
  ])('words %s', (_case, schema, value, expected) => {
    expect(firstMessage(schema, value)).toBe(expected);
  });

  it('prefers the message of the schema', () => {
    expect(firstMessage(z.string().min(18, 'La CLABE tiene 18 dígitos.'), '1')).toBe(
      'La CLABE tiene 18 dígitos.',
    );
  });
});
