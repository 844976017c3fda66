import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:permissions': path.join(import.meta.dirname, 'tests/support/permission-table.ts'),
    },
  },
  test: {
    include: ['{contract,casbin,server,src,scripts,tests}/**/*.test.{ts,tsx}'],
    // The contract's sentences are resolved by a program's i18next; the server's and the portal's are alike.
    setupFiles: 'server/i18n.ts',
    globalSetup: 'tests/support/global-setup.ts',
    // Files share a process and its modules, of which the server's are many; none leaves anything behind.
    isolate: false,
    maxWorkers: '100%',
    // Real processes and databases on a busy machine; a hang still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
