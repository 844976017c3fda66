import path from 'node:path';
import { build } from 'esbuild';

/** Programs that any of them starts as processes. */
const processes = ['picture-process.ts', 'pdf-process.mjs'].map(
  (file) => `server/adapters/pictures/${file}`,
);

/** Programs of the server as Node runs them, each file of `entryPoints` one of the same name in `outdir`. */
export function bundleServer(entryPoints, outdir) {
  return build({
    absWorkingDir: path.join(import.meta.dirname, '..'),
    entryPoints: [...entryPoints, ...processes].map((file) => ({
      in: file,
      out: path.parse(file).name,
    })),
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
