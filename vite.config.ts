import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, mergeConfig, type Plugin, runnerImport } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { screenChunks } from './scripts/screen-chunks.ts';

// Vite reads this file before it knows our path aliases, which the plugin's own imports use.
const { module } = await runnerImport<typeof import('./casbin/vite-plugin')>(
  './casbin/vite-plugin.ts',
  { configFile: false, resolve: { tsconfigPaths: true } },
);

/** Where `npm run dev` puts the API; the portal's own calls go there. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/**
 * What is built in place of parts of packages that the portal does not use, or that its security policy
 * refuses; each file states why.
 */
const standIns = [
  { from: '@rc-component/portal', source: './useScrollLocker', file: 'scroll-lock' },
  { from: 'rc-table', source: 'rc-util/es/getScrollBarSize', file: 'scroll-bar-size' },
  { from: 'rc-resize-observer', source: 'resize-observer-polyfill', file: 'resize-observer' },
  { from: 'antd/es/table', source: './FilterDropdown', file: 'nothing' },
  { from: 'antd/es/table', source: '../pagination', file: 'nothing' },
  { from: 'antd/es/table', source: '../../radio', file: 'nothing' },
  { from: 'antd/es/table', source: './RcTable/VirtualTable', file: 'nothing' },
  { from: 'rc-table', source: './stickyScrollBar', file: 'nothing' },
  { from: 'antd/es/drawer', source: '../skeleton', file: 'nothing' },
  { from: 'antd/es/modal', source: '../skeleton', file: 'nothing' },
  { from: 'antd/es/badge', source: './Ribbon', file: 'nothing' },
  { from: 'antd/es/input', source: './OTP', file: 'nothing' },
  { from: 'antd/es/input', source: './Group', file: 'nothing' },
  { from: 'antd/es/input', source: './Search', file: 'nothing' },
  { from: 'antd/es/input', source: './TextArea', file: 'nothing' },
  { from: 'zod/v4', source: '../core/to-json-schema.js', file: 'json-schema' },
  {
    from: 'zod/v4',
    source: '../core/json-schema-processors.js',
    file: 'json-schema-processors',
  },
  { from: '@refinedev', source: '@refinedev/devtools-internal', file: 'refine-devtools' },
  { from: '@refinedev', source: 'qs', file: 'query-string' },
  { from: '@refinedev/core', source: 'pluralize', file: 'pluralize' },
  { from: '@refinedev/core', source: 'lodash-es/isEqual.js', file: 'is-equal' },
  { from: '@refinedev/core', source: 'lodash-es/uniqBy.js', file: 'uniq-by' },
  { from: '@refinedev/core', source: 'lodash-es/unionWith.js', file: 'union-with' },
  { from: '@refinedev/core', source: 'lodash-es/differenceWith.js', file: 'difference-with' },
  { from: '@refinedev', source: 'lodash-es/get.js', file: 'get' },
  { from: '@refinedev/antd', source: 'sunflower-antd', file: 'search-form' },
  { from: '@refinedev/antd', source: 'antd', file: 'antd-of-refine' },
];

const replaceParts: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    const found = standIns.find(
      (one) => one.source === source && importer?.includes(`/node_modules/${one.from}/`),
    );
    return found && path.join(import.meta.dirname, 'src/stand-ins', `${found.file}.ts`);
  },
};

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

const pure = packages(
  '@refinedev|antd|@ant-design[\\/]icons|@rc-component|rc-[\\w-]+|papaparse|react-markdown|remark-[\\w-]+',
);

// What a domain offers to others: a screen loads the parts that it uses, not all.
const domainFaces = /[\\/]src[\\/]features[\\/]\w+[\\/]index\.ts$/;

const root = import.meta.dirname;

const config = {
  root,
  plugins: [replaceParts, react(), module.permissionsPlugin(path.join(root, 'casbin'))],
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
      // Loading their barrels does nothing by itself, though they do not declare it: what is not used may go.
      treeshake: {
        moduleSideEffects: [pure, domainFaces].map((test) => ({ test, sideEffects: false })),
      },
    },
  },
} satisfies InlineConfig;

export default defineConfig(async ({ command }) =>
  command === 'build'
    ? mergeConfig(config, {
        plugins: [screenChunks(root)],
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: { groups: await chunkGroups(config) },
            },
          },
        },
      })
    : config,
);
