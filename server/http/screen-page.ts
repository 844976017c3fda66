import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchScreen } from '@contract/kernel/match-screen';
import { screenPaths } from '@contract/kernel/screens';
import * as z from 'zod';

const screens = Object.entries(screenPaths).map(([key, path]) => ({ key, path }));
const filesByScreen = z.record(z.string(), z.array(z.string()));

/**
 * The portal's page, as the build left it, with links that fetch the code of the screen asked for beside
 * the entry's own instead of after it. Null where no portal was built, or by a version without that list.
 */
export async function readScreenPages(
  portalFolder: string,
): Promise<((pathname: string) => string) | null> {
  const page = await readIfThere(join(portalFolder, 'index.html'));
  const listed = await readIfThere(join(portalFolder, '.vite', 'screens.json'));
  if (page === null || listed === null) return null;
  const links = new Map(
    Object.entries(filesByScreen.parse(JSON.parse(listed))).map(([key, files]) => [
      key,
      files.map(linkTo).join('\n    '),
    ]),
  );
  return (pathname) => {
    const screen = matchScreen(screens, pathname)?.screen;
    const preload = screen && links.get(screen.key);
    return preload ? page.replace('</head>', () => `  ${preload}\n  </head>`) : page;
  };
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}">`;
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => null);
