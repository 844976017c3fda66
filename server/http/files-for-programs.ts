import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';
import { listedUrls, THEME_COLOR } from './page-head';

/** Of who reads reports of weaknesses. */
const LANGUAGES = ['es', 'en'];
/** How long the contact of `security.txt` holds, in days; RFC 9116 advises less than a year. */
const CONTACT_DAYS = 180;

/** Files that search engines, browsers and security researchers ask for by their usual names. */
export function registerFilesForPrograms(app: FastifyInstance, config: Config): void {
  const { brand, publicUrl, supportEmail } = config;
  const serve = (url: string, type: string, write: () => string) =>
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(write()),
    );

  serve('/robots.txt', 'text/plain', () =>
    lines(
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    ),
  );
  serve('/sitemap.xml', 'application/xml', () =>
    lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...listedUrls(config).map((url) => `  <url><loc>${url}</loc></url>`),
      '</urlset>',
    ),
  );
  serve('/.well-known/security.txt', 'text/plain', () =>
    lines(
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(Date.now() + CONTACT_DAYS * 86_400_000).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ),
  );
  serve('/manifest.webmanifest', 'application/manifest+json', () =>
    JSON.stringify({
      name: brand,
      short_name: brand,
      lang: 'es-MX',
      start_url: '/',
      // Files and the bank's pages open in tabs, which a window without an address bar does not have.
      display: 'browser',
      theme_color: THEME_COLOR,
      background_color: '#ffffff',
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
  );
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;
