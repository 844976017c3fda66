import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

// Vite reads this file before it knows our path aliases, which the plugin's own imports use.
const { module } = await runnerImport<typeof import('./casbin/vite-plugin')>(
  './casbin/vite-plugin.ts',
  { configFile: false, resolve: { tsconfigPaths: true } },
);

/** Where `npm run dev` puts the API; the portal's own calls go there. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** Gives antd's portals our scroll lock, see there. */
const scrollLock: Plugin = {
  name: 'scroll-lock',
  enforce: 'pre',
  resolveId(source, importer) {
    const ours = source === './useScrollLocker' && importer?.includes('@rc-component/portal');
    return ours ? path.join(import.meta.dirname, 'src/ui/scroll-lock.ts') : undefined;
  },
};

export default defineConfig({
  plugins: [
    scrollLock,
    react(),
    module.permissionsPlugin(path.join(import.meta.dirname, 'casbin')),
  ],
  resolve: { tsconfigPaths: true },
  // Replaced by the server with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': api, '/storagev3': api, '/config.json': api } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and images as files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
