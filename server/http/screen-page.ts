import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchScreen } from '@contract/kernel/match-screen';
import { screenPaths } from '@contract/kernel/screens';
import * as z from 'zod';

const screens = Object.entries(screenPaths).map(([key, path]) => ({ key, path }));
const filesByScreen = z.record(z.string(), z.array(z.string()));
const skeletons = z.object({
  script: z.string(),
  html: z.string(),
  screens: z.record(z.string(), z.object({ area: z.string(), act: z.boolean() })),
});

const ROOT = '<div id="root"></div>';

export interface ScreenPages {
  of(pathname: string): string;
  /** Lets through, as a source of the security policy, the one script that stands in the pages themselves. */
  scriptSource: string;
}

/**
 * The portal's page, as the build left it, with links that fetch the code of the screen asked for beside
 * the entry's own instead of after it, and for private screens the frame to look at meanwhile. Null where no
 * portal was built, or by a version without these lists or with others.
 */
export async function readScreenPages(portalFolder: string): Promise<ScreenPages | null> {
  const read = (name: string) => readIfThere(join(portalFolder, name));
  const page = await read('index.html');
  const listed = await read('.vite/screens.json');
  const drawn = await read('.vite/skeleton.json');
  if (page === null || listed === null || drawn === null) return null;
  const { data: skeleton } = skeletons.safeParse(JSON.parse(drawn));
  if (!skeleton) return null;
  const pages = new Map(
    Object.entries(filesByScreen.parse(JSON.parse(listed))).map(([key, files]) => {
      const linked = page.replace(
        '</head>',
        () => `  ${files.map(linkTo).join('\n    ')}\n  </head>`,
      );
      return [key, withSkeleton(linked, skeleton, skeleton.screens[key])];
    }),
  );
  return {
    of(pathname) {
      const screen = matchScreen(screens, pathname)?.screen;
      return (screen && pages.get(screen.key)) ?? page;
    },
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
