import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
process.env.API_PORT ||= String(port + 1);

const api = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: process.env.API_PORT,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    },
  },
);
const portal = await createServer({ root, server: { port, strictPort: true } });
await portal.listen();
portal.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => api.kill(signal));
api.once('exit', async (code) => {
  await portal.close();
  process.exit(code ?? 0);
});
