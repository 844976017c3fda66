import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { tokenPages } from '@contract/identity/token-pages';
import { hashPages, unguessablePages } from '@contract/kernel/public-paths';
import { buildApp } from '@server/app';
import { testApi } from '@tests/support/api';
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createLiveHub } from './live';
import { pageHead } from './page-head';

const portalFolder = await mkdtemp(path.join(tmpdir(), 'solfondo-test-'));
await mkdir(path.join(portalFolder, 'assets'));
await writeFile(
  path.join(portalFolder, 'index.html'),
  '<head><meta name="description" content="" />\n<title></title></head><p style-nonce="__CSP_NONCE__">Portal</p><div id="root"></div>',
);
await mkdir(path.join(portalFolder, '.vite'));
await writeFile(
  path.join(portalFolder, '.vite/screens.json'),
  JSON.stringify({
    applicantLoan: ['assets/loan.js', 'assets/loan.css'],
    login: ['assets/login.js'],
  }),
);
await writeFile(
  path.join(portalFolder, '.vite/skeleton.json'),
  JSON.stringify({
    script: 'theme()',
    html: '<style nonce="__CSP_NONCE__"></style><div data-audience="__AREA__" data-act="__ACT__">Esqueleto</div>',
    screens: { applicantLoan: { area: 'applicant', act: true } },
  }),
);
await writeFile(path.join(portalFolder, 'assets/page.js'), '1');

