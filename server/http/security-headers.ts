import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

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

/** What a page may reach besides the server it came from, as in the portal's `/config.json`. */
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

export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Headers of every answer, the same for all of them: helmet writes them once, on an answer that goes
 * nowhere, and they are copied from there (rebuilding them took a tenth of a short call's time).
 *
 * @param cardFrame address of the card gateway's field, which pages may put in a frame; null without a gateway
 */
export function securityHeaders(config: Config, cardFrame: string | null): SecurityHeaders {
  const sources = sourcesOf(config);
  const write = helmet({
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
        // Files that a page holds, and the field into which a card's number is typed.
        frameSrc: ['blob:', ...(cardFrame ? [cardFrame] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    xFrameOptions: { action: 'deny' },
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  write(answer.req, answer, (error) => {
    if (error) throw error;
  });
  answer.setHeader('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
  return answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))]);
}

export function writeSecurityHeaders(reply: FastifyReply, headers: SecurityHeaders) {
  for (const [name, value] of headers) reply.raw.setHeader(name, value);
}

/** On every answer that a route or a handler gives; what the router refuses never gets here. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders) {
  app.addHook('onRequest', (_request, reply, next) => {
    writeSecurityHeaders(reply, headers);
    next();
  });
}

/**
 * Lets through what stands in a page itself: its styles, antd's of the run time too, by a nonce of this answer, and
 * one script by the hash of its text. All other scripts are files of ours.
 */
export function allowOnPage(reply: FastifyReply, scriptSource: string): string {
  const nonce = randomBytes(16).toString('hex');
  const policy = String(reply.raw.getHeader(CSP))
    .replace(/(style-src [^;]*)/, `$1 'nonce-${nonce}'`)
    .replace(/(script-src [^;]*)/, `$1 ${scriptSource}`);
  reply.raw.setHeader(CSP, policy);
  return nonce;
}
