import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Role } from '@contract/kernel/roles';
import { projectRoot } from '@server/project-root';
import { foreignDocuments } from './foreign-documents';

const portalFolder = path.join(projectRoot, 'dist', 'portal');

export const APPLICATION_TOKEN = 'ficha-de-la-aplicacion';
export const ACCESS_TOKEN = 'ficha-de-la-sesion-0123456789';

/** How a call may go wrong, as servers and networks do it. */
export const failures = {
  unauthorized: { status: 401, json: { message: 'No autorizado' } },
  forbidden: { status: 403, json: { message: 'Prohibido' } },
  missing: { status: 404, json: { error: 'Not Found' } },
  broken: { status: 500, json: { message: 'Falla del servidor ajeno' } },
  page: { status: 200, html: '<!doctype html><title>Proxy</title><h1>502</h1>' },
  errorPage: { status: 502, html: '<html><body>Bad gateway</body></html>' },
  hangUp: { hangUp: true },
  otherShape: { status: 200, json: [[{ nada: true }]] },
} as const satisfies Record<string, ForeignAnswer>;

export interface ForeignAnswer {
  status?: number;
  json?: unknown;
  html?: string;
  bytes?: Buffer;
  type?: string;
  hangUp?: boolean;
}

/** A request as the foreign server received it. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface ForeignOptions {
  role: Role;
  documentLinks?: 'scoped' | 'session';
}

export type ForeignServer = Awaited<ReturnType<typeof startForeignServer>>;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
};

/**
 * Another vendor's server: the calls of the specification's section 7 (with signing in) and nothing else,
 * in front of the built portal. It numbers its rows, has error bodies of its own, keeps every request, and
 * fails a call where a test asks for it.
 */
export async function startForeignServer(options: ForeignOptions) {
  const { role } = options;
  let portalOrigin: string | null = null;
  const received: Received[] = [];
  const documents = foreignDocuments();
  const waiting: (() => void)[] = [];
  let gate: { pattern: RegExp; size: number } | null = null;
  const rules: [RegExp, ForeignAnswer][] = [
    [
      /^POST \/api\/auth\/login$/,
      { json: { access_token: ACCESS_TOKEN, token_type: 'bearer', expires_in: 3600 } },
    ],
    [/^GET \/api\/v1\/users\/getRgUserInfo$/, { json: userInfo(role) }],
    [
      /^GET \/api\/(v2\/investor\/11|v1\/applicant\/22|v1\/supplier\/33)\/getGeneralData$/,
      { json: { name: 'Nombre Ajeno', nivel: 'oro' } },
    ],
    [/^GET \/api\/v2\/investor\/11\/getBalancesData$/, { json: { balance: 1234.5 } }],
    [/^POST \/api\/auth\/logout$/, { json: {} }],
    [
      /^POST \/api\/(v1\/applicant\/22\/saveApplicantLog|v2\/investor\/11\/saveInvestorLog)$/,
      { json: { ok: true } },
    ],
    [
      /^PUT \/api\/(supplier-onboarding\/put\/update-step|loan-onboarding\/put\/22\/update-onboarding)$/,
      { json: { message: 'Guardado' } },
    ],
  ];

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  // A browser sends a call again when a connection that it used before is cut; here none is used twice.
  server.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://ajeno.invalid');
    if (!/^\/(api|storagev3)\//.test(url.pathname)) return servePortal(url.pathname, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const method = request.method ?? '';
    const asked: Received = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      text: Buffer.concat(chunks).toString('latin1'),
    };
    received.push(asked);
    allow(request, response);
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const name = `${method} ${url.pathname}`;
    await held(name);
    // The last rule wins.
    const rule = rules.findLast(([pattern]) => pattern.test(name))?.[1];
    reply(request, response, rule ?? documents.answer(asked) ?? failures.missing);
  }

  /** Keeps what matches the gate until as many have come together, then lets all of them go. */
  function held(name: string): Promise<void> | undefined {
    if (!gate?.pattern.test(name)) return undefined;
    const { size } = gate;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < size) return;
      gate = null;
      for (const go of waiting.splice(0)) go();
    });
  }

  function allow({ headers }: IncomingMessage, response: ServerResponse) {
    if (!portalOrigin || headers.origin !== portalOrigin) return;
    response.setHeader('access-control-allow-origin', portalOrigin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT');
  }

  function servePortal(pathname: string, response: ServerResponse) {
    if (pathname === '/config.json') {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          apiBaseUrl: '',
          applicationToken: APPLICATION_TOKEN,
          brand: 'Marca Ajena',
          maps: null,
          analytics: null,
          documentLinks: options.documentLinks ?? 'scoped',
        }),
      );
    }
    const type = types[path.extname(pathname)];
    try {
      const file = readFileSync(path.join(portalFolder, type ? pathname : 'index.html'));
      response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    documents,
    /** Lets a portal of another origin call. */
    letIn(origin: string) {
      portalOrigin = origin;
    },
    /** Answers what matches in another way from now on; `pattern` is matched against "METHOD /path". */
    answer(pattern: RegExp, rule: ForeignAnswer) {
      rules.push([pattern, rule]);
    },
    /** Holds what matches until `size` of them wait, then answers all at once. */
    gather(pattern: RegExp, size: number) {
      gate = { pattern, size };
    },
    /** Lets go of what is held. */
    release() {
      gate = null;
      for (const go of waiting.splice(0)) go();
    },
    /** The requests to one address, in their order; preflights apart. */
    to(method: string, pathname: string) {
      return received.filter((one) => one.method === method && one.path === pathname);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(request: IncomingMessage, response: ServerResponse, rule: ForeignAnswer) {
  if (rule.hangUp) return request.socket.destroy();
  const type = rule.type ?? (rule.html === undefined ? 'application/json' : 'text/html');
  const body = rule.bytes ?? rule.html ?? JSON.stringify(rule.json);
  response.writeHead(rule.status ?? 200, { 'content-type': type }).end(body);
}

/** No more than section 7 promises, with ids that are numbers. */
export function userInfo(role: Role, changes: object = {}) {
  return {
    role,
    user_id: 7,
    investor_id: role === 'investor' ? 11 : null,
    client_id: role === 'client' ? 22 : null,
    supplier_id: role === 'supplier' ? 33 : null,
    supplier_status: role === 'supplier' ? 4 : null,
    expires_in: 3600,
    ...changes,
  };
}
