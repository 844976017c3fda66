import type { EndpointShape } from '@contract/kernel/endpoint';
import * as z from 'zod';

export interface ContractField<S extends z.core.$ZodType> {
  /** Call, part and field: "POST /api/v1/registrations body.full_name". */
  place: string;
  schema: S;
}

/** Every text that an endpoint reads of its path, its query and its body, the keys of records among them. */
export const listTexts = (endpoint: EndpointShape) => listFields(endpoint, z.core.$ZodString);

/** Every number that an endpoint reads of its path, its query and its body. */
export const listNumbers = (endpoint: EndpointShape) => listFields(endpoint, z.core.$ZodNumber);

function listFields<S extends z.core.$ZodType>(
  { method, path, params, query, body }: EndpointShape,
  kind: abstract new (...args: never[]) => S,
): ContractField<S>[] {
  const walk = (schema: z.core.$ZodType, place: string): ContractField<S>[] =>
    schema instanceof kind
      ? [{ place, schema }]
      : listParts(schema).flatMap(([name, part]) => walk(part, name ? `${place}.${name}` : place));
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? walk(schema, `${method} ${path} ${part}`) : [],
  );
}

/** What a schema is made of; of pipes both ends, since the second reads what the first left. */
function listParts(schema: z.core.$ZodType): (readonly [string, z.core.$ZodType])[] {
  if (schema instanceof z.core.$ZodObject) return Object.entries(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodArray) return [['*', schema._zod.def.element]];
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.map((option) => ['', option] as const);
  }
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return [
      ['key', keyType],
      ['*', valueType],
    ];
  }
  if (schema instanceof z.core.$ZodPipe) {
    return [
      ['', schema._zod.def.in],
      ['', schema._zod.def.out],
    ];
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return [['', schema._zod.def.innerType]];
  }
  if (LEAVES.some((leaf) => schema instanceof leaf)) return [];
  throw new Error(`no walk through a schema of type ${schema._zod.def.type}`);
}

const LEAVES = [
  z.core.$ZodString,
  z.core.$ZodNumber,
  z.core.$ZodBoolean,
  z.core.$ZodNull,
  z.core.$ZodEnum,
  z.core.$ZodLiteral,
  z.core.$ZodTransform,
  z.core.$ZodUnknown,
];
