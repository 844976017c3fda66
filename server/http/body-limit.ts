import type { EndpointShape } from '@contract/kernel/endpoint';
import * as z from 'zod';

/** Of names, punctuation, spaces, and a field too many, which its own sentence refuses. */
const ENVELOPE = 2 * 1024;
/** Of JSON whose schema does not say how long it may be. */
const FREE_JSON = 64 * 1024;
const MOST = 1024 * 1024;
const BYTES_OF_A_CHARACTER = 4;
const NUMBER = 32;

/** The largest body in bytes that an endpoint takes: what its schema allows at most, and some. */
export const limitBody = ({ body }: Pick<EndpointShape, 'body'>): number =>
  Math.min(MOST, ENVELOPE + (body ? countBytes(body) : 0));

/** Bytes of the longest JSON that a schema may accept. */
function countBytes(schema: z.core.$ZodType): number {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return countBytes(schema._zod.def.innerType);
  }
  if (schema instanceof z.core.$ZodPipe) return countBytes(schema._zod.def.in);
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return fields.reduce((sum, [name, field]) => sum + name.length + NUMBER + countBytes(field), 2);
  }
  if (schema instanceof z.core.$ZodUnion) {
    return Math.max(...schema._zod.def.options.map(countBytes));
  }
  if (schema instanceof z.core.$ZodArray) {
    const most = findMaximum(schema);
    return most === undefined ? FREE_JSON : most * (countBytes(schema._zod.def.element) + 2);
  }
  if (schema instanceof z.core.$ZodString) {
    return (findMaximum(schema) ?? NUMBER) * BYTES_OF_A_CHARACTER;
  }
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) {
    return (
      Math.max(...[...schema._zod.values].map((value) => String(value).length)) *
      BYTES_OF_A_CHARACTER
    );
  }
  const isShort =
    schema instanceof z.core.$ZodNumber ||
    schema instanceof z.core.$ZodBoolean ||
    schema instanceof z.core.$ZodNull;
  return isShort ? NUMBER : FREE_JSON;
}

/** The first maximum is that of what is sent; a later one is that of what is kept of it. */
function findMaximum({ _zod }: z.core.$ZodArray | z.core.$ZodString): number | undefined {
  for (const check of _zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
  }
  return undefined;
}