const api = await testApi();
const live = createLiveHub(api.databaseUrl, () => undefined);
const app = await buildApp({
  ...api,
  config: { ...api.config, portalFolder },
  live,
  log: pino({ level: 'silent' }),
});
afterAll(async () => {
  await live.close();
  await app.close();
  await rm(portalFolder, { recursive: true });
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

async function ask(url: string, accept?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers, body } = await app.inject({
    method,
    url,
    headers: accept === undefined ? {} : { accept },
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('microphone=()');
  expect(headers['cache-control']).toContain('no-store');
  return { status: statusCode, type: String(headers['content-type']).split(';')[0], body, headers };
}

const page = { status: 200, type: 'text/html', body: expect.stringContaining('Portal') };
const absent = { ...page, status: 404 };
const missing = {
  status: 404,
  type: 'application/json',
  body: expect.stringContaining('not_found'),
};

describe('screens', () => {
  test('come with links to their own code, with any parameters', async () => {
    const { body } = await ask('/solicitante/credito/01HZ?x=1', BROWSER);
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/loan.js">');
    expect(body).toContain('<link rel="preload" as="style" crossorigin href="/assets/loan.css">');
    for (const other of ['/solicitante/inicio', '/no-existe', '/%2e']) {
      expect((await ask(other, BROWSER)).body).not.toContain('href="/assets/');
    }
  });

  test('bring the frame to look at meanwhile when they are private, and public pages none of it', async () => {
    const { body, headers } = await ask('/solicitante/credito/01HZ', BROWSER);
    expect(body).toMatch(
      /<div id="root"><\/div>\s*<style nonce="\w+"><\/style><div data-audience="applicant" data-act="true">/,
    );
    expect(body).toContain('<script>theme()</script>');
    const hash = createHash('sha256').update('theme()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect((await ask('/login', BROWSER)).body).not.toMatch(/Esqueleto|<script>/);
  });

  test.each(['/', '/login', '/solicitante/inicio', '/?utm_source=x.y', '/r/ABC'])(
    '%s is a page for browsers, link previews, uptime checks and curl',
    async (url) => {
      for (const accept of [BROWSER, '*/*', 'text/*', undefined]) {
        expect(await ask(url, accept)).toMatchObject(page);
      }
    },
  );

  test('asking for the head alone answers as for the page, without it', async () => {
    const { status, type, body } = await ask('/login', '*/*', 'HEAD');
    expect([status, type, body]).toEqual([200, 'text/html', '']);
  });

  test('styles are allowed by the nonce of the page', async () => {
    const { body, headers } = await ask('/');
    const nonce = /style-nonce="(\w+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});

describe('the head of a page', () => {
  const head = async (url: string) => (await ask(url, BROWSER)).body;

  test('tells programs that do not run it what a public page is, and where', async () => {
    const body = await head('/faqs?utm_source=x');
    expect(body).toContain('<title>Preguntas frecuentes - Solfondo</title>');
    expect(body).toContain(`<link rel="canonical" href="${api.config.publicUrl}/faqs" />`);
    expect(body).toContain(
      '<meta property="og:title" content="Preguntas frecuentes - Solfondo" />',
    );
    expect(body).toContain(
      `<meta property="og:image" content="${api.config.publicUrl}/preview.png" />`,
    );
    expect(body.match(/<meta name="description"/g)).toHaveLength(1);
    expect(body).not.toContain('noindex');
  });

  test.each(['/activar-cuenta/secreto', '/r/secreto', '/inversionista/inicio'])(
    'repeats nothing of %s, and keeps it out of search engines',
    async (url) => {
      const body = await head(url);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toMatch(/secreto|canonical|og:url/);
      expect(body).toContain('og:description');
    },
  );

  test('writes the brand as text', () => {
    const settings = { brand: 'Sol & "Luz" <b>', publicUrl: 'https://sol.mx' };
    expect(pageHead('home', settings)).toContain('<title>Sol &amp; &quot;Luz&quot; &lt;b></title>');
  });

  test('and the page itself travels compressed', async () => {
    const { headers } = await app.inject({
      url: '/solicitante/credito/01HZ',
      headers: { accept: BROWSER, 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('files for programs', () => {
  const file = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: BROWSER } });
    expect(statusCode).toBe(200);
    return { type: headers['content-type'], body };
  };

  test('robots.txt leads to a sitemap of pages that are there', async () => {
    const { type, body } = await file('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    const sitemap = /^Sitemap: (.*)$/m.exec(body)?.[1] ?? '';
    const { body: xml } = await file(new URL(sitemap).pathname);
    const urls = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url ?? '');
    expect(urls).toContain(`${api.config.publicUrl}/faqs`);
    for (const url of urls) {
      expect((await ask(new URL(url).pathname, BROWSER)).body).toContain(
        `<link rel="canonical" href="${url}" />`,
      );
    }
  });

  test('security.txt says whom to write to, for less than a year', async () => {
    const { body } = await file('/.well-known/security.txt');
    expect(body).toContain(`Contact: mailto:${api.config.supportEmail}\n`);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  test('the manifest names the brand and its icons', async () => {
    const { type, body } = await file('/manifest.webmanifest');
    expect(type).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({
      name: api.config.brand,
      lang: 'es-MX',
      icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
    });
  });
});

describe('the referrer policy of a page', () => {
  test.each(
    [...tokenPages, ...hashPages, ...unguessablePages].map((path) =>
      path.replace(/:\w+/g, 'x'.repeat(43)),
    ),
  )('%s sends no referrer, from its first byte on', async (url) => {
    expect((await ask(url)).headers['referrer-policy']).toBe('no-referrer');
    expect((await ask(`${url}/?a=1`)).headers['referrer-policy']).toBe('no-referrer');
  });

  test('other pages send it to their own server, and only the origin to others', async () => {
    for (const url of ['/', '/password/reset', '/inversionista/inicio']) {
      const { headers } = await ask(url);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });
});

describe('what is no screen', () => {
  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/v1/nothing',
    '/API/v1/projects',
    '/storagev3/x',
    '/assets/gone-1234.js',
  ])('%s is a JSON 404, also for a browser', async (url) => {
    expect(await ask(url, BROWSER)).toMatchObject(missing);
    expect(await ask(url, '*/*')).toMatchObject(missing);
  });

  test.each(['/humans.txt', '/favicon.ico?v=2', '/apple-touch-icon.png'])(
    '%s, a file that is not there, is a JSON 404 for clients that accept anything, and a page with that status for browsers',
    async (url) => {
      expect(await ask(url, 'image/avif,image/webp,*/*;q=0.8')).toMatchObject(missing);
      expect(await ask(url)).toMatchObject(missing);
      expect(await ask(url, BROWSER)).toMatchObject(absent);
    },
  );

  test.each(['/no-existe', '/solicitante/credito/1/nada', '/login/x', '/.well-known/x', '/r/'])(
    '%s is the page of the portal, which says so, with that status',
    async (url) => {
      for (const accept of [BROWSER, undefined])
        expect(await ask(url, accept)).toMatchObject(absent);
      const { body } = await ask(url);
      expect(body).toContain('<meta name="robots" content="noindex" />');
    },
  );

  test('neither programs that take JSON alone nor other methods get the page', async () => {
    expect(await ask('/login', 'application/json')).toMatchObject(missing);
    expect(await ask('/login', BROWSER, 'POST')).toMatchObject(missing);
  });
});

describe('addresses that the router refuses', () => {
  test.each(['/%ff', '/%E0%A4%A', '/password/reset/%', '/perfil%c3%28?x=%ff'])(
    '%s is the page for a browser, as an address that nothing answers to',
    async (url) => {
      expect(await ask(url, BROWSER)).toMatchObject(absent);
      expect(await ask(url)).toMatchObject(absent);
      expect(await ask(url, 'application/json')).toMatchObject(missing);
    },
  );

  test.each(['/api/v1/%ff', '/storagev3/documents/%E0%A4%A', `/api/v1/loans/${'a'.repeat(3000)}`])(
    '%s is a JSON 404',
    async (url) => expect(await ask(url, BROWSER)).toMatchObject(missing),
  );

  test.each([
    'OPTIONS * HTTP/1.1',
    'GET * HTTP/1.1',
    'PROPFIND /login HTTP/1.1',
    'GET http://otro.mx/%ff HTTP/1.1',
  ])('%s carries the headers too', async (line) => {
    const address = new URL(await listening());
    const socket = connect(Number(address.port), address.hostname);
    socket.end(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 [24]0[04]/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('content-security-policy: ');
  });
});

async function listening() {
  return app.server.listening ? app.listeningOrigin : app.listen({ host: '127.0.0.1', port: 0 });
}
