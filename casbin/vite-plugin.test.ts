import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPermissionTable } from './enforcer';
import { permissionsPlugin } from './vite-plugin';

let folder: string;
let server: ViteDevServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  for (const file of ['model.conf', 'policy.csv'])
    await cp(`casbin/${file}`, path.join(folder, file));
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [permissionsPlugin(folder)],
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function served() {
  const module = await server.ssrLoadModule('virtual:permissions');
  return module.permissionTable;
}

describe('virtual:permissions', () => {
  it('is the table that Casbin gives, as plain data', async () => {
    expect(await served()).toEqual(await loadPermissionTable('casbin'));
  });

  it('follows the policy file in development', async () => {
    expect((await served()).client).not.toHaveProperty(['ledger.verify']);
    await appendFile(
      path.join(folder, 'policy.csv'),
      'p, isApplicant, ledger, verify, own, none\n',
    );
    await vi.waitFor(
      async () => expect((await served()).client).toHaveProperty(['ledger.verify']),
      10_000,
    );
  });
});
