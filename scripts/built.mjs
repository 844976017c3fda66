import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesHash } from './sources-hash.mjs';

const stamp = path.join(import.meta.dirname, '..', 'dist', 'sources.sha256');

/** Builds the product unless `dist` is of these sources; ends the process when that fails. */
export function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()) return;
  if (!hasBuildTools()) {
    console.error('Falta construir el portal: npm ci --include=dev && npm run build');
    process.exit(1);
  }
  console.log('Construyendo el portal…');
  // In a process of its own, so that the server does not keep the bundlers' memory.
  const script = path.join(import.meta.dirname, 'build.mjs');
  const build = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

/** False after `npm ci --omit=dev`, and after `npm ci` where NODE_ENV is "production". */
function hasBuildTools() {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}
