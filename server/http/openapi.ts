import type { EndpointShape } from '@contract/endpoint';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** Describes every registered call at /api/openapi.json, from the same schemas that guard them. */
export async function registerOpenApi(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `API de ${config.brand}`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const transform: SwaggerTransform = (document) => {
  const endpoint = document.route.config?.endpoint;
  const schema = endpoint ? described(endpoint, document.schema) : document.schema;
  return jsonSchemaTransform({ ...document, schema });
};

/** What an endpoint takes that its route's own schema does not say, since our code reads it elsewhere. */
function described(endpoint: EndpointShape, schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    body: endpoint.kind === 'multipart' ? formOf(endpoint) : endpoint.body?.strict(),
    ...(endpoint.kind === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(endpoint.idempotent && { headers: z.object({ 'idempotency-key': z.string() }) }),
    ...(endpoint.can === 'public' && { security: [] }),
  };
}

/** The text fields beside the file, and the file. */
const formOf = ({ body }: EndpointShape) =>
  (body ?? z.strictObject({})).extend({ file: z.string().meta({ format: 'binary' }) });
