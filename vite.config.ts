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
  { from: 'zod/v4', source: '../core/to-json-schema.js', file: 'json-schema' },
  {
    from: 'zod/v4',
    source: '../core/json-schema-processors.js',
    file: 'json-schema-processors',
  },
  { from: '@refinedev', source: '@refinedev/devtools-internal', file: 'refine-devtools' },
  { from: '@refinedev', source: 'qs', file: 'query-string' },
  { from: '@refinedev/core', source: 'pluralize', file: 'pluralize' },
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

/**
 * Few files, for lines on which each one costs more than its bytes: what all screens share travels
 * together, the public pages' code apart from that of the private areas. From the most particular group
 * down; a module goes to the first that takes it, with what it imports.
 */
const chunks = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  // Only to write a file; Refine's core imports it too, for a hook that nothing here uses.
  { name: 'csv', test: packages('papaparse') },
  { name: 'main', tags: ['$initial' as const] },
  {
    name: 'public',
    test: /[\\/]src[\\/](shells[\\/]public[\\/]PublicShell|ui[\\/]public[\\/](?!ChoosePassword|Link|RedeemLink|SendLink|AskAnother|GoneLink|NewPassword|Done|use-kept))|[\\/]es-MX[\\/]identity[\\/]public\b/,
  },
  // What goes out before the screen's own code is there: the transport, and the first call.
  {
    name: 'transport',
    test: /[\\/]src[\\/](api[\\/]transport|shells[\\/]private[\\/]first-read)\./,
  },
  {
    name: 'refine',
    test: packages('@refinedev[\\/](core|antd|react-router)|@tanstack|react-router'),
  },
  // What many screens draw with; the rest comes with the screens that use it.
  {
    name: 'antd',
    test: packages(
      'antd(?![\\/]es[\\/](table|tree|pagination|radio|date-picker))|@ant-design|@rc-component|rc-(?!table|tree|pagination|picker)[\\w-]+',
    ),
    minShareCount: 22,
  },
  // The parts of a person's data come with their own pages.
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/](kernel(?![\\/](beside|folded|text-blocks|fields[\\/](mexican-state|web-address|curp-doubts)))|identity(?![\\/]administrators)|platform(?![\\/](saved-filters|line-diff|templates|udi-days|faqs|health|jobs|audit-names|backoffice-summary|mails|setting|shown-value))|people(?![\\/](onboarding|identity|beneficiaries|references|applicant-inv|about-you|consents|tax|work|risk|investor-contract|agent-training|profiles|person-|name-correction|prospect-|supplier-places|postal-codes|bank-accounts|privacy|phones|known-place|suppliers-directory)))[\\/]|[\\/]es-MX[\\/]credit[\\/]project-states\./,
  },
  { name: contractDomain, debugName: 'contract' },
  {
    name: 'private',
    test: /[\\/]src[\\/](shells[\\/]private[\\/]PrivateApp|screens[\\/]shared|refine[\\/](?!Resource|use-reads|saved-filters)|ui[\\/](kit(?![\\/](FundingBar|IndexedSections|RecordLink|Timeline|Receipt|KeptReceipt|receipt|use-receipt))|form[\\/]inputs[\\/]options|table[\\/]csv-values))/,
  },
  {
    name: 'table',
    test: /[\\/]src[\\/](ui[\\/]table[\\/](DataTable|ShortTable|column-kinds)|refine[\\/]ResourceTable)/,
  },
  // What forms are made of comes with the first of them.
  {
    name: 'form',
    test: /[\\/]node_modules[\\/](react-hook-form|@hookform|@refinedev[\\/]react-hook-form)[\\/]|[\\/]src[\\/]ui[\\/]form[\\/](AppForm|FormDialog|inputs[\\/]Text)/,
  },
  {
    name: 'credit',
    test: /[\\/]src[\\/](features[\\/]credit[\\/]shared|ui[\\/]cat-text)|[\\/]es-MX[\\/]credit[\\/]credit\b/,
  },
];

/** The schemas of a domain, most of which each of its screens reads. */
function contractDomain(id: string): string | null {
  const [, domain] =
    /[\\/]contract[\\/](?!locales)(\w+)[\\/](?!geo|stage-evidence|restructures|write-offs|project-places|program-projects|program-figures|figure-rows|program-people|on-the-way|folded|prospect-columns|prospect-exports|support-files|simulation)/.exec(
      id,
    ) ?? [];
  return domain ? `contract-${domain}` : null;
}

export default defineConfig({
  plugins: [
    replaceParts,
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
      // Loading their barrels does nothing by itself, though they do not declare it: what is not used may go.
      treeshake: {
        moduleSideEffects: [pure, domainFaces].map((test) => ({ test, sideEffects: false })),
      },
      output: {
        codeSplitting: {
          groups: chunks.map((group, index) => ({ ...group, priority: chunks.length - index })),
        },
      },
    },
  },
});
