import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchScreen } from '@contract/kernel/match-screen';
import { screenPaths } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import * as z from 'zod';
import { pageHead } from './page-head';

const screens = Object.entries(screenPaths).map(([key, path]) => ({ key, path }));
const filesByScreen = z.record(z.string(), z.array(z.string()));
const skeletons = z.object({
  script: z.string(),
  html: z.string(),
  screens: z.record(z.string(), z.object({ area: z.string(), act: z.boolean() })),
});

const ROOT = '<div id="root"></div>';
const TITLE = /<title>.*<\/title>/;
const DESCRIPTION = /<meta name="description".*\n\s*/;

export interface ScreenPages {
  /** The page of an address, or null where no screen is. */
  of(pathname: string): string | null;
  /** For an address without a screen: the portal itself says that nothing is there. */
  missing: string;
  /** Lets through, as a source of the security policy, the one script that stands in the pages themselves. */
  scriptSource: string;
}

/**
 * The portal's page, as the build left it, with its head for programs that do not run it, links that fetch the code
 * of the screen asked for beside the entry's own instead of after it, and for private screens the frame to look at
 * meanwhile. Null where no
 * portal was built, or by a version without these lists or with others.
 */
export async function readScreenPages(
  config: Pick<Config, 'portalFolder' | 'brand' | 'publicUrl'>,
): Promise<ScreenPages | null> {
  const read = (name: string) => readIfThere(join(config.portalFolder, name));
  const page = await read('index.html');
  const listed = await read('.vite/screens.json');
  const drawn = await read('.vite/skeleton.json');
  if (page === null || listed === null || drawn === null) return null;
  const { data: skeleton } = skeletons.safeParse(JSON.parse(drawn));
  if (!skeleton) return null;
  const files = filesByScreen.parse(JSON.parse(listed));
  const headed = (key: string | null) =>
    page.replace(DESCRIPTION, '').replace(TITLE, () => pageHead(key, config));
  const pages = new Map(
    screens.map(({ key }) => {
      const links = (files[key] ?? []).map((file) => `  ${linkTo(file)}\n  `).join('  ');
      const linked = headed(key).replace('</head>', () => `${links}</head>`);
      return [key, withSkeleton(linked, skeleton, skeleton.screens[key])];
    }),
  );
  return {
    of: (pathname) => pages.get(matchScreen(screens, pathname)?.screen.key ?? '') ?? null,
    missing: headed(null),
    scriptSource: `'sha256-${createHash('sha256').update(skeleton.script).digest('base64')}'`,
  };
}

function withSkeleton(
  page: string,
  { script, html }: z.infer<typeof skeletons>,
  screen: z.infer<typeof skeletons>['screens'][string] | undefined,
): string {
  if (!screen) return page;
  const drawn = html.replace('__AREA__', screen.area).replace('__ACT__', String(screen.act));
  return page
    .replace('<title>', () => `<script>${script}</script>\n    <title>`)
    .replace(ROOT, () => `${ROOT}\n    ${drawn}`);
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}">`;
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => null);
