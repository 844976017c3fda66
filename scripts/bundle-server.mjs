import path from 'node:path';
import { build } from 'esbuild';

/** Programs of the server as Node runs them, each file of `entryPoints` one of the same name in `outdir`. */
export function bundleServer(entryPoints, outdir) {
  return build({
    absWorkingDir: path.join(import.meta.dirname, '..'),
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
