import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@server/db/embedded/free-port';
import { projectRoot } from '@server/project-root';
import { endProcess } from '@tests/support/server-process';
import { build } from 'esbuild';

const START_WITHIN_MS = 120_000;

/**
 * The build, served as `npm start` serves it, on a database of its own with demo data; beside the portal's
 * files lie those of the yardstick. Everything goes with `close`.
 */
export async function startBuiltServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-bench-'));
  const root = path.join(folder, 'product');
  cpSync(path.join(projectRoot, 'dist'), path.join(root, 'dist'), { recursive: true });
  for (const name of readdirSync(projectRoot)) {
    if (!/^(dist|data|\.)/.test(name)) {
      symlinkSync(path.join(projectRoot, name), path.join(root, name));
    }
  }
  await addYardstick(path.join(root, 'dist', 'portal'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    await endProcess(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilHealthy(address);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

/** A page of React alone that shows the rows of one call. */
async function addYardstick(portal: string) {
  const script = path.join(portal, 'assets', 'yardstick.js');
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['tests/bench/browser/yardstick.tsx'],
    outfile: script,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(`${script}.br`, brotliCompressSync(readFileSync(script)));
  writeFileSync(
    path.join(portal, 'yardstick.html'),
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><div id="root"></div>' +
      '<script type="module" src="/assets/yardstick.js"></script>',
  );
}

async function untilHealthy(address: string) {
  const until = Date.now() + START_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The built server did not start.');
}
