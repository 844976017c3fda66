import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './error-handler';
import { styleNonce } from './security-headers';

/** Put into index.html at build time; replaced by a fresh nonce in every answer. */
const NONCE = '__CSP_NONCE__';
const notPages = /^\/(api|storagev3|assets)(\/|$)/;

/** Serves the built portal: hashed files for good, and index.html for every path that is a page. */
export async function registerPortal(app: FastifyInstance, config: Config) {
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      brand: config.brand,
      supportEmail: config.supportEmail,
      apiBaseUrl: config.apiBaseUrl,
      applicationToken: config.applicationToken,
      maps: config.mapsKey ? { key: config.mapsKey } : null,
      analytics: config.analyticsKey ? { key: config.analyticsKey } : null,
      documentLinks: 'scoped',
    }),
  );

  const folder = config.portalFolder;
  const page = folder ? await readFile(join(folder, 'index.html'), 'utf8').catch(() => null) : null;
  if (!folder || page === null) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(reply, page) : sendNotFound(request, reply),
  );
}

const isPage = (request: FastifyRequest) =>
  request.method === 'GET' &&
  !notPages.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html');

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .status(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.replaceAll(NONCE, styleNonce(reply)));
}
