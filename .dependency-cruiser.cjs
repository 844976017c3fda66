/*
 * Who may import whom. Folders are matched by pattern, so a new feature falls under the rules by
 * existing. Tests may reach further than the code they test.
 */
const TEST = '\\.test\\.tsx?$';

/** A rule that everything in `from` obeys: of our own folders it may import only `allowed`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(contract|casbin|src|server|tests|scripts)/', pathNot: allowed },
});

/** A rule that from all npm packages, `from` may import only `allowed`. */
const onlyPackages = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'], pathNot: allowed },
});

/**
 * The domains of the server, each with those that it uses: a short list without a circle, drawn in
 * ARCHITECTURE.md. What a lower domain asks of an upper one is given to it at boot (`connect.ts`).
 */
const serverDomains = {
  platform: [],
  identity: ['platform'],
  people: ['documents', 'program', 'identity', 'platform'],
  documents: ['identity', 'platform'],
  credit: ['documents', 'people', 'identity', 'platform'],
  funding: ['credit', 'people', 'platform'],
  treasury: ['funding', 'credit', 'people', 'identity', 'platform'],
  compliance: ['documents', 'people', 'platform'],
  program: ['documents', 'platform'],
};
/** The same of the portal; pages are beside the domain that they show. */
const portalDomains = {
  platform: [],
  people: ['documents', 'platform'],
  documents: ['platform'],
  funding: [],
  treasury: ['people', 'platform'],
  credit: ['documents', 'funding', 'people', 'platform', 'treasury'],
  identity: ['credit', 'documents', 'people', 'platform'],
  compliance: ['platform'],
  program: ['people', 'platform'],
};

/** Of other domains, one imports the `index.ts` of those that it uses and nothing else. */
const usesOnly = (program, domains) =>
  Object.entries(domains).map(([domain, uses]) => ({
    name: `${program}-${domain}-uses-only-${uses.join('-') || 'itself'}`,
    severity: 'error',
    from: { path: `^${program}/features/${domain}/`, pathNot: TEST },
    to: {
      path: `^${program}/features/[^/]+/`,
      pathNot: [
        `^${program}/features/${domain}/`,
        `^${program}/features/(${uses.join('|')})/index\\.ts$`,
      ],
    },
  }));

const isListed = (program, domains) => ({
  name: `${program}-domain-is-in-the-list`,
  severity: 'error',
  from: { path: `^${program}/features/(?!(${Object.keys(domains).join('|')})/)[^/]+/` },
  to: {},
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // A type that mentions another back is no cycle when the program runs, nor is a page that is loaded
      // later and links back to the table that loads it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-dev-packages-in-the-product',
      severity: 'error',
      from: { path: '^(contract|casbin|src|server)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },

    only('contract-imports-nothing-of-ours', '^contract/', '^contract/'),
    onlyPackages('contract-imports-zod-only', '^contract/', '^node_modules/zod/'),
    only('casbin-imports-the-contract', '^casbin/', '^(casbin|contract)/'),
    onlyPackages('casbin-imports-casbin-only', '^casbin/', '^node_modules/(casbin|vite)/'),

    only('portal-never-imports-the-server', '^src/', '^(src|contract|casbin)/'),
    only('server-never-imports-the-portal', '^server/', '^(server|contract|casbin)/'),

    only(
      'ui-imports-the-catalogue-only',
      '^src/ui/',
      '^(src/(ui|i18n)/|src/config\\.ts$|contract/(kernel|locales)/)',
    ),
    only('api-knows-no-session', '^src/api/', '^(src/(api|i18n)/|src/config\\.ts$|contract/)'),
    only(
      'session-knows-no-screen',
      '^src/session/',
      '^(src/(session|api|ui|i18n)/|src/config\\.ts$|contract/|casbin/)',
    ),
    only(
      'refine-knows-no-screen',
      '^src/refine/',
      '^(src/(refine|session|api|ui|i18n)/|src/config\\.ts$|contract/|casbin/permissions\\.ts$)',
    ),
    only(
      'feature-imports-shared-parts-only',
      '^src/features/([^/]+)/',
      '^(src/features/($1/|[^/]+/index\\.ts$)|src/(api|refine|ui|session|i18n)/|src/(config|screens/enter)\\.ts$|contract/|casbin/permissions\\.ts$)',
    ),
    ...usesOnly('src', portalDomains),
    isListed('src', portalDomains),
    {
      name: 'screens-import-features-lazily',
      severity: 'error',
      from: { path: '^src/screens/', pathNot: TEST },
      to: { path: '^src/features/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },

    only(
      'server-feature-imports-shared-parts-only',
      '^server/features/',
      '^(server/(features|http|db|ledger|jobs|adapters)/|server/(config|i18n|project-root)\\.ts$|contract/|casbin/)',
    ),
    ...usesOnly('server', serverDomains),
    isListed('server', serverDomains),
    {
      // The two composition files are beside the domains and may import their internals.
      name: 'server-domain-is-entered-through-its-index',
      severity: 'error',
      from: { path: '^server/(?!features/)', pathNot: TEST },
      to: { path: '^server/features/[^/]+/', pathNot: '^server/features/[^/]+/index\\.ts$' },
    },
    {
      // What a feature keeps to itself: how it answers calls and how it reads its tables.
      name: 'server-feature-inside-is-its-own',
      severity: 'error',
      from: { path: '^server/features/([^/]+/[^/]+)/', pathNot: TEST },
      to: {
        path: '^server/features/[^/]+/[^/]+/[^/]*(handlers|repository)\\.ts$',
        pathNot: '^server/features/$1/',
      },
    },
    {
      name: 'only-the-ledger-writes-money',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/(ledger|db)/', TEST] },
      to: { path: '^server/db/schema/ledger\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-db-knows-the-database',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/(db|main|command|serve|prepare)', TEST] },
      // To hold a folder is to know nothing of the database in it.
      to: { path: '^server/db/(embedded/(?!folder-lock)|migrate\\.ts$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
