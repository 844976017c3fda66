import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesHash } from './sources-hash.mjs';

const dist = path.join(import.meta.dirname, '..', 'dist');

if (!isBuilt()) {
  console.log('Construyendo el portal…');
  // In a process of its own, so that the server does not keep the bundlers' memory.
  const script = path.join(import.meta.dirname, 'build.mjs');
  const build = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
process.setSourceMapsEnabled(true);
// `npm run admin -- create` is a program of its own in the same build.
const [program] = process.argv.splice(2, process.argv[2] === 'admin' ? 1 : 0);
await import(`../dist/server/${program ?? 'main'}.js`);

function isBuilt() {
  const stamp = path.join(dist, 'sources.sha256');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}
