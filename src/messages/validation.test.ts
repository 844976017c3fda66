import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { validation, validationMessage } from './validation';

function firstMessage(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;
}

describe('validationMessage', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['nothing where text is due', z.string(), undefined, validation.required],
    ['an empty text that must have one character', z.string().min(1), '', validation.required],
    ['a short text', z.string().min(5), 'hola', validation.min(5)],
    ['a long text', z.string().max(3), 'hola', validation.max(3)],
    ['a bad mail', z.email(), 'ana@', validation.email],
    ['an empty mail', z.email(), '', validation.required],
    ['a bad web address', z.url(), 'nada', validation.url],
    ['words for a number', z.number(), 'diez', validation.numeric],
    ['a fraction for an integer', z.int(), 1.5, validation.integer],
    ['a small number', z.number().min(100), 99, validation.atLeast('100')],
    ['zero for a positive', z.number().positive(), 0, validation.over('0')],
    ['a large number', z.number().max(10), 11, validation.atMost('10')],
    ['too many options', z.array(z.string()).max(1), ['a', 'b'], validation.maxOptions(1)],
    ['no option', z.enum(['a', 'b']), undefined, validation.required],
    ['a foreign option', z.enum(['a', 'b']), 'c', validation.option],
    ['a wrong day', z.iso.date(), '31/12/2026', validation.date],
    ['an unknown key', z.strictObject({}), { x: 1 }, validation.unknownField],
  ])('words %s', (_case, schema, value, expected) => {
    expect(firstMessage(schema, value)).toBe(expected);
  });

  it('lets the schema say it better', () => {
    expect(firstMessage(z.string().min(18, 'La CLABE tiene 18 dígitos.'), '1')).toBe(
      'La CLABE tiene 18 dígitos.',
    );
  });
});
