import { existsSync } from 'node:fs';
import { isTokenPage } from '@contract/identity/token-pages';
import fastifyStatic from '@fastify/static';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './error-handler';
import { registerFilesForPrograms } from './files-for-programs';
import { readScreenPages, type ScreenPages } from './screen-page';
import { allowOnPage } from './security-headers';

/** Put into index.html at build time; replaced by a fresh nonce in every answer. */
const NONCE = '__CSP_NONCE__';
const notPages = /^\/(api|storagev3|assets)([/?]|$)/i;
/** `/robots.txt`, `/favicon.ico`: asked for by programs that take anything, and no page of ours. */
const namesFile = /^[^?]*\.\w+(\?|$)/;

/** What the database decides of how people sign in. */
interface SigningIn {
  staffSecondFactor: () => Promise<'required' | 'off'>;
  /** The accounts of the demo, for the login to offer; null where none was made. Never asked in production. */
  demo: () => Promise<object | null>;
}

/** Serves the built portal's own files, the hashed ones for good, and what the portal is configured with. */
export async function registerPortal(
  app: FastifyInstance,
  config: Config,
  { staffSecondFactor, demo }: SigningIn,
) {
  const hidden = { schema: { hide: true } };
  if (!config.production) {
    app.get('/demo-accounts.json', hidden, async (request, reply) => {
      const accounts = await demo();
      return accounts
        ? reply.header('cache-control', 'no-cache').send(accounts)
        : sendNotFound(request, reply);
    });
  }
  app.get('/config.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      brand: config.brand,
      supportEmail: config.supportEmail,
      apiBaseUrl: config.apiBaseUrl,
      applicationToken: config.applicationToken,
      maps: config.mapsKey ? { key: config.mapsKey } : null,
      analytics: config.analyticsKey ? { key: config.analyticsKey } : null,
      documentLinks: 'scoped',
      staffSecondFactor: await staffSecondFactor(),
      ...(!config.production && { demo: (await demo()) !== null }),
    }),
  );
  registerFilesForPrograms(app, config);
  if (!existsSync(config.portalFolder)) return;
  await app.register(fastifyStatic, {
    root: config.portalFolder,
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
}

export type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers addresses that are no call and no file: the portal's page, with status 404 where there is no screen, or a
 * JSON 404 for calls, missing files and programs that take no HTML.
 */
export async function answerElsewhere(config: Config): Promise<{
  /** An address that no route has. */
  unknown: Answer;
  /** An address that cannot be read: nothing answers to it. */
  unreadable: Answer;
}> {
  const pages = await readScreenPages(config);
  const answer =
    (find: (pages: ScreenPages, pathname: string) => string | null): Answer =>
    (request, reply) =>
      pages && wantsPage(request)
        ? sendPage(request, reply, pages, find)
        : sendNotFound(request, reply);
  return {
    unknown: answer((pages, pathname) => pages.of(pathname)),
    unreadable: answer(() => null),
  };
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || notPages.test(url)) return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return /(^|[\s,])(text|\*)\/\*/.test(accept) && !namesFile.test(url);
}

function sendPage(
  { url }: FastifyRequest,
  reply: FastifyReply,
  pages: ScreenPages,
  find: (pages: ScreenPages, pathname: string) => string | null,
) {
  const pathname = url.replace(/[?#].*/, '');
  const page = find(pages, pathname);
  if (isTokenPage(pathname)) reply.header('referrer-policy', 'no-referrer');
  const nonce = allowOnPage(reply, pages.scriptSource);
  return reply
    .status(page === null ? 404 : 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send((page ?? pages.missing).replaceAll(NONCE, nonce));
}
