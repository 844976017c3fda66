import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod';

/** Answers pass through their endpoint's schema: what it does not declare never leaves the server. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof z.ZodType)) throw new TypeError('a response schema is not zod');
  return (data) => JSON.stringify(schema.parse(data));
};
