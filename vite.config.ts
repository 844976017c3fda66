import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { screenChunks } from './scripts/screen-chunks.ts';

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

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

const pure = packages(
  '@refinedev|antd|@ant-design[\\/]icons|@rc-component|papaparse|react-markdown|remark-[\\w-]+|qs',
);

/**
 * Few files, for lines on which each one costs more than its bytes: what all screens share travels
 * together, the public pages' code apart from that of the private areas. From the most particular group
 * down; a module goes to the first that takes it, with what it imports.
 */
const chunks = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'main', tags: ['$initial' as const] },
  { name: 'public', test: /[\\/]src[\\/](shells[\\/]public[\\/]PublicShell|ui[\\/]public)/ },
  {
    name: 'refine',
    test: packages('@refinedev[\\/](core|antd|react-router)|@tanstack|react-router'),
  },
  // What many screens draw with; the rest comes with the screens that use it.
  { name: 'antd', test: packages('antd|@ant-design|@rc-component|rc-[\\w-]+'), minShareCount: 20 },
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/](kernel|identity)[\\/]/,
  },
  { name: contractDomain, debugName: 'contract' },
  { name: 'private', test: /[\\/]src[\\/](shells[\\/]private[\\/]PrivateApp|screens[\\/]shared)/ },
  { name: 'kit', test: /[\\/]src[\\/](ui|refine)[\\/]/, minShareCount: 8 },
];

/** The schemas of a domain, most of which each of its screens reads. */
function contractDomain(id: string): string | null {
  const [, domain] = /[\\/]contract[\\/](\w+)[\\/]/.exec(id) ?? [];
  return domain ? `contract-${domain}` : null;
}

export default defineConfig({
  plugins: [
    scrollLock,
    react(),
    module.permissionsPlugin(path.join(import.meta.dirname, 'casbin')),
    screenChunks(import.meta.dirname),
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
    rolldownOptions: {
      // Loading their barrels does nothing by itself, though they do not say so: what is not used may go.
      treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: chunks.map((group, index) => ({ ...group, priority: chunks.length - index })),
        },
      },
    },
  },
});
