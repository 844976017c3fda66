import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build as bundlePortal } from 'vite';
import { bundleServer } from './bundle-server.mjs';
import { drawIcons } from './draw-icons.mjs';
import { sourcesHash } from './sources-hash.mjs';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
// Built aside and renamed when whole: a running server keeps its files, an interrupted build changes nothing.
const draft = path.join(root, 'dist.new');

// The portal in production mode whatever NODE_ENV the shell has: React's development build is twice the size.
process.env.NODE_ENV = 'production';

const hash = sourcesHash();
rmSync(draft, { recursive: true, force: true });
await bundlePortal({
  root,
  logLevel: 'warn',
  build: { outDir: path.join(draft, 'portal') },
});
await drawIcons(path.join(draft, 'portal'));
await compress(path.join(draft, 'portal'));
await bundleServer(
  ['server/main.ts', 'server/admin.ts', 'server/postal-codes.ts'],
  path.join(draft, 'server'),
);
writeFileSync(path.join(draft, 'sources.sha256'), hash);
rmSync(dist, { recursive: true, force: true });
renameSync(draft, dist);

/** Lays a .br and a .gz beside every text file of the portal, so that none is compressed per request. */
async function compress(folder) {
  const texts = readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name))
    .map((name) => path.join(folder, name));
  for (const file of texts) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
