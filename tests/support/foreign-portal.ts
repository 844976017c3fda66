import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@server/config';
import { answerElsewhere, registerPortal } from '@server/http/portal';
import { registerSecurityHeaders, securityHeaders } from '@server/http/security-headers';
import Fastify from 'fastify';

/** The portal as this product serves it, headers and all, and none of its API. */
export async function startPortalAlone(env: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-test-'));
  const app = Fastify();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
  registerSecurityHeaders(app, securityHeaders(config, null));
  app.setNotFoundHandler((await answerElsewhere(config)).unknown);
  await registerPortal(app, config, {
    staffSecondFactor: async () => 'required',
    demo: async () => null,
  });
  return {
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
