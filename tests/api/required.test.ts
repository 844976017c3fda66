import { curp } from '@contract/kernel/fields/curp';
import { rfc } from '@contract/kernel/fields/rfc';
import { speakSpanish } from '@contract/kernel/spanish-errors';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { fieldRule } from '@contract/locales/es-MX/kernel/field-rules';
import { prospectInput } from '@contract/program/prospects';
import { validationMessage } from '@portal/ui/form/validation-message';
import { implementations } from '@server/features/implementations';
import { t } from '@server/i18n';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

beforeAll(speakSpanish);

/** The inner fields of a body by dotted name: "site.postal_code". */
function fieldsOf(body: z.ZodObject, before = ''): [string, z.core.$ZodType][] {
  return Object.entries(body.shape).flatMap(([name, schema]): [string, z.core.$ZodType][] =>
    schema instanceof z.ZodObject
      ? fieldsOf(schema, `${before}${name}.`)
      : [[before + name, schema]],
  );
}

/** Numbers among the texts beside a file, which programs send: to them '' is 0. */
function isCoerced(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return isCoerced(schema.unwrap());
  return schema instanceof z.ZodNumber && schema.def.coerce === true;
}

const inBodies = implementations.flatMap(({ endpoint: { method, path, body } }) =>
  body ? fieldsOf(body).map(([name, schema]) => ({ at: `${method} ${path} ${name}`, schema })) : [],
);
const fields = [
  ...inBodies.filter(({ schema }) => !isCoerced(schema)),
  ...fieldsOf(prospectInput).map(([name, schema]) => ({ at: `prospect ${name}`, schema })),
  { at: 'CURP', schema: curp },
  { at: 'RFC', schema: rfc },
];

/** The message of every field that refuses the value, where it is not that the field is required. */
function otherWords(value: unknown, error?: typeof validationMessage) {
  return fields.flatMap(({ at, schema }) => {
    const parsed = z.safeParse(schema, value, error && { error });
    const messages = parsed.error?.issues.map(({ message }) => message) ?? [];
    return messages
      .filter((message) => message !== t(fieldMessage.required))
      .map((words) => [at, words]);
  });
}

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
])('every field of every body that refuses %s says that it is required', (_case, value) => {
  expect(fields.length).toBeGreaterThan(60);
  expect(otherWords(value)).toEqual([]);
  expect(otherWords(value, validationMessage)).toEqual([]);
});

test('a wrong value keeps the message of its field', () => {
  const messageAt = new Map(otherWords('¿?').map(([at, words]) => [at, words]));
  expect(messageAt.get('POST /api/v1/projects supplier_id')).toBe('Elige un instalador.');
  expect(messageAt.get('POST /api/v1/projects amount_cents')).toBe('Escribe un monto válido.');
  expect(messageAt.get('POST /api/v1/projects term_months')).toBe(
    t(fieldRule.between, { min: 3, max: 60, why: '' }),
  );
});

/** What money and rates are is said in their own words; the others that have bounds are sent, not typed. */
const otherBounds = /_cents$|_bp$| (doc_id|level|count|latitude|longitude|row|after)$/;

test('every whole number that is typed between two bounds says so in the words of the one rule', () => {
  const bounded = fields.flatMap(({ at, schema }) => {
    const number = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    if (!(number instanceof z.ZodNumber) || otherBounds.test(at)) return [];
    const { minValue: min, maxValue: max } = number;
    if (min === null || max === null || max >= Number.MAX_SAFE_INTEGER) return [];
    const outside = number.safeParse(max + 1).error?.issues[0]?.message ?? '';
    return [[at, outside.startsWith(t(fieldRule.between, { min, max, why: '' }))]];
  });
  expect(bounded.length).toBeGreaterThan(9);
  expect(bounded.filter(([, says]) => !says)).toEqual([]);
});
