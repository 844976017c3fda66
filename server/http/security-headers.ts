import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply } from 'fastify';

const CSP = 'content-security-policy';

/** Where the maps and analytics services live, by their own documentation; opened only with a key. */
const maps = {
  script: ['https://maps.googleapis.com'],
  image: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  connect: ['https://maps.googleapis.com'],
};
const analytics = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** What a page may reach besides the server it came from, as `/config.json` tells the portal. */
function sourcesOf({ apiBaseUrl, mapsKey, analyticsKey }: Config) {
  const services = [...(mapsKey ? [maps] : []), ...(analyticsKey ? [analytics] : [])];
  return {
    script: services.flatMap(({ script }) => script),
    image: services.flatMap(({ image }) => image),
    connect: [
      ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : []),
      ...services.flatMap(({ connect }) => connect),
    ],
  };
}

/**
 * Headers of every answer, the same for all of them: helmet writes them once, on the first answer, and
 * they are copied from there (writing them anew took a tenth of a short call's time).
 */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config) {
  const sources = sourcesOf(config);
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.script],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...sources.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sources.connect],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    xFrameOptions: { action: 'sameorigin' },
  });
  let headers: (readonly [string, string])[] | undefined;
  app.addHook('onRequest', (_request, reply, next) => {
    headers ??= headersOf(reply);
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    next();
  });
}

function headersOf(reply: FastifyReply) {
  const before = new Set(reply.raw.getHeaderNames());
  reply.helmet();
  const written = reply.raw
    .getHeaderNames()
    .filter((name) => !before.has(name))
    .map((name) => [name, String(reply.raw.getHeader(name))] as const);
  const permissions = 'geolocation=(self), camera=(self), microphone=()';
  return [...written, ['permissions-policy', permissions] as const];
}

/** Lets one page's own styles through: antd writes them at run time. Scripts are files of ours. */
export function styleNonce(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('hex');
  const policy = String(reply.raw.getHeader(CSP));
  reply.raw.setHeader(CSP, policy.replace(/(style-src [^;]*)/, `$1 'nonce-${nonce}'`));
  return nonce;
}
