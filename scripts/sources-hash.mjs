import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const builtFolders = ['casbin', 'contract', 'public', 'server', 'src'];
const builtFiles = [
  'index.html',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundle-server.mjs',
  'scripts/chunk-plan.ts',
  'scripts/chunks.ts',
  'scripts/screen-chunks.ts',
  'scripts/skeleton.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Hash of the sources in some folders and files; by default of everything that `npm run build` reads: the build
 * is fresh when it carries the same one.
 */
export function sourcesHash(folders = builtFolders, files = builtFiles) {
  const found = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const hash = createHash('sha256');
  for (const file of [...found, ...files].sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
