import type { EndpointShape } from '@contract/kernel/endpoint';
import { errorBody } from '@contract/kernel/errors';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** Describes every registered call at /api/openapi.json, from the same schemas that guard them. */
export async function registerOpenApi(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: t(serverWords.openapi.title, { brand: config.brand }), version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform,
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  });
  app.addSchema({ ...z.toJSONSchema(errorBody, { target: 'draft-7' }), $id: 'Error' });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const transform: SwaggerTransform = (document) => {
  const endpoint = document.route.config?.endpoint;
  const { schema, url } = jsonSchemaTransform({
    ...document,
    schema: endpoint ? described(endpoint, document.schema) : document.schema,
  });
  if (!endpoint) return { schema, url };
  return {
    schema: { ...schema, response: answersOf(endpoint, schema.response) },
    // What follows the id is a file's name; OpenAPI has no word for "the rest of the path".
    url: url.replace('*', ':name'),
  };
};

const REFUSAL = { description: t(serverWords.openapi.refusal), $ref: 'Error#' };

/** The success answer, of any content type, and the one shape of every refusal. */
function answersOf(endpoint: EndpointShape, json: unknown) {
  const contentOf = (type: string, description: string) => ({
    200: { description, content: { [type]: { schema: { type: 'string' } } } },
  });
  const well =
    endpoint.kind === 'file'
      ? contentOf('application/octet-stream', t(serverWords.openapi.file))
      : endpoint.kind === 'events'
        ? contentOf('text/event-stream', t(serverWords.openapi.notices))
        : json;
  return { ...(typeof well === 'object' ? well : {}), default: REFUSAL };
}

/** What an endpoint takes that its route's own schema does not describe, since our code reads it elsewhere. */
function described(endpoint: EndpointShape, schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    ...(endpoint.path.includes('*') && { params: restNamed(endpoint) }),
    body: endpoint.kind === 'multipart' ? formOf(endpoint) : endpoint.body?.strict(),
    ...(endpoint.kind === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(endpoint.idempotent && { headers: z.object({ 'idempotency-key': z.string() }) }),
    ...(endpoint.can === 'public' && { security: [] }),
  };
}

/** The parameters of a path with a rest, which gets a name. */
function restNamed({ params }: EndpointShape) {
  const { '*': rest, ...others } = params?.shape ?? {};
  return z.object({ ...others, name: rest ?? z.string() });
}

/** The text fields beside the file, and the file. */
const formOf = ({ body }: EndpointShape) =>
  (body ?? z.strictObject({})).extend({ file: z.string().meta({ format: 'binary' }) });
