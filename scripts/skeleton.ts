import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';

export interface Skeleton {
  /** Into the page's head: puts the theme on the document. */
  script: string;
  /** After the root, with its styles; `__AREA__` stands for the screen's area, `__ACT__` for whether its page has an act. */
  html: string;
  screens: DrawnScreens;
}

/** What is drawn differently of each private screen. */
export type DrawnScreens = Record<string, { area: string; act: boolean }>;

/** What a private page shows until its code is there, made of `src/shells/skeleton`. */
export async function makeSkeleton(root: string, screens: DrawnScreens): Promise<Skeleton> {
  const folder = path.join(root, 'src', 'shells', 'skeleton');
  const [html, css, bundle] = await Promise.all([
    readFile(path.join(folder, 'skeleton.html'), 'utf8'),
    readFile(path.join(folder, 'skeleton.css'), 'utf8'),
    build({
      entryPoints: [path.join(folder, 'early-frame.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
    }),
  ]);
  const { code } = await transform(css, { loader: 'css', minify: true });
  return {
    script: (bundle.outputFiles[0]?.text ?? '').trim(),
    html: `<style nonce="__CSP_NONCE__">${code.trim()}</style>${html.replace(/\n\s*/g, '')}`,
    screens,
  };
}
