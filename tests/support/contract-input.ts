import type { EndpointShape } from '@contract/kernel/endpoint';
import fc from 'fast-check';
import * as z from 'zod';

/** The parts of JSON Schema that the contract's requests use. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  required?: string[];
}

/** What a part of an endpoint's request accepts, before any transformation. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  // zod's own type is wider than what it writes for requests.
  const json: JsonSchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  return json;
}

/** A value of another type than the schema's, or undefined where anything goes. */
export function wrongType({ type, anyOf, oneOf, allOf, ...rest }: JsonSchema): unknown {
  const parts = anyOf ?? oneOf ?? allOf;
  if (parts) return parts.some((part) => wrongType(part) === undefined) ? undefined : [[]];
  if (type === 'array') return 'texto';
  if (type || rest.const !== undefined || rest.enum) return [[]];
  return undefined;
}

const DAYS = ['2026-11-21', '0001-01-01', '9999-12-31', '2026-02-30', '+275760-09-13'];
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800x',
  '\u202e',
  "'; drop table users; --",
  '%',
  '__proto__',
];
const NUMBERS = [0, 1, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300];

/**
 * Values that a schema mostly accepts, leaning to its edges; ids of records that exist go in as `ids`.
 * Now and then something else entirely.
 */
export function inputs(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const near = nearly(schema, ids);
  return fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: fc.jsonValue() });
}

function nearly(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type } = schema;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return fc.oneof(...parts.map((part) => nearly(part, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'string') return texts(schema, ids);
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(inputs(schema.items ?? {}, ids), { maxLength: 3 });
  if (type === 'object') return objects(schema, ids);
  return fc.jsonValue();
}

function texts(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const { format, minLength = 0, maxLength = 200 } = schema;
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (format?.startsWith('date')) {
    return fc.constantFrom(
      ...DAYS.map((day) => (format === 'date' ? day : `${day}T12:00:00.000Z`)),
    );
  }
  const long = Math.min(maxLength, 500);
  return fc.oneof(
    ...(schema.pattern ? [{ weight: 8, arbitrary: matching(schema.pattern) }] : []),
    fc.string({ unit: 'binary', minLength: Math.min(minLength, long), maxLength: long }),
    fc.constantFrom(...NASTY).map((text) => text.padEnd(minLength, 'x')),
    fc.constantFrom(...DAYS, ...ids, 'persona@ejemplo.mx', '97000', '5512345678'),
    fc.constantFrom('ñ'.repeat(long), 'x'.repeat(long + 1)),
  );
}

/** Texts of a pattern's form; some patterns cannot be turned around. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string();
  }
}

function numbers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const edges = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge + 1, edge - 1],
  );
  return fc.oneof(fc.constantFrom(...edges, ...NUMBERS), fc.integer({ min: 1, max: 50_000 }));
}

function objects({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]) {
  const known = Object.entries(properties).map(
    ([name, part]) => [name, inputs(part, ids)] as const,
  );
  return fc.record(Object.fromEntries(known), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

/** The path with its parameters filled in: the given one, or what `of` returns for each. */
export function pathOf(
  { path }: Pick<EndpointShape, 'path'>,
  of: string | ((name: string) => string),
) {
  return path
    .replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(typeof of === 'string' ? of : of(name)),
    )
    .replace('*', 'archivo');
}
