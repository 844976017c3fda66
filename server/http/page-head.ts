import { publicPaths } from '@contract/kernel/public-paths';
import { previews } from '@contract/locales/es-MX/screens/previews';
import { publicScreens } from '@contract/locales/es-MX/screens/public';
import type { Config } from '@server/config';
import { t } from '@server/i18n';

type Settings = Pick<Config, 'brand' | 'publicUrl'>;

/** The green of the mark. */
export const THEME_COLOR = '#1f6f54';
/** The picture of a preview: its size is that of the build (`scripts/draw-icons.mjs`). */
const PREVIEW = { file: 'preview.png', width: 1200, height: 630 };

/** Public pages that search engines list: those with a description of their own. */
const listedKeys = [
  'home',
  'login',
  'registration',
  'faqs',
  'security',
  'terms',
  'privacy',
  'statementCheck',
] as const satisfies readonly (keyof typeof publicPaths)[];

const listed = new Map<string, { path: string; description: string }>(
  listedKeys.map((key) => [key, { path: publicPaths[key], description: t(previews.pages[key]) }]),
);

/** The addresses of the pages that search engines list. */
export const listedUrls = ({ publicUrl }: Settings) =>
  [...listed.values()].map(({ path }) => new URL(path, publicUrl).href);

/**
 * The head of a page for programs that do not run it: search engines, and messengers that preview a link. The
 * address of a page that may carry a secret is not repeated.
 *
 * @param key the page's screen; null for an address without one
 */
export function pageHead(key: string | null, settings: Settings): string {
  const { brand, publicUrl } = settings;
  const page = listed.get(key ?? '');
  const name = isPublic(key) ? t(publicScreens[key]) : null;
  const title = name === null || key === 'home' ? brand : `${name} - ${brand}`;
  const description = page?.description ?? t(previews.general);
  const address = page && new URL(page.path, publicUrl).href;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    address
      ? `<link rel="canonical" href="${escaped(address)}" />`
      : meta('name', 'robots', 'noindex'),
    meta('name', 'theme-color', THEME_COLOR),
    '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/manifest.webmanifest" />',
    ...Object.entries({
      'og:type': 'website',
      'og:locale': 'es_MX',
      'og:site_name': brand,
      'og:title': title,
      'og:description': description,
      ...(address && { 'og:url': address }),
      'og:image': new URL(PREVIEW.file, publicUrl).href,
      'og:image:width': String(PREVIEW.width),
      'og:image:height': String(PREVIEW.height),
      'og:image:alt': brand,
    }).map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

const isPublic = (key: string | null): key is keyof typeof publicPaths =>
  key !== null && key in publicPaths;

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => signs[sign] ?? sign);
